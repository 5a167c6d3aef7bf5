import type { CmsConfig, Field } from '@sveltia/cms';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { CONTENT_FILES, EXHIBITIONS_FOLDER } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import type { PictureField } from '../../schemas/picture-field.ts';
import { PRIVACY_NOTICE } from '../../schemas/privacy-page.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What editors call each file, in the order of the form. */
const FILE_LABELS: Record<keyof typeof CONTENT_FILES, string> = {
  site: 'Sitio: nombre, barra y lo que se comparte',
  homePage: 'Inicio: pestaña y buscadores',
  hero: 'Portada',
  property: 'Propiedad',
  gallery: 'Galería',
  exhibitionsSection: 'Exhibiciones: textos de la sección',
  about: 'Acerca de',
  vision: 'Visión',
  contact: 'Contacto',
  footer: 'Pie de página',
  privacyPage: 'Privacidad: textos de la página',
  analyticsPage: 'Analíticas',
  notFoundPage: 'Página no encontrada',
};

// Pictures lie beside the file that names them, as `./foto.jpg`.
const BESIDE = { media_folder: '', public_folder: '.' };
// What an editor writes in several lines, by its help.
const LONG_TEXT = /párrafo|entrada|descripción|frase|qué /i;

const readJsonSchema = (makeSchema: (picture: PictureField) => z.ZodType): JsonSchema =>
  z.toJSONSchema(
    makeSchema(() => z.custom<ImageMetadata>()),
    { io: 'input', unrepresentable: 'any' },
  );

const toSentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The part of the help that says what a field is, and the part that says more of it. */
const splitHelp = ({ description = '' }: JsonSchema) => {
  const [, label = '', more = ''] = /^([^:;,]+)[:;,]?\s*(.*)$/.exec(description) ?? [];
  return { label, more: toSentence(more) };
};

const toChoices = ({ enum: words = [], enumDescriptions }: JsonSchema) => {
  const meanings = z.array(z.string()).parse(enumDescriptions);
  return words.map((word, index) => ({ label: meanings[index] ?? '', value: String(word) }));
};

/** What a field expects, unless it is any text. */
const readExpected = ({ errorMessage }: JsonSchema): string =>
  String(errorMessage).replace(/^Se espera un texto(?:\.$|, por )/, (start) =>
    start.endsWith('.') ? '' : 'Por ',
  );

const toTextField = (schema: JsonSchema, more: string) => ({
  widget: LONG_TEXT.test(schema.description ?? '') ? 'text' : 'string',
  pattern: [`/${schema.pattern}/u`, String(schema.errorMessage)],
  hint: `${more} ${readExpected(schema)}`.trim(),
});

const toListField = (schema: JsonSchema, more: string) => {
  const { items, minItems, maxItems } = schema;
  const item = toField('item', items as JsonSchema, true);
  const bounds = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const hint = `${more} ${readExpected(schema)}`.trim();
  return 'fields' in item
    ? { widget: 'list', ...bounds, hint, collapsed: true, fields: item.fields }
    : { widget: 'list', ...bounds, hint, field: item };
};

const toFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, field]) =>
    toField(name, field as JsonSchema, required.includes(name)),
  );

const toWidget = (schema: JsonSchema, more: string) => {
  if (schema.enum) return { widget: 'select', options: toChoices(schema), hint: more };
  if (schema.type === 'string') return toTextField(schema, more);
  if (schema.type === 'integer')
    return { widget: 'number', min: schema.minimum, hint: `${more} ${readExpected(schema)}`.trim() };
  if (schema.type === 'boolean') return { widget: 'boolean', default: schema.default, hint: more };
  if (schema.type === 'array') return toListField(schema, more);
  if (schema.type === 'object') return { widget: 'object', hint: more, fields: toFields(schema) };
  return { widget: 'image', hint: more, choose_url: false };
};

/** One field of a form from the JSON Schema of its value: what its help says, and what it accepts. */
const toField = (name: string, schema: JsonSchema, required: boolean): Field => {
  const { label, more } = splitHelp(schema);
  const { hint, ...widget } = toWidget(schema, more);
  return { name, label, required, ...(hint !== '' && { hint }), ...widget };
};

const toFileFields = (makeSchema: (picture: PictureField) => z.ZodType): Field[] => {
  const schema = readJsonSchema(makeSchema);
  return schema.type === 'array' ? [{ ...toField('items', schema, true), root: true }] : toFields(schema);
};

const essay = (label: string): Field => ({ name: 'body', label, widget: 'richtext', required: true });

/**
 * The configuration of the form, made from the schemas: every field of every file of content/.
 *
 * @param folder the name of the project's folder, which the form asks an editor to choose
 * @param nextId the number of the next exhibition
 */
export const makeFormConfig = (folder: string, nextId: number): CmsConfig => ({
  load_config_file: false,
  // Without a service the form does not start; it works on the folder, and this one is asked nothing.
  backend: { name: 'gitea', repo: `local/${folder}`, app_id: 'local', auth_methods: ['token'] },
  app_title: 'Editar el sitio',
  logo: { src: '/favicon.svg' },
  media_folder: 'content',
  public_folder: '/',
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: [
    {
      name: 'exhibitions',
      label: 'Exhibiciones',
      label_singular: 'Exhibición',
      folder: EXHIBITIONS_FOLDER,
      format: 'yaml-frontmatter',
      extension: 'md',
      create: true,
      ...BESIDE,
      preview_path: 'exhibiciones/{{slug}}',
      sortable_fields: { fields: ['id', 'title'], default: { field: 'id', direction: 'descending' } },
      fields: [
        ...toFileFields(exhibitionSchema).map((field): Field =>
          field.name === 'id' ? Object.assign(field, { default: nextId }) : field,
        ),
        essay('El ensayo'),
      ],
    },
  ],
  singletons: [
    ...Object.entries(CONTENT_FILES).map(([name, { file, schema }]) => ({
      name,
      label: FILE_LABELS[name as keyof typeof CONTENT_FILES],
      file,
      format: 'json',
      ...BESIDE,
      fields: toFileFields(schema),
    })),
    {
      name: 'privacyNotice',
      label: 'Privacidad: el aviso',
      file: PRIVACY_NOTICE,
      format: 'raw',
      ...BESIDE,
      fields: [essay('El aviso')],
    },
  ],
});
