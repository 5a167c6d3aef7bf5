import { nameCodePoint, quote } from './quote.ts';

/**
 * What the texts of the site don't hold, or hardly mean: one table. Each row says where it is looked for, what is told of it, and for its test
 * what it finds and what it leaves.
 */

/**
 * Where a row is looked for: in a file as it is written (control) and in fields, `anywhere`, in a field that is shown as it is written, in one with italics (a caption), in one without
 * (plain), in the alternative text of a picture, in a description (summary), in an essay; `meant` is a warning, anywhere; `point` and `comma` are the languages whose
 * decimals have that sign.
 */
type Where =
  | 'summary'
  | 'control'
  | 'anywhere'
  | 'field'
  | 'caption'
  | 'plain'
  | 'picture'
  | 'essay'
  | 'meant'
  | 'point'
  | 'comma';

/** A pattern is the source of a regular expression with `u`, in fields without lookbehind, which browsers of four years lack. */
export interface Pattern {
  where: Where;
  pattern: string;
  /** What is told, `%` for what was found. */
  sentence: string | ((found: RegExpMatchArray) => string);
  bad: readonly string[];
  good: readonly string[];
}

/** What to write for a sign that can't be seen: what Windows-1252 has in its place, or another line where it broke one. */
const replaceUnseen = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const meant = new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  if (code >= 0x80 && code <= 0x9f && meant !== sign) return `escribe ${meant}`;
  return /[\v\f\u2028\u2029]/.test(sign) ? 'bórralo, o empieza ahí otro renglón' : 'bórralo';
};

/** Tells a sign that can't be seen by the word after which it stands. */
const describeUnseen = ({ 0: sign, index = 0, input = '' }: RegExpMatchArray): string => {
  const before = input.slice(input.lastIndexOf('\n', index) + 1, index);
  const [word] = /[^\s\p{C}"]+(?=[\s\p{C}"]*$)/u.exec(before) ?? [];
  const place = word === undefined ? 'Al principio del renglón' : `Después de ${quote(word)}`;
  return `${place} hay un signo que no se ve, ${nameCodePoint(sign)}: ${replaceUnseen(sign)}.`;
};

/** In capitals too, without the flag `i`: a hyphen says one thing after a capital and another after a small letter. */
const anyCase = (words: string): string =>
  words.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mes';
/** Words that never carry the asterisk of a note. */
const FUNCTION_WORDS =
  'a|al|con|como|de|del|e|el|en|entre|es|la|las|lo|los|o|para|por|que|se|sobre|su|sus|un|una|y';
const PICTURE = 'img|image|imagen|foto|photo|fotograf(?:i|í)a|photograph|picture|pic';
const AREA = String.raw`\s*[mM](?:etros?|ts?\.?)?(?:\^?[²2]|\s+cuadrados?)`;

const LAST_CHARACTERS = 30;
const MEXICAN_DIGITS = 10;
/** A 1 before the number was dialled for mobile phones. */
const countDigits = ([found]: RegExpMatchArray): string => {
  const { length } = found.replace(/\D/g, '').replace(/^521?/, '');
  return `% lleva ${length} números después de +52, y un teléfono de México lleva ${MEXICAN_DIGITS}.`;
};

/** Said of what an essay doesn't show, or shows as it is typed. */
export const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';
const UNCLOSED =
  '% se lee con sus signos. Se espera *cursiva* o **negrita**: sin espacios por dentro, y después un espacio, un punto o una coma. Un signo suelto se escribe \\*.';
const FILE_NAME = '% es el nombre de un archivo.';
const UNTOLD = '% no dice qué se ve.';

export const PATTERNS: readonly Pattern[] = [
  {
    // XML forbids them, so that one breaks the feed. Of a newspaper's texts they are the quotation marks and dashes of Windows-1252.
    where: 'control',
    pattern: String.raw`[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]`,
    sentence: describeUnseen,
    bad: ['Una\vobra', 'Se llama \x93Cielo\x94'],
    good: ['Una\nobra', '“Cielo”'],
  },
  {
    // Other lines than those of the renderer, what turns a text's direction, stands for a picture that wasn't pasted, or is drawn by one font alone.
    where: 'anywhere',
    pattern: String.raw`[\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFF\p{Cs}\p{Co}]`,
    sentence: describeUnseen,
    bad: ['Dos\u2028versos', '\uF0B7 Yeso', 'la \uFFFC foto'],
    good: ['• Yeso', '👩🏽‍🎨'],
  },
  {
    // UTF-8 read as Windows-1252 (but not the last letter of a Portuguese word that a quotation mark follows), as Mac OS Roman and as DOS; letters of those inside a word; two letters of a PDF in one.
    where: 'anywhere',
    pattern: String.raw`Â[\x80-\xBF]|Ã[\x80-\xBA\xBC-\xBF€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™šœžŸ]|\d\s?Ã—|â[€‚„†ˆ]|ðŸ|ï»¿|√[°©≠≥∫±º]|[├┬]\S|\p{L}[¢£¤¥‡‚„¡]\p{Ll}|\p{Ll}Ž\p{Ll}|[cs]i—n(?!\p{L})|[\uFB00-\uFB06]`,
    sentence: '% llegó así de otro programa: escribe de nuevo esas letras, una por una.',
    bad: ['CÃ³mo', 'exposici├³n', 'exposici¢n', 'exposici—n', 'el ﬁnal'],
    good: ['SÃO PAULO, «AMANHÃ»', '√2', '5¢ o £3, ¡hoy!', 'dijo—no', 'el final'],
  },
  {
    where: 'anywhere',
    pattern: String.raw`&(?:#[xX]?[\da-fA-F]+|[a-zA-Z]{2,}\d*);|\\(?:[nrt]|u[\da-fA-F]{4}|x[\da-fA-F]{2})|=(?:C[23]|E2)=[\dA-F]{2}`,
    sentence: '% es un código y se lee como está: escribe el signo, la letra o el renglón que quiere decir.',
    bad: ['Ana &amp; Luis', 'Una línea.\\nOtra', 'Cami=C3=B3n'],
    good: ['Ana & Luis; Eva', 'C:/fotos', 'q=C3'],
  },
  {
    where: 'anywhere',
    pattern: String.raw`【\d+[†:][^】]*】|\[cite(?:_start|: ?\d[^\]\n]*)\]|turn\d+(?:search|view|news|file|image)\d|:contentReference\[|oai_?cit(?:e|ation)`,
    sentence: '% es la marca de un asistente: bórrala.',
    bad: ['La obra【17†source】', 'La obra [cite: 2]', 'La obra citeturn0search1'],
    good: ['光の家【展】', '[cita: 2]', 'turno 2'],
  },
  {
    where: 'anywhere',
    pattern: String.raw`\{ ?(?:HYPERLINK|PAGEREF|REF|TOC) |[Ee]rror[.!] (?:Marcador no definido|Bookmark not defined|No se encuentra el origen de la referencia|Reference source not found)`,
    sentence: '% es un campo de Word: bórralo y escribe lo que decía.',
    bad: ['en { HYPERLINK "https://x.mx" }', '¡Error! Marcador no definido.'],
    good: ['{ vacío }', '¡Error! No hay nadie.'],
  },
  {
    where: 'field',
    pattern: String.raw`<<[^<>]+>>`,
    sentence: '% lleva comillas de dos signos: se escriben « ».',
    bad: ['<<Marea>>'],
    good: ['«Marea»'],
  },
  {
    where: 'field',
    pattern: String.raw`<\/?[a-zA-Z](?![^<>\s]*@[^<>\s]*>)[^<>]*>|\x60|\*\*[^*]+\*\*|~~[^~]+~~|\]\(`,
    sentence: '% se lee como está: un texto no lleva etiquetas < > ni signos de Markdown. Bórralos.',
    bad: ['<b>Marea</b>', 'Una **obra**', '[Ana](https://x.mx)'],
    good: ['Ana <ana@x.mx>, a < b > c', '5 * 3 cm, [sic] (así)'],
  },
  {
    where: 'caption',
    pattern: String.raw`(?:^|[^\p{L}\p{N}_@/.])_{1,2}[^\s_](?:[^_]*[^\s_])?_{1,2}(?![\p{L}\p{N}_])`,
    sentence: ([found]) =>
      `La cursiva va entre asteriscos. Escríbelo así: *${found.replace(/^[^_]*_+|_+$/g, '')}*.`,
    bad: ['_Marea_, de Ana', 'La __Marea__'],
    good: ['*Marea*', '@_ana_ y a_b_c'],
  },
  {
    where: 'plain',
    pattern: String.raw`(?:^|[^\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])|(?:^|[^\p{L}\p{N}_@/.])_{1,2}[^\s_](?:[^_]*[^\s_])?_{1,2}(?![\p{L}\p{N}_])`,
    sentence: '% se lee con sus signos, que aquí no hacen cursiva: bórralos.',
    bad: ['La *Marea* sube', 'La _Marea_ sube'],
    good: ['Precio*, nota*', '@_ana_ y a_b_c'],
  },
  {
    where: 'plain',
    pattern: String.raw`\{(?:\w*\}|[%#.:<{])`,
    sentence: '% se lee como está: un texto no lleva llaves { }.',
    bad: ['Hola, {nombre}', '{{< youtube a >}}'],
    good: ['{ vacío }'],
  },
  {
    // The name of a file, with what cameras, programs and shops of photographs write before a number.
    where: 'picture',
    pattern: String.raw`^.*\.(?:${anyCase('jpe?g|png|webp|avif|heic|gif|svg')})\s*$|^\s*(?:${anyCase('(?:copia de|copy of) ')})?(?:${anyCase('img|dsc|dscn|dscf|dji|pxl|mvi|gopr|scan|escaneo|captura(?: de pantalla| desde)?|pantallazo|screen ?shot|adobestock|shutterstock|whatsapp|chatgpt image|dall·e')})[-_ ]?\(?\d|^\s*(?:${anyCase('whatsapp (?:image|photo|video)|(?:imagen|foto|video) de whatsapp')})`,
    sentence: FILE_NAME,
    bad: ['foto.jpg', 'IMG_2034', 'Copia de IMG 2034', 'Screenshot 2026-04-15', 'Imagen de WhatsApp'],
    good: ['Sala 2026', 'Escáner médico de 1998', 'Captura de pantalla de un video: dos manos'],
  },
  {
    // One word with the hyphens and digits of a file's name. A sentence may be one such word: `Foto-mural`.
    where: 'picture',
    pattern: String.raw`^\s*(?:\S*_\S*|\S*-\S*[-\d]\S*|\S*\d\S*-\S*|\p{Ll}\S*-\S*|[a-zA-Z]*-?\d{4,}\S*)\s*$`,
    sentence: FILE_NAME,
    bad: ['08-escalera-al-roof-garden', 'ventanal-panoramico', 'P1050936', '20260415_103000'],
    good: ['Foto-mural', 'Autorretrato-collage'],
  },
  {
    // Words that say nothing where no others are, with or without a number; and one letter at most.
    where: 'picture',
    pattern: String.raw`^[\s\p{P}]*(?:${anyCase(`(?:una |la |an? |the )?(?:${PICTURE})(?: de| of| principal| [0-9]+ de)?|portada|logo|obra|captura(?: de pantalla)?|screenshot|diapositiva|slide|archivo|file|(?:dise(?:ñ|n)o )?sin t(?:i|í)tulo|untitled(?: design)?|unnamed|sin nombre|descarga|download|sin texto(?: alternativo)?|alt(?: text)?|texto alt(?:ernativo)?|(?:${PICTURE})? ?(?:sin |no )?(?:descripci(?:o|ó)n|description)(?: de la imagen)?|todo|tbd|pendiente|por (?:definir|escribir|hacer|confirmar)|n/?a|null|none|undefined|ningun(?:a|o)|vac(?:i|í)o|placeholder|lorem ipsum.*|test|prueba|asdf|x+`)})[\s\p{P}\p{S}\d]*$|^\P{L}*\p{L}?\P{L}*$`,
    sentence: UNTOLD,
    bad: ['Imagen de', 'Foto 1 de 5', 'Logo', 'Untitled-1', 'alt=""', 'Sin descripción', '[TODO]', 'A.'],
    good: ['Imagen doble de una mano', 'La obra en la sala', 'Sin título, de Ana: una mano', '光の家'],
  },
  {
    where: 'picture',
    pattern: String.raw`^\s*(?:${anyCase('alt(?:ernative)?(?: text)?|texto alt(?:ernativo)?|todo|fixme|pendiente|falta')})\s*[:=]|^\s*(?:https?:\/\/|www\.)|${anyCase('descripci(?:o|ó)n generada autom(?:a|á)ticamente')}`,
    sentence: UNTOLD,
    bad: ['Alt text: dos lienzos', 'https://x.mx/a', 'Una mano. Descripción generada automáticamente'],
    good: ['Alto: dos lienzos', 'Una página web', 'Un lienzo < un muro', 'Falta un muro'],
  },
  {
    where: 'essay',
    pattern: String.raw`^[ \t>]*#(?:#|[^\S \t\n])[^\n]{0,24}`,
    sentence: '% no se lee como título: van hasta seis #, un espacio de la barra y el texto.',
    bad: ['####Cuatro', '####\u00A0Cuatro'],
    good: ['#arte', 'La número #4'],
  },
  {
    where: 'essay',
    pattern: String.raw`\]\[|\[\[[^\]]|\[\^|<\/?\w+:`,
    sentence: NOT_SHOWN,
    bad: ['[tres][a]', 'La nota[^1]', 'Cuatro<o:p>'],
    good: ['[sic] […]', 'a < b'],
  },
  {
    // A link whose address has a blank ends a text where the address begins.
    where: 'essay',
    pattern: String.raw`\]\(|\] \((?:$|[.\/#]|mailto:)|\)\[|<$`,
    sentence:
      'Aquí hay un enlace que no se lee como enlace. Se espera [texto](https://…): los corchetes y los paréntesis juntos, y la dirección sin espacios.',
    bad: ['[x] (/visita)'],
    good: ['[sic] (así)'],
  },
  {
    // Emphasis that begins before a word, or stands on both sides of one; one asterisk before a line of its own is the mark of a note.
    where: 'essay',
    pattern: String.raw`(?<![\p{L}\p{N}*_@\/.=&])(?!^\*[^*\n]+$)(?:\*{1,3}|_{1,3}|~~|==)(?=[\p{L}\p{N}¿¡«“"'(\[])[^\n]{0,24}|\*\*[^*\n]+\*\*`,
    sentence: UNCLOSED,
    bad: ['la**«Marea»**es', '**Marea **es una obra'],
    good: ['*Programación sujeta a cambios.'],
  },
  {
    // Emphasis that begins after a blank: after a word that never has a note, or before a capital.
    where: 'essay',
    pattern: String.raw`(?<![\p{L}\p{N}])(?:(?:${FUNCTION_WORDS})\*{1,3} |\p{Ll}+\*{1,3} (?=[\p{Lu}¿¡«“"]))[^*\n]{1,60}[^\s*]\*{1,3}(?![\p{L}\p{N}*])`,
    sentence: UNCLOSED,
    bad: ['la* Marea* sube', 'una obra* Marea*'],
    good: ['Los talleres* y las visitas* son gratuitos.', 'Marea* y luz*'],
  },
  {
    // Shortcodes, attributes, containers, tables of contents, superscripts, spoilers, commands, notes to the author, names of blocks, fields, marks of a conflict.
    where: 'essay',
    pattern: String.raw`\{(?:[%#.:<{]|\w[\w\-]*=)[^}\n]*\}*|^[ \t>]*:{3}.*|^[ \t>]*\[_*[tT][oO][cC]_*\]|\[[!\/]\w+\]|\[\w+ \w+=[^\]\n]*\]|\^[^\s^]+\^|\|\|[^|\n]+\|\||\\[a-zA-Z]+\{[^}\n]*\}*|%%(?:[^\n]*?%%)?|\{[>\/+=~\-][^}\n]*\}*|(?<!\{)\/\*.*?\*\/|(?:^|[ \t])\^[\w\-]+[ \t]*$|^[ \t>]*[\p{L}\p{N}_\-]+::(?=\s).*|^(?:={3,}|\|{3,})[ \t]*$`,
    sentence: '% es de otro programa y aquí se lee como está. Bórralo.',
    bad: ['Obra {{< youtube a >}}', ':::nota', 'Un m^2^ más', 'Texto. %%no pagar%%', 'Una {++palabra++}'],
    good: ['{ vacío }', 'Nota: así', '2^3', 'El 5 % de 100 %', 'Ana | Luis', '1/2 *', 'estado: borrador'],
  },
  {
    // `2.200 m²` would be two square metres, also for search engines.
    where: 'point',
    pattern: String.raw`(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?${AREA}`,
    sentence: '% lleva punto, que es de decimales: los miles van con coma.',
    bad: ['los 2.200 m²', '2.200,50 m2'],
    good: ['2,200 m² y 0.125 m²', 'RUT 12.345.678-9', 'DNI 30.123.456', '1.500 personas'],
  },
  {
    where: 'comma',
    pattern: String.raw`(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?${AREA}`,
    sentence: '% lleva coma, que es de decimales: los miles van con punto o con espacio.',
    bad: ['los 2,200 m²', '2,200.50 m2'],
    good: ['2.200 m² y 0,125 m²', '2 200 m²'],
  },
  {
    // What other sites end a text with that they cut, or a long one without an end.
    where: 'summary',
    pattern: String.raw`(?:\[(?:…|\.{3})\]|(?:[Ll]eer|[Vv]er) más|[Ss]eguir leyendo|[Rr]ead more)[\s.…»>→]*$|(?<!\p{L})(?:${FUNCTION_WORDS}|and|by|for|in|of|the|to|with) ?(?:…|\.{3})$|^[\s\S]{100,}(?:…|\.{3})$|^[\s\S]{100,}[\p{L}\p{N},;:\-]$`,
    sentence: ([found]) => `termina cortada: ${quote(found.slice(-LAST_CHARACTERS))}. Complétala.`,
    bad: [
      'Una obra de barro que suena [...]',
      'Una obra. Leer más…',
      'Una obra de barro y…',
      `${'Una obra de barro. '.repeat(6)}Y su`,
    ],
    good: ['Una obra de barro', 'Y la luz llega sola…', `${'Una obra de barro. '.repeat(6)}Y su luz.`],
  },
  {
    where: 'meant',
    pattern: String.raw`\+52(?!(?:[ \(\).\-]*1)?(?:[ \(\).\-]*\d){10}(?![\-\s]?\d))(?:[ \(\).\-]*\d)+`,
    sentence: countDigits,
    bad: ['+52 55 1234 567', '+52 (55) 1234-56789'],
    good: ['+52 55 1234 5678 (10 a 17 h), +52 1 55 1234 5678. 3 líneas', '+1 212 555 0100'],
  },
  {
    where: 'meant',
    pattern: String.raw`\p{L}+[\u00AD\u200B\u2060\uFEFF]\p{L}+`,
    sentence: '% lleva por dentro un signo que no se ve. Escribe la palabra de nuevo.',
    bad: ['abier\u200Bto', 'expo\u00ADsición'],
    good: ['abierto'],
  },
  {
    where: 'meant',
    pattern: String.raw`(?<![^\s«"\(])\p{L}+\?\p{Ll}+(?![\p{L}=\/.])`,
    sentence: '% lleva un signo ? por una letra. Escríbela de nuevo.',
    bad: ['la exposici?n sigue'],
    good: ['¿Vienes? https://x.mx/ver?v=1'],
  },
  {
    where: 'meant',
    pattern: String.raw`\[(?:FALTA|PENDIENTE|POR DEFINIR|POR CONFIRMAR|COMPLETAR|Nombre|Fecha|Lugar|Título|Insert(?:ar|e|a)|Agreg(?:ar|ue|a)|Tu|Your|Name|Insert)(?!\p{L})[^\[\]\n]{0,40}\](?!\()|(?<!\p{L})[xX]{2} de (?:${MONTHS})(?!\p{L})|(?<!\w)X{3,}(?!\w)|(?<!\d)[12]\dXX(?!\w)|\((?:FALTA|PENDIENTE|POR DEFINIR|POR CONFIRMAR|COMPLETAR)(?!\p{L})[^\)\n]{0,40}\)|^(?:TBD|TBC|TBA|TODO|XX|FALTA|PENDIENTE|COMPLETAR|[?¿]{2,}|(?:[Aa]|[Pp]or|POR) (?:definir|DEFINIR)|Nombre (?:de quien la hizo|del artista|de la artista)|Una o dos frases para la tarjeta\.)$|[lL]orem ipsum dolor|dolor sit amet`,
    sentence: '% está por escribirse. Escribe lo que falta.',
    bad: [
      '[Nombre de la curadora] conversa',
      'el XX de junio',
      'Mide XXX cm',
      '(FALTA FECHA)',
      '20XX',
      'TBD',
      'TODO',
      'Nombre del artista',
      '[PENDIENTE]',
      'Por definir',
      '???',
      'Nombre de quien la hizo',
    ],
    good: ['[sic] y [Nombre](/visita)', 'arte del siglo XX de México', 'Se llama Lorem ipsum', 'MMXXI'],
  },
  {
    where: 'meant',
    pattern: String.raw`(?:Claro|Por supuesto)[,!:]+ [aA]quí (?:tienes|está|va)(?!\p{L})`,
    sentence: '% es de un asistente, que contesta. Borra la frase.',
    bad: ['Claro, aquí tienes una versión breve:'],
    good: ['Claro que aquí está la obra'],
  },
  {
    where: 'meant',
    pattern: String.raw`https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url\?|[\w.\-]*safelinks\.protection\.outlook\.com\/|lm?\.(?:facebook|instagram)\.com\/)\S*?(?<=[?&](?:q|url|u)=)(https?[^&\s]+)\S*`,
    sentence: ([, url = '']) =>
      `% pasa por otro sitio, que cuenta a quien lo abre. Escribe la dirección misma: ${decodeURIComponent(url)}.`,
    bad: [
      'https://www.google.com/url?q=https%3A%2F%2Fx.mx%2Fmapa&sa=D',
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.mx&h=A',
    ],
    good: ['https://www.google.com/maps?q=x', 'https://outlook.com', 'https://www.facebook.com/casa'],
  },
  {
    where: 'meant',
    pattern: String.raw`https?:\/\/(?:studio\.youtube\.com|mail\.google\.com|(?:docs|drive)\.google\.com\/\S*\/(?:edit|my-drive)|www\.canva\.com\/design\/\S*\/edit)\S*`,
    sentence: '% solo la abre quien tiene la cuenta. Copia la dirección que se comparte con todos.',
    bad: ['https://docs.google.com/document/d/1AbC/edit'],
    good: ['https://docs.google.com/document/d/1AbC/pub'],
  },
  {
    where: 'meant',
    pattern: String.raw`http:\/\/[^\s\)>"]+`,
    sentence: '% va sin cifrar, y hay navegadores que lo advierten. Si abre con https://, escríbelo así.',
    bad: ['Más en http://x.mx/obra'],
    good: ['Más en https://x.mx/obra y en www.x.mx'],
  },
];

const COMPILED = PATTERNS.map((row) => ({ ...row, expression: new RegExp(row.pattern, 'gmu') }));

/** What of one row a text holds: what is told, and the offset. */
const findIn = (text: string, { expression, sentence }: (typeof COMPILED)[number]) =>
  [...text.matchAll(expression)].map((found) => {
    const told = typeof sentence === 'string' ? sentence : sentence(found);
    return { message: told.replace('%', () => quote(found[0].trim())), index: found.index };
  });

/** What of the rows of some places a text holds. */
export const findPatterns = (text: string, ...places: Where[]): ReturnType<typeof findIn> =>
  COMPILED.filter(({ where }) => places.includes(where)).flatMap((row) => findIn(text, row));

/** The rows that refuse a field of a kind. */
const REFUSED: Record<'plain' | 'caption' | 'template' | 'picture', Where[]> = {
  plain: ['control', 'anywhere', 'field', 'plain'],
  caption: ['control', 'anywhere', 'field', 'caption'],
  template: ['control', 'anywhere', 'field'],
  picture: ['control', 'anywhere', 'field', 'plain', 'picture'],
};
export type TextKind = keyof typeof REFUSED;

/** What is told of a text that its field refuses, once for each row. */
export const findRefused = (text: string, kind: TextKind): string[] => {
  const rows = COMPILED.filter(({ where }) => REFUSED[kind].includes(where));
  return [...new Set(rows.flatMap((row) => findIn(text, row)[0]?.message ?? []))];
};

/** A lookahead, for the beginning of a shape: nothing that a field of a kind refuses. */
export const without = (kind: TextKind): string => {
  const refused = PATTERNS.filter(({ where }) => REFUSED[kind].includes(where));
  return String.raw`(?![\s\S]*(?:${refused.map(({ pattern }) => pattern).join('|')}))`;
};
