import { LONG, PLAIN, wordsOf } from './text.ts';

/** In capitals too, without the flag `i`: a hyphen says one thing after a capital and another after a small letter. */
const anyCase = (words: string): string =>
  words.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const ENDING = anyCase('jpe?g|png|webp|avif|heic|gif|svg');
/** What cameras and programs write before a number or a day. */
const CAMERA = anyCase(
  'img|dsc|dscn|dscf|dji|pxl|mvi|gopr|scan|escaneo|captura(?: de pantalla| desde)?|pantallazo|screen ?shot|adobestock|shutterstock|whatsapp|chatgpt image|dall·e',
);
const COPY = anyCase('(?:copia de|copy of) ');
const MESSENGER = anyCase('whatsapp (?:image|photo|video)|(?:imagen|foto|video) de whatsapp');
/** What stands where nobody has written yet, with or without a number. */
const NOTHING = anyCase(
  [
    '(?:una |la |an? |the )?(?:img|image|imagen|foto|photo|fotograf(?:i|í)a|photograph|picture|pic)(?: de| of| principal| sin descripci(?:o|ó)n| [0-9]+ de)?|portada|logo|obra|captura(?: de pantalla)?|screenshot|diapositiva|slide|recorte|archivo|file',
    '(?:dise(?:ñ|n)o )?sin t(?:i|í)tulo|untitled(?: design)?|unnamed|descarga|download|sin nombre|sin texto(?: alternativo)?|texto aqu(?:i|í)|alt|alt text|texto alt|texto alternativo|(?:sin |no )?descripci(?:o|ó)n(?: de la imagen)?|(?:no )?description',
    'todo|tbd|pendiente|por definir|por escribir|por hacer|por confirmar|no aplica|n/?a|null|none|undefined|ningun(?:a|o)|vac(?:i|í)o|placeholder|lorem ipsum.*|test|prueba|asdf|x+',
  ].join('|'),
);
const TO_DO = anyCase('todo|fixme|pendiente|falta');
const GENERATED = anyCase('descripci(?:o|ó)n generada autom(?:a|á)ticamente');

/** A word that is the name of a file: `08-escalera`, `P1050936`. A sentence may begin so: `Foto-mural`. */
const FILE_NAME = String.raw`\S*_\S*|\S*-\S*[-\d]\S*|\S*\d\S*-\S*|\p{Ll}\S*-\S*|[a-zA-Z]*-?\d{4,}\S*`;

const SAYS_NOTHING = [
  String.raw`.*\.(?:${ENDING})\s*$`,
  String.raw`.*${GENERATED}`,
  String.raw`\s*(?:${COPY})?(?:${CAMERA})[-_ ]?\(?\d`,
  String.raw`\s*(?:${MESSENGER})`,
  String.raw`[\s\p{P}]*(?:${NOTHING})[\s\p{P}\p{S}\d]*$`,
  String.raw`\s*(?:${TO_DO})\s*:`,
  String.raw`\s*(?:${FILE_NAME})\s*$`,
  // One letter at most.
  String.raw`\P{L}*\p{L}?\P{L}*$`,
  // A tag of HTML, which would be read aloud.
  String.raw`.*<\/?[a-zA-Z]`,
].join('|');

const EXAMPLE = 'Dos lienzos blancos recargados en una columna de concreto, con luz de mañana';

/** What a picture shows, for people who do not see it; never empty, never the name of a file. */
export const altText = () =>
  wordsOf(
    new RegExp(`^(?!${SAYS_NOTHING})${PLAIN.source.slice(1)}`, 'u'),
    'una frase que diga qué se ve en la imagen, no el nombre del archivo',
  )('Qué se ve en la imagen, para quien no puede verla', EXAMPLE).meta(LONG);
