import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import type { CreatePictureField } from '../../schemas/picture-field.ts';
import { isTranslatedField, type JsonSchema, readJsonSchema } from '../../schemas/json-schema.ts';

const NAMES = new Intl.DisplayNames(DEFAULT_LOCALE, { type: 'language' });
const texts = z.array(z.string());

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Makes the fields of a site in some languages: of a text those in which it may be, one below the other, where there are several. */
const createFieldConverter = (locales: readonly Locale[]) => {
  const isPair = (schema: JsonSchema): boolean => locales.length > 1 && isTranslatedField(schema);

  /** A text that only other languages have is no field of a form in Spanish alone. */
  const isAsked = (schema: JsonSchema): boolean =>
    !isTranslatedField(schema) || locales.some((locale) => locale in (schema.properties ?? {}));

  const toLanguageFields = (schema: JsonSchema): Field[] =>
    locales
      .filter((locale) => locale in (schema.properties ?? {}))
      .map((locale) => ({
        name: locale,
        label: capitalize(NAMES.of(locale) ?? locale),
        required: locale === DEFAULT_LOCALE,
        ...toTextWidget(schema),
      }));

  const toFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
    Object.entries(properties)
      .filter(([, field]) => isAsked(field as JsonSchema))
      .map(([name, field]) => toField(name, field as JsonSchema, required.includes(name)));

  const toListWidget = ({ items, minItems: min, maxItems: max }: JsonSchema) => {
    const item = items as JsonSchema;
    const fields = isPair(item) ? toLanguageFields(item) : item.type === 'object' && toFields(item);
    const content = fields ? { fields, collapsed: true } : { field: toField('item', item, true) };
    return { widget: 'list', ...(min && { min }), ...(max && { max }), ...content };
  };

  const toWidget = (schema: JsonSchema) => {
    const { type, enum: choices, enumDescriptions, minimum: min, maximum: max } = schema;
    if (isPair(schema)) return { widget: 'object', fields: toLanguageFields(schema) };
    if (choices) {
      const labels = texts.parse(enumDescriptions);
      const options = texts.parse(choices).map((value, index) => ({ label: labels[index] ?? value, value }));
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

  /** One field of the form: of its description, what stands before a colon is the label, the rest a hint. */
  const toField = (name: string, schema: JsonSchema, required: boolean): Field => {
    // Kept as it is: a default would give old activities another UID at the next save.
    if (schema.widget === 'hidden') return { name, widget: 'hidden' };
    const [label, ...rest] = schema.description?.split(': ') ?? [];
    const help = rest.join(': ');
    const sentence = help && `${capitalize(help)}.`;
    const hint = `${sentence} ${readExpected(schema)}`.trim();
    return { name, label, required, hint, ...toWidget(schema) } as Field;
  };

  return { toField, toFields };
};

const toTextWidget = (schema: JsonSchema) => ({
  widget: schema.widget === 'text' ? 'text' : 'string',
  pattern: [`/${schema.pattern}/${String(schema.flags)}`, String(schema.errorMessage)],
  ...(schema.maxLength !== undefined && { maxlength: schema.maxLength }),
});

/** What a field expects, where its rule says more than 'a text'. */
const readExpected = ({ pattern, minimum, minItems, errorMessage }: JsonSchema): string =>
  (pattern ?? minimum ?? minItems) === undefined
    ? ''
    : String(errorMessage).replace('Se espera un texto.', '').replace('Se espera un texto, por', 'Por');

/** The fields of a file of a site in some languages, in the order of its schema. */
export const toFileFields = (
  createSchema: (picture: CreatePictureField) => z.ZodType,
  locales: readonly Locale[],
): Field[] => {
  const schema = readJsonSchema(createSchema);
  const { toField, toFields } = createFieldConverter(locales);
  return schema.type === 'array'
    ? [{ ...toField('items', schema, true), root: true } as Field]
    : toFields(schema);
};
