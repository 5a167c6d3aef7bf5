import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import {
  type CreateSchema,
  isTranslatedField,
  type JsonSchema,
  getJsonSchema,
} from '../../schemas/json-schema.ts';
import { getLanguageName } from '../../schemas/language-name.ts';

const stringList = z.array(z.string());

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

type Widget = { widget: string } & Record<string, unknown>;

/** Converts JSON Schema to form fields. With several locales, a translated text has a field for each locale. */
class FieldConverter {
  readonly #locales: readonly Locale[];

  constructor(locales: readonly Locale[]) {
    this.#locales = locales;
  }

  /** Converts a schema to a field. The description before the first colon is the label; the remaining text is a hint. */
  toField(name: string, schema: JsonSchema, required: boolean): Field {
    // Don't set a default, which would change the calendar UID of existing activities at the next save.
    if (schema.widget === 'hidden') return { name, widget: 'hidden' };
    const [label, ...hintParts] = schema.description?.split(': ') ?? [];
    const help = hintParts.join(': ');
    const sentence = help && `${capitalize(help)}.`;
    const hint = `${sentence} ${describeExpectedValue(schema)}`.trim();
    return { name, label, required, hint, ...this.#toWidget(schema) } as Field;
  }

  toFields({ properties = {}, required = [] }: JsonSchema): Field[] {
    return Object.entries(properties)
      .filter(([, field]) => this.#isInForm(field as JsonSchema))
      .map(([name, field]) => this.toField(name, field as JsonSchema, required.includes(name)));
  }

  #toWidget(schema: JsonSchema): Widget {
    const { type, enum: choices, minimum: min, maximum: max } = schema;
    if (this.#hasLocaleFields(schema)) return { widget: 'object', fields: this.#toLocaleFields(schema) };
    if (choices) return toSelectWidget(schema);
    if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    if (type === 'string' || Array.isArray(type)) return toTextWidget(schema);
    if (type === 'integer') return { widget: 'number', min };
    if (type === 'number') return { widget: 'number', value_type: 'float', min, max };
    if (type === 'boolean') return { widget: 'boolean', default: schema.default === true };
    if (type === 'array') return this.#toListWidget(schema);
    return type === 'object' ? { widget: 'object', fields: this.toFields(schema) } : { widget: 'image' };
  }

  #toListWidget({ items, minItems, maxItems }: JsonSchema): Widget {
    const widget: Widget = { widget: 'list' };
    if (minItems) widget.min = minItems;
    if (maxItems) widget.max = maxItems;
    const item = items as JsonSchema;
    if (this.#hasLocaleFields(item))
      return { ...widget, fields: this.#toLocaleFields(item), collapsed: true };
    if (item.type === 'object') return { ...widget, fields: this.toFields(item), collapsed: true };
    return { ...widget, field: this.toField('item', item, true) };
  }

  #toLocaleFields(schema: JsonSchema): Field[] {
    return this.#locales
      .filter((locale) => locale in (schema.properties ?? {}))
      .map((locale) => ({
        name: locale,
        label: capitalize(getLanguageName(locale)),
        required: locale === DEFAULT_LOCALE,
        ...toTextWidget(schema),
      }));
  }

  #hasLocaleFields(schema: JsonSchema): boolean {
    return this.#locales.length > 1 && isTranslatedField(schema);
  }

  /** Returns whether the form has a field. A form with only Spanish omits texts that only translations have. */
  #isInForm(schema: JsonSchema): boolean {
    return !isTranslatedField(schema) || this.#locales.some((locale) => locale in (schema.properties ?? {}));
  }
}

function toSelectWidget({ enum: choices, enumDescriptions }: JsonSchema): Widget {
  const labels = stringList.parse(enumDescriptions);
  const options = stringList.parse(choices).map((value, index) => ({ label: labels[index] ?? value, value }));
  return { widget: 'select', options };
}

function toTextWidget(schema: JsonSchema): Widget {
  const widget: Widget = {
    widget: schema.widget === 'text' ? 'text' : 'string',
    pattern: [`/${schema.pattern}/${String(schema.flags)}`, String(schema.errorMessage)],
  };
  if (schema.maxLength !== undefined) widget.maxlength = schema.maxLength;
  return widget;
}

/** Returns the Spanish sentence about the expected value; empty if the field accepts any text. */
const describeExpectedValue = ({ pattern, minimum, minItems, errorMessage }: JsonSchema): string =>
  (pattern ?? minimum ?? minItems) === undefined
    ? ''
    : String(errorMessage).replace('Se espera un texto.', '').replace('Se espera un texto, por', 'Por');

/** Returns the form fields of a content file, in the order of its schema. */
export const toFileFields = (createSchema: CreateSchema, locales: readonly Locale[]): Field[] => {
  const schema = getJsonSchema(createSchema);
  const converter = new FieldConverter(locales);
  return schema.type === 'array'
    ? [{ ...converter.toField('items', schema, true), root: true } as Field]
    : converter.toFields(schema);
};
