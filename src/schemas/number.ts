import { z } from 'astro/zod';

/** A number from `least` to `most`; `unit` says in an error what it counts. */
export const numberInRange = (least: number, most: number, description: string, unit: string) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ description, errorMessage: `Se espera un número de ${least} a ${most}: ${unit}.` });

/** Asked for once of each language: the content check asks at every text. */
const DECIMAL_SIGNS = new Map<string, string>();

/** The sign that a language, by its BCP 47 tag, writes before decimals: a point in Mexico, a comma in Spain. */
export const getDecimalSign = (tag: string): string =>
  DECIMAL_SIGNS.getOrInsertComputed(
    tag,
    () => new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  );

/** A number with or without separated thousands, at the beginning of a text: "2,200", "2 200", "2’200 m²", "4.80". */
const numberWith = (decimals: string, others: string): RegExp =>
  new RegExp(String.raw`^(\d+(?:[\s'’${others}]\d{3})*)(?:[${decimals}](\d{1,2}))?(?![.,]?\d)`);
const NUMBERS: Record<string, RegExp> = { '.': numberWith('.', ','), ',': numberWith(',', '.') };

/** The number that a text begins with in the language of a tag; NaN where it begins with none, or with three decimals, which are mostly thousands. */
export const readNumber = (text: string, tag: string): number => {
  const [, whole = 'NaN', decimals = ''] = NUMBERS[getDecimalSign(tag)]?.exec(text) ?? [];
  return Number(whole.replace(/[\s'’.,]/g, '') + (decimals && `.${decimals}`));
};

/** A number from 0 to `most`. */
export const numberUpTo = (most: number, description: string, unit: string) =>
  numberInRange(0, most, description, unit);

/** A place on the drawing, in percent of its own width or height. */
export const percentageOf = (side: string, what: string) =>
  numberUpTo(100, `${what} en el dibujo, en porcentaje de su ${side}`, `el porcentaje de su ${side}`);
