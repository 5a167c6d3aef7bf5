import { readRoman } from './number.ts';

/** What is hardly meant in a text: a pattern, what is told of it with `%` for what was found, and for its test what it finds and what it leaves. */
export type UnlikelyText = readonly [
  pattern: RegExp,
  message: string | ((found: string, group?: string) => string),
  bad: string,
  good: string,
];

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mes';
const PLACEHOLDER = '% está por escribirse. Escribe lo que falta.';
const UNSEEN = '% lleva por dentro un signo que no se ve. Bórrala y escríbela de nuevo.';
const PRIVATE = '% solo la abre quien tiene la cuenta. Copia la dirección que se comparte con todos.';
const unwrap = (_found: string, url = ''): string =>
  `% pasa por otro sitio, que cuenta a quien lo abre. Escribe la dirección misma: ${decodeURIComponent(url)}.`;

const MEXICAN_DIGITS = 10;
/** A 1 before the number was dialled for mobile phones. */
const countDigits = (found: string): string => {
  const { length } = found.replace(/\D/g, '').replace(/^521?/, '');
  return `% lleva ${length} números después de +52, y un teléfono de México lleva ${MEXICAN_DIGITS}.`;
};

/** Warnings: each may be meant, and mostly isn't. */
export const UNLIKELY_TEXTS: readonly UnlikelyText[] = [
  [
    /\+52(?!(?:[ ().-]*1)?(?:[ ().-]*\d){10}(?![-\s]?\d))(?:[ ().-]*\d)+/g,
    countDigits,
    '+52 55 1234 567',
    '+52 55 1234 5678 (10 a 17 h), +52 1 55 1234 5678. 3 líneas',
  ],
  [
    /(?<![\p{L}\d])(?=\w*\d\w*O|O\d)[\dO]{4}(?!\w)/gu,
    '% lleva la letra O por un cero. Escríbelo con números.',
    'Desde 2O20',
    'Desde 2020, CO2, O2',
  ],
  [
    /(?<=(?<!\p{L})(?:en|desde|hacia|año) )(?:1\.[5-9]|2\.0)\d\d(?!\d|[.,]\d| ?[×%°]| ?\p{L}{1,2}(?!\p{L})| \p{L}+s(?!\p{L})| \p{Lu}{3})/gu,
    (found) => `% es un año, que va sin punto: ${found.replace('.', '')}.`,
    'Nació en 1.968, en Bilbao',
    'en 1.750 m, en 1.500 casas, desde 1.800 USD y en 1.75',
  ],
  [
    /(?<![\p{L}\d])(?:MCM|MM)[LXVI]+(?![\p{L}\d])/gu,
    (found) => `% es un año en números romanos, que nadie busca. Escríbelo con cifras: ${readRoman(found)}.`,
    'Desde MMXX',
    'El siglo XXI, un MIX y 2 MM',
  ],
  [
    /[\w.+-]+@\w+\.(?:con|cmo|ocm|comm)(?!\w)/g,
    '% termina mal: ¿.com? Corrígelo.',
    'ana@gmail.con',
    'ana@gmail.com',
  ],
  [/\p{L}+[\u00AD\u200B\u2060]\p{L}+/gu, UNSEEN, 'abier\u200Bto', 'abierto'],
  [
    /(?<![^\s«"(])\p{L}+\?\p{Ll}+(?![\p{L}=/.])/gu,
    '% lleva un signo ? por una letra. Escríbela de nuevo.',
    'la exposici?n sigue',
    '¿Vienes? https://x.mx/ver?v=1',
  ],
  [
    /\[(?:Nombre|Fecha|Lugar|Título|Insert(?:ar|e|a)|Agreg(?:ar|ue|a)|Tu|Your|Name|Insert)(?!\p{L})[^[\]\n]{0,40}\](?!\()/gu,
    PLACEHOLDER,
    '[Nombre de la curadora] conversa',
    '[sic], [el nombre] y [Nombre](/visita)',
  ],
  [
    new RegExp(String.raw`(?<!\w)XX de (?:${MONTHS})(?!\p{L})`, 'giu'),
    PLACEHOLDER,
    'el XX de junio',
    'arte del siglo XX de México',
  ],
  [/lorem ipsum dolor|dolor sit amet/gi, PLACEHOLDER, 'Lorem ipsum dolor', 'Se llama Lorem ipsum'],
  [
    /(?:Claro|Por supuesto)[,!:]+ [aA]quí (?:tienes|está|va)(?!\p{L})/gu,
    '% es de un asistente, que contesta. Borra la frase.',
    'Claro, aquí tienes una versión breve:',
    'Claro que aquí está la obra',
  ],
  // Addresses.
  [
    /https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:\S*&)?(?:q|url)=([^&\s]+)\S*/g,
    unwrap,
    'https://www.google.com/url?q=https%3A%2F%2Fx.mx%2Fmapa&sa=D',
    'https://www.google.com/maps?q=x',
  ],
  [
    /https?:\/\/[\w.-]*safelinks\.protection\.outlook\.com\/\S*?[?&]url=([^&\s]+)\S*/g,
    unwrap,
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.mx&data=1',
    'https://outlook.com',
  ],
  [
    /https?:\/\/lm?\.(?:facebook|instagram)\.com\/\S*?[?&]u=([^&\s]+)\S*/g,
    unwrap,
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.mx&h=A',
    'https://www.facebook.com/casa',
  ],
  [
    /https?:\/\/(?:studio\.youtube\.com|mail\.google\.com|(?:docs|drive)\.google\.com\/\S*\/(?:edit|my-drive)|www\.canva\.com\/design\/\S*\/edit)\S*/g,
    PRIVATE,
    'https://docs.google.com/document/d/1AbC/edit',
    'https://docs.google.com/document/d/1AbC/pub',
  ],
  [
    /https?:\/\/(?:www\.|m\.)?youtube\.com\/watch(?!\S*[?&]v=[\w-])\S*/g,
    '% no dice qué video. Cópiala otra vez, entera.',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=aB3',
  ],
  [
    /https?:\/\/[^\s?]+\?\S*utm_source=(?:chatgpt|openai|perplexity|copilot)\S*/g,
    (found) => `% dice que la dio un asistente. Escribe ${found.replace(/\?\S*/, '')}.`,
    'https://x.mx/?utm_source=chatgpt.com',
    'https://x.mx/?utm_source=boletin',
  ],
];
