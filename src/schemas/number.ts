import { z } from 'astro/zod';

/** Creates a number field. `unit` completes the Spanish error. */
export const numberField = (min: number, max: number, description: string, unit: string): z.ZodNumber =>
  z
    .number()
    .min(min)
    .max(max)
    .meta({ description, errorMessage: `Se espera un número de ${min} a ${max}: ${unit}.` });

/** Cache of decimal signs by language tag, because the content check needs the sign for every text. */
const DECIMAL_SIGNS = new Map<string, string>();

/** Returns the decimal sign for a BCP 47 language tag: a point in Mexico, a comma in Spain. */
export const getDecimalSign = (tag: string): string =>
  DECIMAL_SIGNS.getOrInsertComputed(
    tag,
    () => new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  );

/** Creates a pattern for a number at the beginning of a text: "2,200", "2 200", "2’200 m²", "4.80". */
const createNumberPattern = (decimalSign: string, thousandsSign: string): RegExp =>
  new RegExp(String.raw`^(\d+(?:[\s'’${thousandsSign}]\d{3})*)(?:[${decimalSign}](\d{1,2}))?(?![.,]?\d)`);
const NUMBER_PATTERNS: Record<string, RegExp> = {
  '.': createNumberPattern('.', ','),
  ',': createNumberPattern(',', '.'),
};

/**
 * Parses the number at the beginning of a text. Returns NaN if there is no number, or if the number has three decimals, which are probably
 * thousands.
 */
export const parseNumber = (text: string, tag: string): number => {
  const match = NUMBER_PATTERNS[getDecimalSign(tag)]?.exec(text);
  if (!match) return NaN;
  const [, whole = '', decimals = '0'] = match;
  return Number(`${whole.replace(/[\s'’.,]/g, '')}.${decimals}`);
};

/** Creates a number field from 0 to `max`. */
export const numberFieldUpTo = (max: number, description: string, unit: string): z.ZodNumber =>
  numberField(0, max, description, unit);

/** Creates a field for a position on a drawing, as a percentage of its width (`ancho`) or height (`alto`). */
export const percentageField = (side: string, label: string): z.ZodNumber =>
  numberFieldUpTo(100, `${label} en el dibujo, en porcentaje de su ${side}`, `el porcentaje de su ${side}`);
