import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import {
  type CreateSchema,
  isTranslatedField,
  type JsonSchema,
  readJsonSchema,
} from '../../schemas/json-schema.ts';
import { getLanguageName } from '../../schemas/language-name.ts';

const stringList = z.array(z.string());

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Creates functions that convert JSON Schema to form fields. With several locales, a translated text has a field for each locale. */
const createFieldConverter = (locales: readonly Locale[]) => {
  const hasLocaleFields = (schema: JsonSchema): boolean => locales.length > 1 && isTranslatedField(schema);

  /** Returns whether the form has a field. A form in Spanish only omits texts that only translations have. */
  const isInForm = (schema: JsonSchema): boolean =>
    !isTranslatedField(schema) || locales.some((locale) => locale in (schema.properties ?? {}));

  const toLocaleFields = (schema: JsonSchema): Field[] =>
    locales
      .filter((locale) => locale in (schema.properties ?? {}))
      .map((locale) => ({
        name: locale,
        label: capitalize(getLanguageName(locale)),
        required: locale === DEFAULT_LOCALE,
        ...toTextWidget(schema),
      }));

  const toFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
    Object.entries(properties)
      .filter(([, field]) => isInForm(field as JsonSchema))
      .map(([name, field]) => toField(name, field as JsonSchema, required.includes(name)));

  const toListWidget = ({ items, minItems: min, maxItems: max }: JsonSchema) => {
    const item = items as JsonSchema;
    const fields = hasLocaleFields(item) ? toLocaleFields(item) : item.type === 'object' && toFields(item);
    const content = fields ? { fields, collapsed: true } : { field: toField('item', item, true) };
    return { widget: 'list', ...(min && { min }), ...(max && { max }), ...content };
  };

  const toWidget = (schema: JsonSchema) => {
    const { type, enum: choices, enumDescriptions, minimum: min, maximum: max } = schema;
    if (hasLocaleFields(schema)) return { widget: 'object', fields: toLocaleFields(schema) };
    if (choices) {
      const labels = stringList.parse(enumDescriptions);
      const options = stringList
        .parse(choices)
        .map((value, index) => ({ label: labels[index] ?? value, value }));
      return { widget: 'select', options };
    }
    if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    if (type === 'string' || Array.isArray(type)) return toTextWidget(schema);
    if (type === 'integer') return { widget: 'number', min };
    if (type === 'number') return { widget: 'number', value_type: 'float', min, max };
    if (type === 'boolean') return { widget: 'boolean', default: schema.default === true };
    if (type === 'array') return toListWidget(schema);
    return type === 'object' ? { widget: 'object', fields: toFields(schema) } : { widget: 'image' };
  };

  /** Converts a schema to a field. The description before the first colon is the label; the remaining text is a hint. */
  const toField = (name: string, schema: JsonSchema, required: boolean): Field => {
    // Set no default, which would change the calendar UID of existing activities at the next save.
    if (schema.widget === 'hidden') return { name, widget: 'hidden' };
    const [label, ...hintParts] = schema.description?.split(': ') ?? [];
    const help = hintParts.join(': ');
    const sentence = help && `${capitalize(help)}.`;
    const hint = `${sentence} ${getExpectation(schema)}`.trim();
    return { name, label, required, hint, ...toWidget(schema) } as Field;
  };

  return { toField, toFields };
};

const toTextWidget = (schema: JsonSchema) => ({
  widget: schema.widget === 'text' ? 'text' : 'string',
  pattern: [`/${schema.pattern}/${String(schema.flags)}`, String(schema.errorMessage)],
  ...(schema.maxLength !== undefined && { maxlength: schema.maxLength }),
});

/** Returns the Spanish sentence about the expected value; empty if the field accepts any text. */
const getExpectation = ({ pattern, minimum, minItems, errorMessage }: JsonSchema): string =>
  (pattern ?? minimum ?? minItems) === undefined
    ? ''
    : String(errorMessage).replace('Se espera un texto.', '').replace('Se espera un texto, por', 'Por');

/** Returns the form fields of a content file, in the order of its schema. */
export const toFileFields = (createSchema: CreateSchema, locales: readonly Locale[]): Field[] => {
  const schema = readJsonSchema(createSchema);
  const { toField, toFields } = createFieldConverter(locales);
  return schema.type === 'array'
    ? [{ ...toField('items', schema, true), root: true } as Field]
    : toFields(schema);
};
