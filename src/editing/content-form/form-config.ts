import type { CmsConfig, Field } from '@sveltia/cms';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { exhibitionPath, textPagePath } from '../../paths.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import type { Editing } from '../../schemas/site.ts';
import type { MakePictureField } from '../../schemas/picture-field.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an editor may write in a file, as JSON Schema: each field with its description and its example. */
export const readJsonSchema = (makeSchema: (picture: MakePictureField) => z.ZodType): JsonSchema =>
  z.toJSONSchema(
    makeSchema(() => z.custom<ImageMetadata>()),
    { io: 'input', unrepresentable: 'any' },
  );

// Pictures lie beside the file that names them, as `./foto.jpg`.
const BESIDE = { media_folder: '', public_folder: '.' };
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
  // A day too: a calendar shows one that it can't read as empty, and loses it with the next save.
  if (type === 'string' || Array.isArray(type))
    return {
      widget: schema.widget === 'text' ? 'text' : 'string',
      pattern: [`/${schema.pattern}/${String(schema.flags)}`, String(schema.errorMessage)],
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
  return { name, label, required, hint: `${sentence} ${readExpected(schema)}`.trim(), ...toWidget(schema) };
};

const toFileFields = (makeSchema: (picture: MakePictureField) => z.ZodType): Field[] => {
  const schema = readJsonSchema(makeSchema);
  return schema.type === 'array' ? [{ ...toField('items', schema, true), root: true }] : toFields(schema);
};

// Its rich-text mode rewrites an essay that nobody edited: `*cursiva*` as `_cursiva_`.
const TEXT: Field = {
  name: 'body',
  label: 'El texto',
  widget: 'richtext',
  modes: ['raw'],
  // Astro would take what follows for a second front matter, and not publish it.
  pattern: [
    '/^(?!\\s*(?:---|\\+\\+\\+))/',
    'El texto no empieza con --- ni con +++: una raya se escribe ***.',
  ],
};
const BY_NUMBER = { fields: ['id', 'title'], default: { field: 'id', direction: 'descending' as const } };
const PREVIEW_PATHS = { exhibitions: exhibitionPath, textPages: textPagePath };

/** HEIC and photographs as large as a phone takes them become WebP of this width, without the data of who took them. */
const PHOTOGRAPHS = { raster_image: { format: 'webp', quality: 92, width: 4096 } } as const;

/** A folder of this computer, or a repository, where each save is a commit of a pull request. */
const makeBackend = (storage: { folder: string } | Editing): Pick<CmsConfig, 'backend' | 'publish_mode'> =>
  'folder' in storage
    ? // Sveltia CMS needs a backend to start; it works on the local folder, and this backend gets no request.
      {
        backend: { name: 'gitea', repo: `local/${storage.folder}`, app_id: 'local', auth_methods: ['token'] },
      }
    : {
        backend: {
          name: 'github',
          repo: storage.repository,
          ...(storage.branch && { branch: storage.branch }),
          auth_methods: ['token'],
        },
        publish_mode: 'editorial_workflow',
      };

/**
 * The configuration of the form, made from the schemas: every field of every file of content/.
 *
 * @param nextId the number of the next exhibition
 * @param storage the name of the project's folder, which the form asks an editor to choose, or the repository
 */
export const makeFormConfig = (nextId: number, storage: { folder: string } | Editing): CmsConfig => ({
  load_config_file: false,
  ...makeBackend(storage),
  app_title: 'Editar el sitio',
  logo: { src: '/favicon.svg' },
  media_folder: 'content',
  public_folder: '/',
  media_libraries: { default: { config: { slugify_filename: true, transformations: PHOTOGRAPHS } } },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: Object.entries(CONTENT_FOLDERS).map(([name, { folder: path, label, labelOfOne, schema }]) => ({
    name,
    label,
    label_singular: labelOfOne,
    folder: path,
    format: 'yaml-frontmatter',
    extension: 'md',
    create: true,
    ...BESIDE,
    preview_path: PREVIEW_PATHS[name as keyof typeof CONTENT_FOLDERS]('{{slug}}', DEFAULT_LANGUAGE).slice(1),
    ...(name === 'exhibitions' && { sortable_fields: BY_NUMBER }),
    fields: [...toFileFields(schema), TEXT].map((field): Field =>
      field.name === 'id' ? Object.assign(field, { default: nextId }) : field,
    ),
  })),
  singletons: Object.entries(CONTENT_FILES).map(([name, { file, label, schema }]) => ({
    ...{ name, label, file, format: 'json', ...BESIDE },
    fields: toFileFields(schema),
  })),
});
