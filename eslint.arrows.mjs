const DRAWING = [
  'components',
  'islands',
  'queries',
  'styles',
  'assets',
  'paths.ts',
  'build-day.ts',
  'fill.ts',
];

/**
 * Which folder of `src` may import which at run time: arrows only point down. Nothing of the site may import `build` or
 * `editing`.
 *
 * @type {Record<string, string[]>}
 */
const ARROWS = {
  pages: ['layouts', 'sections', ...DRAWING],
  layouts: ['page-views', ...DRAWING],
  sections: DRAWING,
  components: ['contact', 'styles', 'assets', 'paths.ts', 'fill.ts'],
  islands: ['page-views', 'contact', 'styles', 'assets', 'fill.ts'],
  queries: ['schemas', 'assets', 'paths.ts', 'build-day.ts', 'fill.ts'],
  'content.config.ts': ['schemas'],
  'paths.ts': [],
  'build-day.ts': [],
  'fill.ts': [],
  contact: [],
  'page-views': [],
  schemas: [],
  styles: [],
};

/**
 * Folders whose types, and nothing else, may be used as well.
 *
 * @type {Record<string, string[]>}
 */
const TYPE_ARROWS = {
  pages: ['schemas'],
  sections: ['schemas'],
  components: ['queries', 'schemas'],
  islands: ['schemas'],
};

const FOLDERS = [...Object.keys(ARROWS), 'assets', 'build', 'editing', 'content'];
const PLACES_ISLANDS = ['pages', 'layouts', 'sections'];
const WITHOUT_PACKAGES = ['page-views', 'contact'];
const ASKS_ASTRO = ['queries', 'content.config.ts'];

const SYNTAX = {
  html: {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Trusted Types forbid it; markup comes through slots.',
  },
  // What is conditional, or in a dialog, no server has rendered.
  style: {
    selector:
      'JSXAttribute[name.name="style"]:not(:has(ConditionalExpression)):not(JSXElement[openingElement.name.name="dialog"] *)',
    message: "The page's policy drops style attributes.",
  },
  directive: {
    selector: 'JSXAttribute > JSXNamespacedName[namespace.name="client"]',
    message: 'An island is hydrated where a section or page places it.',
  },
  storage: {
    selector: 'MemberExpression[object.name=/^(local|session)Storage$/]',
    message: 'Storage is handed over: src/page-views and src/contact read and write it.',
  },
};

/** @param {string} regex @param {string} message */
const onlyTypes = (regex, message) => ({ regex, message, allowTypeImports: true });

/** @param {readonly string[]} folders */
const leadsTo = (folders) => `^(\\.{1,2}/)+(${folders.join('|')})(/|$)`;

/**
 * @param {string} folder one of `src`, or a file that is a layer of its own
 * @returns {import('eslint').Linter.Config}
 */
function keepArrowsOf(folder) {
  const types = TYPE_ARROWS[folder] ?? [];
  const allowed = [folder, ...(ARROWS[folder] ?? []), ...types];
  const forbidden = leadsTo(FOLDERS.filter((name) => !allowed.includes(name)));
  const message = `Arrows only point down: src/${folder} may not import this.`;
  const patterns = [{ regex: forbidden, message }];
  if (types.length > 0) patterns.push(onlyTypes(leadsTo(types), `${message} Its types may be.`));
  if (!ASKS_ASTRO.includes(folder))
    patterns.push(onlyTypes('^astro:(content|assets)$', 'Only src/queries asks for content and pictures.'));
  if (folder !== 'islands')
    patterns.push(onlyTypes('^(react|react-dom|keen-slider|sonner)(/|$)', 'Only islands know React.'));
  if (WITHOUT_PACKAGES.includes(folder))
    patterns.push({ regex: '^(?!\\.|astro:env)', message: `src/${folder} knows no package.` });
  return {
    files: [folder.includes('.') ? `src/${folder}` : `src/${folder}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': [
        'error',
        SYNTAX.html,
        SYNTAX.style,
        ...(PLACES_ISLANDS.includes(folder) ? [] : [SYNTAX.directive]),
        ...(WITHOUT_PACKAGES.includes(folder) ? [] : [SYNTAX.storage]),
        { selector: `ImportExpression > Literal[value=/${forbidden.replaceAll('/', '\\/')}/]`, message },
      ],
    },
  };
}

/**
 * ESLint's rules for the folders of `src`, and for names that say nothing.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const arrows = [
  ...Object.keys(ARROWS).map(keepArrowsOf),
  {
    files: ['src/**/{index,util,utils,helper,helpers,common,lib,misc,New*,*V[0-9]}.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'Name the file after its idea.' }],
    },
  },
];
