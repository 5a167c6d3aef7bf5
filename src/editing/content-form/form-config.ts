import type { CmsConfig, EntryCollection, Field, I18nOptions } from '@sveltia/cms';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { getExhibitionPath, getTextPagePath } from '../../i18n/paths.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import type { Editing } from '../../schemas/site.ts';
import { toFileFields } from './form-fields.ts';

// Pictures lie beside the file that names them, as `./foto.jpg`.
const BESIDE = { media_folder: '', public_folder: '.' };
// Sveltia's rich text rewrites an essay that nobody edited, `*cursiva*` as `_cursiva_`; its raw mode has buttons that do nothing.
const TEXT: Field = {
  name: 'body',
  label: 'El texto',
  i18n: true,
  widget: 'text',
  // Astro would take what follows for a second front matter, and not publish it.
  pattern: [
    '/^(?!\\s*(?:---|\\+\\+\\+))/',
    'El texto no empieza con --- ni con +++: una raya se escribe ***.',
  ],
};
/**
 * What each kind of page has of its own. Of an exhibition that is renamed `formerly` gets its path, of which `serializeMarkdown` keeps the name;
 * the path of a text page is that of its heading, which is shorter than its title.
 */
const OF_COLLECTION = {
  exhibitions: {
    aliases_field: 'formerly',
    sortable_fields: { fields: ['id', 'title'], default: { field: 'id', direction: 'descending' } },
  },
  textPages: { aliases_field: false },
} satisfies Record<keyof typeof CONTENT_FOLDERS, Partial<EntryCollection>>;
/**
 * Where the page of a file is on the site, in each language. An exhibition leads to its Spanish page: its folder has another name in
 * each language, which no tag of Sveltia CMS says.
 */
const createPreviewPaths = (isTranslated: boolean): Record<keyof typeof CONTENT_FOLDERS, string> => ({
  exhibitions: getExhibitionPath('{{slug}}', DEFAULT_LOCALE).slice(1),
  textPages: isTranslated
    ? "{{locale}}/{{fields.slug | default('{{slug}}')}}"
    : getTextPagePath('{{slug}}', DEFAULT_LOCALE).slice(1),
});

/** HEIC and photographs as large as a phone takes them become WebP of this width, without the data of who took them. */
const PHOTOGRAPHS = { raster_image: { format: 'webp', quality: 92, width: 4096 } } as const;

type CreateSchema = Parameters<typeof toFileFields>[0];

/** A folder of this computer, or a repository, where each save is a commit of a pull request. */
const createBackend = (storage: { folder: string } | Editing): Pick<CmsConfig, 'backend' | 'publish_mode'> =>
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

/** The text of a page in each language in a file of its own (`src/schemas/translation.ts`); a new entry begins in Spanish alone. */
const createI18nOptions = (languages: readonly Locale[]): I18nOptions => ({
  structure: 'multiple_files',
  locales: [...languages],
  default_locale: DEFAULT_LOCALE,
  initial_locales: 'default',
  omit_default_locale_from_file_path: true,
  omit_default_locale_from_preview_path: true,
});

/** The fields of a page, of which those that its file in another language has of its own are asked for in each. */
const withOwnOf = (translation: CreateSchema, fields: readonly Field[]): Field[] => {
  const own = new Map(toFileFields(translation, []).map((field) => [field.name, { ...field, i18n: true }]));
  return fields.map((field) => own.get(field.name) ?? field);
};

/**
 * The configuration of the form, made from the schemas: every field of every file of content/.
 *
 * @param nextId the number of the next exhibition
 * @param storage the name of the project's folder, which the form asks an editor to choose, or the repository
 * @param languages those that content/ has
 */
export const createFormConfig = (
  nextId: number,
  storage: { folder: string } | Editing,
  languages: readonly Locale[],
): CmsConfig => {
  const isTranslated = languages.length > 1;
  const previewPaths = createPreviewPaths(isTranslated);
  return {
    load_config_file: false,
    ...createBackend(storage),
    ...(isTranslated && { i18n: createI18nOptions(languages) }),
    app_title: 'Editar el sitio',
    logo: { src: '/favicon.svg' },
    media_folder: 'content',
    public_folder: '/',
    media_libraries: { default: { config: { slugify_filename: true, transformations: PHOTOGRAPHS } } },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: Object.entries(CONTENT_FOLDERS).map(
      ([name, { folder: path, label, labelOfOne, schema, translation }]) => ({
        name,
        label,
        label_singular: labelOfOne,
        folder: path,
        format: name,
        create: true,
        i18n: isTranslated,
        ...BESIDE,
        preview_path: previewPaths[name as keyof typeof CONTENT_FOLDERS],
        ...OF_COLLECTION[name as keyof typeof CONTENT_FOLDERS],
        ...(name === 'textPages' && {
          identifier_field: isTranslated ? `heading.${DEFAULT_LOCALE}` : 'heading',
        }),
        fields: [...withOwnOf(translation, toFileFields(schema, languages)), TEXT]
          .filter((field) => field.name !== OF_COLLECTION[name as keyof typeof CONTENT_FOLDERS].aliases_field)
          .map((field): Field => (field.name === 'id' ? Object.assign(field, { default: nextId }) : field)),
      }),
    ),
    singletons: Object.entries(CONTENT_FILES).map(([name, { file, label, schema }]) => ({
      ...{ name, label, file, format: name, ...BESIDE },
      fields: toFileFields(schema, languages),
    })),
  };
};
