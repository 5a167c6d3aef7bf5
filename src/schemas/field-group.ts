import { z } from 'astro/zod';

/** A group of named fields that accepts no other name: a misspelt field is an error, never a value that vanishes. */
export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .meta({ errorMessage: `Se espera un grupo de campos: ${Object.keys(shape).join(', ')}.` });

/** An array of at least one item, and of `most` where the page has no room for more. */
export const list = <Item extends z.core.$ZodType>(item: Item, description: string, most?: number) => {
  const items = z.array(item).min(1);
  return most === undefined
    ? items.meta({ description, errorMessage: 'Se espera una lista con uno o más elementos.' })
    : items.max(most).meta({ description, errorMessage: `Se espera una lista de uno a ${most} elementos.` });
};

/** A yes or no; the field may be left out. */
export const yesOrNo = (description: string, isDefault: boolean) =>
  z.boolean().meta({ description, errorMessage: 'Se espera true o false, sin comillas.' }).default(isDefault);

/** The mark of what is only sample, which `npm run check:content` lists and no visitor sees. */
export const sampleMark = () => yesOrNo('De muestra: true mientras no hayas puesto lo tuyo', false);

/** A list that may be empty. */
export const listOrNone = <Item extends z.core.$ZodType>(item: Item, description: string) =>
  z.array(item).meta({ description, errorMessage: 'Se espera una lista; sin elementos se escribe [].' });

/** One of a few fixed words, each with what it means, which an editor's program shows beside it. */
export const choice = <Word extends string>(
  description: string,
  meanings: Readonly<Record<Word, string>>,
) => {
  const choices = Object.keys(meanings) as Word[];
  return z.enum(choices).meta({
    description,
    errorMessage: `Se espera una de estas palabras: ${choices.join(', ')}.`,
    enumDescriptions: Object.values(meanings),
  });
};
