import type { CmsConfig, Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { exhibitionAddress, pageAddress } from '../../addresses.ts';
import { CONTENT_FILES, EXHIBITIONS_FOLDER, PAGES_FOLDER } from '../../schemas/content-files.ts';
import { exhibitionSchema } from '../../schemas/exhibition.ts';
import { pageSchema } from '../../schemas/page.ts';
import type { PictureField } from '../../schemas/picture-field.ts';
import { type JsonSchema, readJsonSchema } from '../json-schema.ts';

/** What editors call each file, in the order of the form. */
const FILE_LABELS: Record<keyof typeof CONTENT_FILES, string> = {
  site: 'Sitio: nombre, barra y lo que se comparte',
  homePage: 'Inicio: pestaña y buscadores',
  hero: 'Portada',
  property: 'Propiedad',
  gallery: 'Galería',
  plans: 'Plantas',
  exhibitionsSection: 'Exhibiciones: textos de la sección',
  about: 'Acerca de',
  vision: 'Visión',
  contact: 'Contacto',
  footer: 'Pie de página',
  analyticsPage: 'Analíticas',
  notFoundPage: 'Página no encontrada',
};

// Pictures lie beside the file that names them, as `./foto.jpg`.
const BESIDE = { media_folder: '', public_folder: '.' };
const texts = z.array(z.string());
const words = z.object({ label: z.string().optional(), help: z.string().optional() });

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
  const { type, enum: choices, enumDescriptions, pattern, minimum: min, maximum: max } = schema;
  if (choices) {
    const labels = texts.parse(enumDescriptions);
    const options = texts.parse(choices).map((value, index) => ({ label: labels[index] ?? value, value }));
    return { widget: 'select', options };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'string')
    return {
      widget: schema.widget === 'text' ? 'text' : 'string',
      pattern: [`/${pattern}/u`, String(schema.errorMessage)],
    };
  if (type === 'integer') return { widget: 'number', min };
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max };
  if (type === 'boolean') return { widget: 'boolean', default: schema.default === true };
  if (type === 'array') return toListWidget(schema);
  return type === 'object' ? { widget: 'object', fields: toFields(schema) } : { widget: 'image' };
};

/** What to write, where a rule says it, unless it is any text. */
const readExpected = ({ pattern, minimum, minItems, errorMessage }: JsonSchema): string =>
  (pattern ?? minimum ?? minItems) === undefined
    ? ''
    : String(errorMessage).replace('Se espera un texto.', '').replace('Se espera un texto, por', 'Por');

/** One field of the form, in the words of its schema; a group has a description alone. */
const toField = (name: string, schema: JsonSchema, required: boolean): Field => {
  const { label = schema.description, help } = words.parse(schema);
  const sentence = help === undefined ? '' : `${help.charAt(0).toUpperCase()}${help.slice(1)}.`;
  return { name, label, required, hint: `${sentence} ${readExpected(schema)}`.trim(), ...toWidget(schema) };
};

const toFileFields = (makeSchema: (picture: PictureField) => z.ZodType): Field[] => {
  const schema = readJsonSchema(makeSchema);
  return schema.type === 'array' ? [{ ...toField('items', schema, true), root: true }] : toFields(schema);
};

// Its rich-text mode rewrites an essay that nobody edited: `*cursiva*` as `_cursiva_`.
const essay = (label: string): Field => ({ name: 'body', label, widget: 'richtext', modes: ['raw'] });

const markdownFiles = (folder: string, address: string) => ({
  folder,
  format: 'yaml-frontmatter',
  extension: 'md',
  create: true,
  ...BESIDE,
  preview_path: address.slice(1),
});

/**
 * The configuration of the form, made from the schemas: every field of every file of content/.
 *
 * @param folder the name of the project's folder, which the form asks an editor to choose
 * @param nextId the number of the next exhibition
 */
export const makeFormConfig = (folder: string, nextId: number): CmsConfig => ({
  load_config_file: false,
  // Sveltia CMS needs a backend to start; it works on the local folder, and this backend gets no request.
  backend: { name: 'gitea', repo: `local/${folder}`, app_id: 'local', auth_methods: ['token'] },
  app_title: 'Editar el sitio',
  logo: { src: '/favicon.svg' },
  media_folder: 'content',
  public_folder: '/',
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: [
    {
      ...markdownFiles(EXHIBITIONS_FOLDER, exhibitionAddress('{{slug}}')),
      name: 'exhibitions',
      label: 'Exhibiciones',
      label_singular: 'Exhibición',
      sortable_fields: { fields: ['id', 'title'], default: { field: 'id', direction: 'descending' } },
      fields: [
        ...toFileFields(exhibitionSchema).map((field): Field =>
          field.name === 'id' ? Object.assign(field, { default: nextId }) : field,
        ),
        essay('El ensayo'),
      ],
    },
    {
      ...markdownFiles(PAGES_FOLDER, pageAddress('{{slug}}')),
      name: 'pages',
      label: 'Páginas',
      label_singular: 'Página',
      fields: [...toFileFields(pageSchema), essay('El texto')],
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
  ],
});
