import type { CmsConfig, EntryCollection, Field, I18nOptions } from '@sveltia/cms';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { getExhibitionPath, getTextPagePath } from '../../i18n/paths.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import type { CreateSchema } from '../../schemas/json-schema.ts';
import type { Editing } from '../../schemas/site.ts';
import { toFileFields } from './form-fields.ts';

/** Stores images in the folder of the file that refers to them: `./foto.jpg`. */
const SAME_FOLDER = { media_folder: '', public_folder: '.' };
/** Essay as plain text. Sveltia's rich text editor rewrites unchanged essays, and the buttons of its raw mode don't work. */
const ESSAY_FIELD: Field = {
  name: 'body',
  label: 'El texto',
  i18n: true,
  widget: 'text',
  // Astro would parse the beginning of the essay as a second front matter.
  pattern: [
    '/^(?!\\s*(?:---|\\+\\+\\+))/',
    'El texto no empieza con --- ni con +++: una raya se escribe ***.',
  ],
};
/**
 * Options of each collection. Sveltia adds the path of a renamed exhibition to `formerly`. `serializeMarkdown` reduces the path to its slug.
 */
const COLLECTION_OPTIONS = {
  exhibitions: {
    aliases_field: 'formerly',
    sortable_fields: { fields: ['id', 'title'], default: { field: 'id', direction: 'descending' } },
  },
  textPages: { aliases_field: false },
} satisfies Record<keyof typeof CONTENT_FOLDERS, Partial<EntryCollection>>;
/** Creates the path templates of previews. Exhibitions link to the Spanish page, because Sveltia can't translate their folder. */
const createPreviewPaths = (isTranslated: boolean): Record<keyof typeof CONTENT_FOLDERS, string> => ({
  exhibitions: getExhibitionPath('{{slug}}', DEFAULT_LOCALE).slice(1),
  textPages: isTranslated
    ? "{{locale}}/{{fields.slug | default('{{slug}}')}}"
    : getTextPagePath('{{slug}}', DEFAULT_LOCALE).slice(1),
});

/** Converts uploads, such as HEIC photographs, to WebP of at most this width, without metadata. */
const IMAGE_TRANSFORMATIONS = { raster_image: { format: 'webp', quality: 92, width: 4096 } } as const;

/** Local folder, or GitHub repository in which each save is a commit of a pull request. */
export type FormStorage = { folder: string } | Editing;

const createBackend = (storage: FormStorage): Pick<CmsConfig, 'backend' | 'publish_mode'> =>
  'folder' in storage
    ? // Sveltia CMS requires a backend. It sends no request to this backend if it edits a local folder.
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

/** Stores each translation of a page in a separate file (`src/schemas/translation.ts`). A new entry starts with Spanish only. */
const createI18nOptions = (locales: readonly Locale[]): I18nOptions => ({
  structure: 'multiple_files',
  locales: [...locales],
  default_locale: DEFAULT_LOCALE,
  initial_locales: 'default',
  omit_default_locale_from_file_path: true,
  omit_default_locale_from_preview_path: true,
});

/** Marks the fields as translatable that each translation of a page has. A form with one locale omits these fields. */
const markTranslatableFields = (
  translation: CreateSchema,
  fields: readonly Field[],
  isTranslated: boolean,
): Field[] => {
  const translatableFields = new Map(
    toFileFields(translation, []).map((field) => [field.name, { ...field, i18n: true }]),
  );
  if (!isTranslated) return fields.filter(({ name }) => !translatableFields.has(name));
  return fields.map((field) => translatableFields.get(field.name) ?? field);
};

/** Filter that omits translations, which a form with one locale would list as pages. Translations have no title. */
const WITHOUT_TRANSLATIONS = { field: 'title', pattern: '/^(?!null$)/' };

/** Creates the configuration of the form from the schemas of content/. `nextId` is the number of the next exhibition. */
export const createFormConfig = (
  nextId: number,
  storage: FormStorage,
  locales: readonly Locale[],
): CmsConfig => {
  const isTranslated = locales.length > 1;
  const previewPaths = createPreviewPaths(isTranslated);
  return {
    load_config_file: false,
    ...createBackend(storage),
    ...(isTranslated && { i18n: createI18nOptions(locales) }),
    app_title: 'Editar el sitio',
    logo: { src: '/favicon.svg' },
    media_folder: 'content',
    public_folder: '/',
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: IMAGE_TRANSFORMATIONS } },
    },
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
        ...(!isTranslated && { filter: WITHOUT_TRANSLATIONS }),
        ...SAME_FOLDER,
        preview_path: previewPaths[name as keyof typeof CONTENT_FOLDERS],
        ...COLLECTION_OPTIONS[name as keyof typeof CONTENT_FOLDERS],
        ...(name === 'textPages' && {
          identifier_field: isTranslated ? `heading.${DEFAULT_LOCALE}` : 'heading',
        }),
        fields: [
          ...markTranslatableFields(translation, toFileFields(schema, locales), isTranslated),
          ESSAY_FIELD,
        ]
          .filter(
            (field) => field.name !== COLLECTION_OPTIONS[name as keyof typeof CONTENT_FOLDERS].aliases_field,
          )
          .map((field): Field => (field.name === 'id' ? Object.assign(field, { default: nextId }) : field)),
      }),
    ),
    singletons: Object.entries(CONTENT_FILES).map(([name, { file, label, schema }]) => ({
      ...{ name, label, file, format: name, ...SAME_FOLDER },
      fields: toFileFields(schema, locales),
    })),
  };
};
