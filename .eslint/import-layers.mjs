/** Shared modules that components, layouts, sections and pages may import. */
const RENDERING = 'components islands queries styles assets i18n dates';

/**
 * Layers of `src`: for each folder or file, the parts that it may import, and the parts of which it may only import types. No part of
 * the site may import `build` or `editing`.
 *
 * @type {Record<string, [imports: string, types?: string]>}
 */
const LAYERS = {
  pages: [`layouts sections sunlight feeds ${RENDERING}`, 'schemas'],
  layouts: [`page-views ${RENDERING}`],
  sections: [`sunlight contact ${RENDERING}`, 'schemas'],
  sunlight: ['components queries contact styles i18n dates', 'schemas'],
  components: ['contact styles assets i18n', 'queries schemas'],
  islands: [
    'page-views contact styles assets i18n/interpolate.ts i18n/line-breaks.ts',
    'queries schemas i18n/ui-strings.ts',
  ],
  middleware: ['queries i18n/locales.ts'],
  feeds: ['queries schemas i18n dates'],
  queries: ['contact schemas styles i18n dates'],
  content: ['queries schemas i18n/locales.ts i18n/paths.ts'],
  'content.config.ts': ['content schemas', 'queries i18n/locales.ts'],
  schemas: ['i18n/locales.ts dates/time-of-day.ts', 'i18n/interpolate.ts'],
  i18n: ['dates/time-of-day.ts content'],
  dates: ['env-error.ts'],
};
/** Folders and files that import no other part of `src`. */
const LEAVES = ['env-error.ts', 'contact', 'page-views', 'styles'];
const PARTS = [...Object.keys(LAYERS), ...LEAVES];
const UNRESTRICTED = ['assets', 'build', 'editing'];
/** Parts that may not import packages, except `astro:env`. */
const WITHOUT_PACKAGES = ['page-views', 'contact'];

/** Packages that only the parts in `allowedIn` may import. All parts may import their types. */
const PACKAGES = [
  { allowedIn: ['queries', 'content.config.ts'], regex: '^astro:(content|assets)$' },
  { allowedIn: ['islands'], regex: '^(react|react-dom|keen-slider|sonner)(/|$)' },
];

/** @param {readonly string[]} paths */
const createImportPattern = (paths) => `^(\\.{1,2}/)+(${paths.join('|')})(/|$)`;

/**
 * Returns the import paths of a folder that a part may not use, because the part may only use some of its modules.
 *
 * @param {string} folder
 * @param {readonly string[]} allowed
 */
function excludeAllowedFiles(folder, allowed) {
  const files = allowed
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  return files.length > 0 ? `${folder}/(?!(${files.join('|')})$)[^/]+` : folder;
}

/**
 * Creates the ESLint configuration for the imports of a part.
 *
 * @param {string} part a folder of `src`, or a file that is a layer of its own
 * @returns {import('eslint').Linter.Config}
 */
function restrictImports(part) {
  const [imports = [], types = []] = (LAYERS[part] ?? []).map((list = '') => list.split(' ').filter(Boolean));
  const allowed = [part, ...imports, ...types];
  const forbidden = [...PARTS, ...UNRESTRICTED]
    .filter((name) => !allowed.includes(name))
    .map((name) => excludeAllowedFiles(name, allowed));
  const message = `src/${part} may not import this module. Move the code that you need to a part that LAYERS in .eslint/import-layers.mjs allows.`;
  /** @type {{ regex: string, message: string, allowTypeImports?: boolean }[]} */
  const patterns = [{ regex: createImportPattern(forbidden), message }];
  if (types.length > 0) patterns.push({ regex: createImportPattern(types), message, allowTypeImports: true });
  for (const { allowedIn, regex } of PACKAGES)
    if (!allowedIn.includes(part)) patterns.push({ regex, message, allowTypeImports: true });
  if (WITHOUT_PACKAGES.includes(part)) patterns.push({ regex: '^(?!\\.|astro:env)', message });
  return {
    files: [part.includes('.') ? `src/${part}` : `src/${part}/**`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

const CLIENT_DIRECTIVE = {
  selector: 'JSXAttribute > JSXNamespacedName[namespace.name="client"]',
  message: "Don't hydrate islands in components. Add the client directive in a section, layout or page.",
};

const CLOCK = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Date"][property.name="now"], MemberExpression[object.name="Temporal"][property.name="Now"])',
  message: "Don't read the clock during a build. Use getBuildDate().",
};

const STORAGE_MESSAGE =
  'Only src/page-views and src/contact use the storage. Call one of their functions and pass `window`.';

const RENDER = {
  selector: 'ImportDeclaration[source.value="astro:content"] ImportSpecifier[imported.name="render"]',
  message: 'Use renderText() instead of render(), which returns an empty body if rendering fails.',
};

/** @type {import('eslint').Linter.Config[]} */
export const importLayers = [
  ...PARTS.map(restrictImports),
  { files: ['src/{components,islands}/**'], rules: { 'no-restricted-syntax': ['error', CLIENT_DIRECTIVE] } },
  {
    files: ['src/{pages,layouts,sections,queries,feeds}/**', 'src/sunlight/*.ts'],
    rules: { 'no-restricted-syntax': ['error', CLOCK] },
  },
  {
    files: ['src/queries/!(content-file).ts'],
    rules: { 'no-restricted-syntax': ['error', CLOCK, RENDER] },
  },
  {
    files: ['src/**'],
    ignores: ['src/{page-views,contact,editing}/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: STORAGE_MESSAGE },
        { name: 'sessionStorage', message: STORAGE_MESSAGE },
      ],
    },
  },
];
