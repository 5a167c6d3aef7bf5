const DRAWING =
  'components islands queries styles assets languages.ts paths.ts build-date.ts fill.ts non-breaking-spaces.ts words.ts';

/**
 * Which parts of `src` each part may import, and of which only types. No part of the site may import `build` or `editing`.
 *
 * @type {Record<string, [imports: string, types?: string]>}
 */
const LAYERS = {
  pages: [`layouts sections sunlight feeds ${DRAWING}`, 'schemas'],
  layouts: [`page-views ${DRAWING}`],
  sections: [`sunlight contact ${DRAWING}`, 'schemas'],
  sunlight: [
    `components queries contact styles languages.ts paths.ts build-date.ts fill.ts non-breaking-spaces.ts time-of-day.ts words.ts`,
    'schemas',
  ],
  components: [
    'contact styles assets languages.ts paths.ts fill.ts non-breaking-spaces.ts words.ts',
    'queries schemas',
  ],
  islands: ['page-views contact styles assets fill.ts', 'queries schemas words.ts'],
  middleware: ['queries languages.ts'],
  feeds: ['queries schemas languages.ts paths.ts build-date.ts fill.ts words.ts'],
  queries: [
    'contact schemas styles languages.ts paths.ts build-date.ts fill.ts non-breaking-spaces.ts words.ts',
  ],
  content: ['queries schemas languages.ts paths.ts'],
  'content.config.ts': ['content schemas', 'queries languages.ts'],
  schemas: ['languages.ts', 'fill.ts'],
  'paths.ts': ['languages.ts'],
  'build-date.ts': ['env-error.ts'],
  'words.ts': ['content', 'fill.ts languages.ts'],
};
/** Folders and files that import no other part of `src`. */
const LEAVES = [
  'languages.ts',
  'env-error.ts',
  'fill.ts',
  'non-breaking-spaces.ts',
  'contact',
  'page-views',
  'styles',
];
const PARTS = [...Object.keys(LAYERS), ...LEAVES];
const UNSEEN = ['assets', 'build', 'editing'];
const WITHOUT_PACKAGES = ['page-views', 'contact'];

/** Packages that only some parts may import. Their types may be imported anywhere. */
const PACKAGES = [
  { of: ['queries', 'content.config.ts'], regex: '^astro:(content|assets)$' },
  { of: ['islands'], regex: '^(react|react-dom|keen-slider|sonner)(/|$)' },
];

/** @param {readonly string[]} parts */
const leadsTo = (parts) => `^(\\.{1,2}/)+(${parts.join('|')})(/|$)`;

/**
 * @param {string} part a folder of `src`, or a file that is a layer of its own
 * @returns {import('eslint').Linter.Config}
 */
function restrictImports(part) {
  const [imports = [], types = []] = (LAYERS[part] ?? []).map((list = '') => list.split(' ').filter(Boolean));
  const others = [...PARTS, ...UNSEEN].filter((name) => ![part, ...imports, ...types].includes(name));
  const message = `src/${part} may not import this: .eslint/import-layers.mjs says what it may.`;
  const packages = PACKAGES.filter(({ of }) => !of.includes(part));
  const patterns = [
    { regex: leadsTo(others), message },
    ...(types.length > 0 ? [{ regex: leadsTo(types), message, allowTypeImports: true }] : []),
    ...packages.map(({ regex }) => ({ regex, message, allowTypeImports: true })),
    ...(WITHOUT_PACKAGES.includes(part) ? [{ regex: '^(?!\\.|astro:env)', message }] : []),
  ];
  return {
    files: [part.includes('.') ? `src/${part}` : `src/${part}/**`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

const CLIENT = {
  selector: 'JSXAttribute > JSXNamespacedName[namespace.name="client"]',
  message: 'An island is hydrated where a section, layout or page places it.',
};

const CLOCK = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Date"][property.name="now"], MemberExpression[object.name="Temporal"][property.name="Now"])',
  message: 'What is built knows the day of the build: `readBuildDay`.',
};

const RENDER = {
  selector: 'ImportDeclaration[source.value="astro:content"] ImportSpecifier[imported.name="render"]',
  message: 'Astro publishes a text that it could not render as nothing: `renderText`.',
};

/** @type {import('eslint').Linter.Config[]} */
export const importLayers = [
  ...PARTS.map(restrictImports),
  { files: ['src/{components,islands}/**'], rules: { 'no-restricted-syntax': ['error', CLIENT] } },
  {
    files: ['src/{pages,layouts,sections,queries,feeds}/**', 'src/sunlight/*.ts'],
    rules: { 'no-restricted-syntax': ['error', CLOCK] },
  },
  {
    files: ['src/queries/!(content-file).ts'],
    rules: { 'no-restricted-syntax': ['error', CLOCK, RENDER] },
  },
  // Elsewhere `window.localStorage` is handed over to `page-views`, which reads and writes it.
  {
    files: ['src/**'],
    ignores: ['src/{page-views,contact,editing}/**'],
    rules: { 'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'] },
  },
];
