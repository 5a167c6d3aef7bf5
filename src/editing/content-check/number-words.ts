import { readRoman } from '../../schemas/number.ts';

/**
 * Numbers as words, each with its other forms between bars: from nought on, then the tens from thirty to ninety, a hundred, a thousand. Only languages that are here
 * may write in words what another writes in digits.
 */
const ROWS: Readonly<
  Record<string, readonly [toTwenty: string, tens: string, hundreds: string, thousand: string]>
> = {
  es: [
    'cero un|uno|una|primer|primero|primera dos|segundo|segunda|ambos|ambas|par tres|tercer|tercero|tercera cuatro|cuarto|cuarta cinco|quinto|quinta seis|sexto|sexta siete|séptimo|séptima ocho|octavo|octava nueve|noveno|novena diez|décimo|décima once doce|docena trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte|veintena veintiún|veintiuno|veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    'cien|ciento|centenar doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
    'mil|millar',
  ],
  en: [
    'zero|nought a|an|one|once|first two|second|both|twice|pair|couple three|third|thrice four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven|eleventh twelve|twelfth|dozen thirteen|thirteenth fourteen|fourteenth fifteen|fifteenth sixteen|sixteenth seventeen|seventeenth eighteen|eighteenth nineteen|nineteenth twenty|twentieth',
    'thirty forty fifty sixty seventy eighty ninety',
    'hundred',
    'thousand',
  ],
};

const HUNDRED = 100;
const THOUSAND = 1000;
const FIRST_TEN = 30;

/** Of each language that is known, the value of each word. */
const VALUES = new Map(
  Object.entries(ROWS).map(([language, [toTwenty, tens, hundreds, thousand]]) => {
    const values = new Map<string, number>();
    const add = (row: string, first: number, step: number) => {
      for (const [index, forms] of row.split(' ').entries())
        for (const form of forms.split('|')) values.set(form, first + index * step);
    };
    add(toTwenty, 0, 1);
    add(tens, FIRST_TEN, 10);
    add(hundreds, HUNDRED, HUNDRED);
    add(thousand, THOUSAND, 1);
    return [language, values];
  }),
);

/** A word after those that mostly stand before an hour: "a las seis", "at six". */
const HOUR_IN_WORDS: Readonly<Record<string, RegExp>> = {
  es: /(?<=(?<!\p{L})[Ll]as )\p{L}+/gu,
  en: /(?<=(?<!\p{L})(?:[Aa]t|[Ff]rom|to|until) )\p{L}+/gu,
};

/** A text with its hours from two to twelve in digits, in the language of a tag. */
export const writeHours = (text: string, tag: string): string =>
  text.replace(HOUR_IN_WORDS[tag.slice(0, 2)] ?? /$^/, (word) => {
    const hour = VALUES.get(tag.slice(0, 2))?.get(word) ?? 0;
    return hour > 1 && hour <= 12 ? String(hour) : word;
  });

/** Whether numbers as words are known in the language of a tag. */
export const knowsNumberWords = (tag: string): boolean => VALUES.has(tag.slice(0, 2));

/** Every value that a text may mean by words, in the language of a tag: of each word, and of those that stand together; and by Roman numerals. */
export const readNumberWords = (text: string, tag: string): Set<number> => {
  const values = VALUES.get(tag.slice(0, 2));
  const found = new Set((text.match(/(?<!\p{L})[IVXLC]+(?!\p{L})/gu) ?? []).map(readRoman));
  if (!values) return found;
  let [whole, part] = [0, 0];
  for (const word of text.toLowerCase().match(/\p{L}+|[^\s\p{L}-]/gu) ?? []) {
    const value = values.get(word);
    if (value === undefined) {
      if (word !== 'y' && word !== 'and') [whole, part] = [0, 0];
      continue;
    }
    found.add(value);
    if (value === THOUSAND) [whole, part] = [whole + (part || 1) * THOUSAND, 0];
    else part = value === HUNDRED && part > 0 && part < 10 ? part * HUNDRED : part + value;
    found.add(whole + part);
  }
  return found;
};
