import { z } from 'astro/zod';

/** How editors see a field: as label and hint in the form, on one line in CAMPOS.md and while typing. */
export type FieldWords = string | { label: string; help?: string; widget?: 'text' };

/** The label of a field, alone or with help, for its `meta()`. `text` makes a field of several lines. */
export const describeField = (words: FieldWords) => {
  const { label, help, ...widget }: Exclude<FieldWords, string> =
    typeof words === 'string' ? { label: words } : words;
  return { description: help === undefined ? label : `${label}: ${help}`, label, help, ...widget };
};

/** A group of named fields that accepts no other name: a misspelt field is an error, never a value that vanishes. */
export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .meta({ errorMessage: `Se espera un grupo de campos: ${Object.keys(shape).join(', ')}.` });

/** A list of equal things: exactly `count` of them, or at least one. */
export const list = <Item extends z.core.$ZodType>(item: Item, words: FieldWords, count?: number) => {
  const items = count === undefined ? z.array(item).min(1) : z.array(item).length(count);
  const expected =
    count === undefined ? 'una lista con uno o más elementos' : `una lista de exactamente ${count}`;
  return items.meta({ ...describeField(words), errorMessage: `Se espera ${expected}.` });
};

/** A yes or no; the field may be left out. */
export const yesOrNo = (words: FieldWords, isDefault: boolean) =>
  z
    .boolean()
    .meta({ ...describeField(words), errorMessage: 'Se espera true o false, sin comillas.' })
    .default(isDefault);

/** The mark of what is only sample, which `npm run check:content` lists and no visitor sees. */
export const sampleMark = () =>
  yesOrNo({ label: 'De muestra', help: 'true mientras no hayas puesto lo tuyo' }, false);

/** A list that may be empty. */
export const listOrNone = <Item extends z.core.$ZodType>(item: Item, words: FieldWords) =>
  z
    .array(item)
    .meta({ ...describeField(words), errorMessage: 'Se espera una lista; sin elementos se escribe [].' });

/** One of a few fixed words, each with what it means, which an editor's program shows beside it. */
export const choice = <Word extends string>(words: FieldWords, meanings: Readonly<Record<Word, string>>) => {
  const choices = Object.keys(meanings) as Word[];
  return z.enum(choices).meta({
    ...describeField(words),
    errorMessage: `Se espera una de estas palabras: ${choices.join(', ')}.`,
    enumDescriptions: Object.values(meanings),
  });
};
