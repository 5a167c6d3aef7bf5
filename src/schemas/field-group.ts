import { z } from 'astro/zod';

/** A group of named fields that accepts no other name: a misspelt field is an error, never a value that vanishes. */
export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .meta({ errorMessage: `Se espera un grupo de campos: ${Object.keys(shape).join(', ')}.` });

function makeList<Item extends z.core.$ZodType>(
  item: Item,
  description: string,
  least: number,
  most?: number,
): z.ZodArray<Item> {
  const length = most === undefined ? `${String(least)} o más` : `${String(least)} a ${String(most)}`;
  const empty = least === 0 ? '; sin ninguno se escribe []' : '';
  // A minimum of zero would be a hint in the form.
  const items = least === 0 ? z.array(item) : z.array(item).min(least);
  return (most === undefined ? items : items.max(most)).meta({
    description,
    errorMessage: `Se espera una lista de ${length} elementos${empty}.`,
  });
}

/** An array of at least one item, and of `most` where the page has no room for more. */
export const list = <Item extends z.core.$ZodType>(
  item: Item,
  description: string,
  most?: number,
): z.ZodArray<Item> => makeList(item, description, 1, most);

/** An array that may be empty, of `most` items where the page has no room for more. */
export const optionalList = <Item extends z.core.$ZodType>(
  item: Item,
  description: string,
  most?: number,
): z.ZodArray<Item> => makeList(item, description, 0, most);

/** A yes or no; the field may be left out. */
export const booleanField = (description: string, isDefault: boolean) =>
  z.boolean().meta({ description, errorMessage: 'Se espera true o false, sin comillas.' }).default(isDefault);

/** The mark of what is only sample, which `npm run check:content` lists and no visitor sees. */
export const sampleFlag = () => booleanField('De muestra: true mientras no hayas puesto lo tuyo', false);

/** One of a few fixed words, each with what it means, which an editor's program shows beside it. */
export const enumField = <Word extends string>(
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
