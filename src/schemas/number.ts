import { z } from 'astro/zod';

/** A number from `least` to `most`; `unit` says in an error what it counts. */
export const numberBetween = (least: number, most: number, description: string, unit: string) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ description, errorMessage: `Se espera un número de ${least} a ${most}: ${unit}.` });

/** A whole number with or without separated thousands, at the beginning of a text: "2,200", "2 200", "2’200 m²". */
const WHOLE = /^\d+(?:[\s,'’]\d{3})*(?![.,]?\d)/;

/** The whole number that a text begins with; NaN where it begins with none. */
export const readWhole = (text: string): number => Number(WHOLE.exec(text)?.[0].replace(/\D/g, '') ?? NaN);

/** A number from 0 to `most`. */
export const numberTo = (most: number, description: string, unit: string) =>
  numberBetween(0, most, description, unit);

/** A place on the drawing, in percent of its own width or height. */
export const percentOf = (side: string, what: string) =>
  numberTo(100, `${what} en el dibujo, en por ciento de su ${side}`, `el por ciento de su ${side}`);
