import { knowsNumberWords, readNumberWords, writeHours } from './number-words.ts';

/** A figure of a text: a number, or an hour of the day by the minutes that it may mean. */
interface Figure {
  written: string;
  value: number;
  minutes: readonly number[];
}

const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;
const NOON = 12;

/** An hour, also the first of two: `18:00`, `15 h`, `3 PM`, `15 a 18 h`, `3–6 p.m.`. */
const HOUR =
  /(?<![\d.,:])(?:(?<from>\d{1,2})(?::(?<fromMinute>[0-5]\d))?\s*(?:a|to|hasta|until|y|and|[-–—])\s*)?(?:(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?\s*(?:(?<half>[ap])\.?\s?m\b\.?|h(?:rs?|oras)?\b)|(?<plainHour>\d{1,2}):(?<plainMinute>[0-5]\d))/giu;
const NOON_WORDS = /(?<!\p{L})(?:mediod[ií]a|noon|midday)(?!\p{L})/iu;
const MIDNIGHT_WORDS = /(?<!\p{L})(?:medianoche|midnight)(?!\p{L})/iu;
/** A number, with the separators of any language: "2,200", "2.200", "2 200", also with a space at which no line breaks, "4.80". */
const NUMBER = /\d{1,3}(?:[.,\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/gu;
const THOUSANDS = /[.,\s](?=\d{3}(?!\d))/g;
/** A measure that another language writes besides: what it follows from is in metres. */
const FOREIGN_UNIT =
  /\d\s*(?:sq\.?\s?ft|square f(?:ee|oo)t|ft|f(?:ee|oo)t|linear feet|inch(?:es)?|in|miles?|lbs?|pounds?)(?!\p{L})/iu;

const toHours = (hour: string, half?: string): number => {
  if (half === undefined) return Number(hour);
  return (Number(hour) % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
};

const readHours = (text: string): Figure[] =>
  [...text.matchAll(HOUR)].flatMap(({ 0: written, groups = {} }) => {
    const { from, fromMinute = '0', hour, plainHour, half } = groups;
    const last = toHours(hour ?? plainHour ?? '', half);
    const minute = Number(groups.minute ?? groups.plainMinute ?? 0);
    if (last > HOURS_OF_DAY) return [];
    const toFigure = (hours: readonly number[], minutes: number): Figure => ({
      written,
      value: hours[0] ?? 0,
      minutes: hours.map((one) => (one % HOURS_OF_DAY) * MINUTES_OF_HOUR + minutes),
    });
    // Only the second of two says which half of the day it is.
    const first = half === undefined ? [Number(from)] : [Number(from) % NOON, (Number(from) % NOON) + NOON];
    return [...(from === undefined ? [] : [toFigure(first, Number(fromMinute))]), toFigure([last], minute)];
  });

const readNumbers = (text: string): Figure[] =>
  (text.match(NUMBER) ?? []).map((written) => ({
    written,
    value: Number(written.replace(THOUSANDS, '').replace(',', '.')),
    minutes: [],
  }));

/** Every figure of a text, those of hours apart. */
const readFigures = (text: string): Figure[] => {
  const named = [NOON_WORDS.test(text) ? NOON : [], MIDNIGHT_WORDS.test(text) ? 0 : []].flat();
  return [
    ...readHours(text),
    ...readNumbers(text.replace(HOUR, (found) => (readHours(found).length > 0 ? ' ' : found))),
    ...named.map((hour) => ({ written: '', value: hour, minutes: [hour * MINUTES_OF_HOUR] })),
  ];
};

const isHour = ({ minutes }: Figure): boolean => minutes.length > 0;

/** Whether two figures say the same: `6` may be what `18:00` is elsewhere. */
const isSame = (one: Figure, other: Figure): boolean => {
  if (isHour(one) && isHour(other)) return one.minutes.some((minute) => other.minutes.includes(minute));
  if (isHour(one) === isHour(other)) return one.value === other.value;
  return one.value <= HOURS_OF_DAY && other.value <= HOURS_OF_DAY && one.value % NOON === other.value % NOON;
};

const findOnlyIn = (text: string, tag: string, other: string, otherTag: string): string[] => {
  const figures = readFigures(other);
  const words = readNumberWords(other, otherTag);
  const isSaid = (figure: Figure): boolean =>
    figure.written === '' ||
    figures.some((one) => isSame(figure, one)) ||
    [...words].some((value) => isSame(figure, { written: '', value, minutes: [] }));
  const lacking = readFigures(writeHours(text, tag)).filter((figure) => !isSaid(figure));
  return [...new Set(lacking.map(({ written }) => written.trim()))];
};

/** A figure of two digits or more is written in digits in any language. */
const isLong = (written: string): boolean => /\d.*\d/.test(written);

/**
 * The figures that only one of two texts says, which are in the languages of their tags: `40` may be `forty`, and `18:00` is `6 PM`. In a language whose words for numbers
 * aren't known, those of two digits or more that it lacks.
 */
export const compareFigures = (
  original: string,
  tag: string,
  words: string,
  wordsTag: string,
): { lacking: string[]; added: string[] } => {
  const lacking = findOnlyIn(original, tag, words, wordsTag);
  return knowsNumberWords(wordsTag) && knowsNumberWords(tag)
    ? { lacking, added: FOREIGN_UNIT.test(words) ? [] : findOnlyIn(words, wordsTag, original, tag) }
    : { lacking: lacking.filter(isLong), added: [] };
};
