import { z } from 'astro/zod';

export type FieldGroup<Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Writeable<Shape>,
  z.core.$strict
>;

/** Creates an object schema that rejects unknown fields, so that a misspelled name is an error. */
export const fieldGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape): FieldGroup<Shape> =>
  z
    .strictObject(shape)
    .meta({ errorMessage: `Se espera un grupo de campos: ${Object.keys(shape).join(', ')}.` });

/**
 * Options of a check of fields that depend on each other. The check runs even if a field is invalid, but not if the group has an unknown
 * field, which may be a misspelled field of the check.
 */
export const WITHOUT_UNKNOWN_FIELDS = {
  when: ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ code, path = [] }) => code === 'unrecognized_keys' && path.length === 0),
};

function createListField<Item extends z.core.$ZodType>(
  item: Item,
  description: string,
  min: number,
  max?: number,
): z.ZodArray<Item> {
  const length = max === undefined ? `${String(min)} o más` : `${String(min)} a ${String(max)}`;
  const emptyHint = min === 0 ? '; sin ninguno se escribe []' : '';
  // Sveltia would show a minimum of zero as a hint.
  const items = min === 0 ? z.array(item) : z.array(item).min(min);
  return (max === undefined ? items : items.max(max)).meta({
    description,
    errorMessage: `Se espera una lista de ${length} elementos${emptyHint}.`,
  });
}

/** Creates an array of at least one item, and at most `max` items. */
export const listField = <Item extends z.core.$ZodType>(
  item: Item,
  description: string,
  max?: number,
): z.ZodArray<Item> => createListField(item, description, 1, max);

/** Creates an array that may be empty, of at most `max` items. */
export const optionalListField = <Item extends z.core.$ZodType>(
  item: Item,
  description: string,
  max?: number,
): z.ZodArray<Item> => createListField(item, description, 0, max);

/** Creates an optional boolean field with a default value. */
export const booleanField = (description: string, defaultValue: boolean): z.ZodDefault<z.ZodBoolean> =>
  z
    .boolean()
    .meta({ description, errorMessage: 'Se espera true o false, sin comillas.' })
    .default(defaultValue);

/** Flag for sample content. `npm run check:content` lists it; pages don't show it. */
export const sampleFlag = booleanField('De muestra: true mientras no hayas puesto lo tuyo', false);

/** Creates a field for one of several words. VS Code and the form show the meaning of each word. */
export const enumField = <Word extends string>(
  description: string,
  meanings: Readonly<Record<Word, string>>,
): z.ZodEnum<z.core.util.ToEnum<Word>> => {
  const choices = Object.keys(meanings) as Word[];
  return z.enum(choices).meta({
    description,
    errorMessage: `Se espera una de estas palabras: ${choices.join(', ')}.`,
    enumDescriptions: Object.values(meanings),
  });
};
