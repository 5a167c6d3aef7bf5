import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { hasWords, type JsonSchema, readJsonSchema } from '../../schemas/json-schema.ts';

const texts = z.array(z.string());

const toFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, field]) =>
    toField(name, field as JsonSchema, required.includes(name)),
  );

const toListWidget = ({ items, minItems: min, maxItems: max }: JsonSchema) => {
  const item = items as JsonSchema;
  const isGroup = item.type === 'object';
  const content = isGroup
    ? { fields: toFields(item), collapsed: true }
    : { field: toField('item', item, true) };
  return { widget: 'list', ...(min && { min }), ...(max && { max }), ...content };
};

const toWidget = (schema: JsonSchema) => {
  const { type, enum: choices, enumDescriptions, minimum: min, maximum: max } = schema;
  if (choices) {
    const labels = texts.parse(enumDescriptions);
    const options = texts.parse(choices).map((value, index) => ({ label: labels[index] ?? value, value }));
    return { widget: 'select', options };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'string' || Array.isArray(type))
    return {
      widget: schema.widget === 'text' ? 'text' : 'string',
      pattern: [`/${schema.pattern}/${String(schema.flags)}`, String(schema.errorMessage)],
      ...(schema.maxLength !== undefined && { maxlength: schema.maxLength }),
    };
  if (type === 'integer') return { widget: 'number', min };
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max };
  if (type === 'boolean') return { widget: 'boolean', default: schema.default === true };
  if (type === 'array') return toListWidget(schema);
  return type === 'object' ? { widget: 'object', fields: toFields(schema) } : { widget: 'image' };
};

/** What a field expects, where its rule says more than 'a text'. */
const readExpected = ({ pattern, minimum, minItems, errorMessage }: JsonSchema): string =>
  (pattern ?? minimum ?? minItems) === undefined
    ? ''
    : String(errorMessage).replace('Se espera un texto.', '').replace('Se espera un texto, por', 'Por');

/** One field of the form: of its description, what stands before a colon is the label, the rest a hint. */
const toField = (name: string, schema: JsonSchema, required: boolean): Field => {
  const [label, ...rest] = schema.description?.split(': ') ?? [];
  const help = rest.join(': ');
  const sentence = help && `${help.charAt(0).toUpperCase()}${help.slice(1)}.`;
  const hint = `${sentence} ${readExpected(schema)}`.trim();
  return { name, label, required, i18n: hasWords(schema), hint, ...toWidget(schema) };
};

/** The fields of a file, in the order of its schema; those with words are asked for in each language. */
export const toFileFields = (makeSchema: (picture: MakePictureField) => z.ZodType): Field[] => {
  const schema = readJsonSchema(makeSchema);
  return schema.type === 'array' ? [{ ...toField('items', schema, true), root: true }] : toFields(schema);
};

/** A field that another language may leave to the Spanish; an item of a list has its words, since lists match by place. */
export const requireInSpanish = (field: Field): Field => {
  const required = 'required' in field && field.required === true && [DEFAULT_LANGUAGE];
  const { widget, fields } = field as { widget?: string; fields?: Field[] };
  return {
    ...field,
    required,
    ...(widget === 'object' && { fields: fields?.map(requireInSpanish) }),
  } as Field;
};
