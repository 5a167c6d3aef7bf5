const DRAWING = 'components islands queries styles assets paths.ts build-day.ts fill.ts';

/**
 * Which folder of `src` may import which at run time, and of which only types: arrows only point down. Nothing of the site may
 * import `build` or `editing`.
 *
 * @type {Record<string, [imports: string, types?: string]>}
 */
const ARROWS = {
  pages: [`layouts sections ${DRAWING}`, 'schemas'],
  layouts: [`page-views ${DRAWING}`],
  sections: [DRAWING, 'schemas'],
  components: ['contact styles assets paths.ts fill.ts', 'queries schemas'],
  islands: ['page-views contact styles assets fill.ts', 'schemas'],
  queries: ['schemas assets paths.ts build-day.ts fill.ts'],
  'content.config.ts': ['schemas'],
};
/** Those that import no other. */
const LEAVES = ['paths.ts', 'build-day.ts', 'fill.ts', 'contact', 'page-views', 'schemas', 'styles'];
const PARTS = [...Object.keys(ARROWS), ...LEAVES];
const UNSEEN = ['assets', 'build', 'editing', 'content'];
const WITHOUT_PACKAGES = ['page-views', 'contact'];

/** What only some parts may import: types are everybody's. */
const PACKAGES = [
  { of: ['queries', 'content.config.ts'], regex: '^astro:(content|assets)$' },
  { of: ['islands'], regex: '^(react|react-dom|keen-slider|sonner)(/|$)' },
];

/** What only some parts may write, or none. */
const SYNTAX = [
  {
    of: [],
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Trusted Types forbid it; markup comes through slots.',
  },
  // What is conditional, or in a dialog, no server has rendered.
  {
    of: [],
    selector:
      'JSXAttribute[name.name="style"]:not(:has(ConditionalExpression)):not(JSXElement[openingElement.name.name="dialog"] *)',
    message: "The page's policy drops style attributes.",
  },
  {
    of: ['pages', 'layouts', 'sections'],
    selector: 'JSXAttribute > JSXNamespacedName[namespace.name="client"]',
    message: 'An island is hydrated where a section or page places it.',
  },
  {
    of: WITHOUT_PACKAGES,
    selector: 'MemberExpression[object.name=/^(local|session)Storage$/]',
    message: 'Storage is handed over: src/page-views and src/contact read and write it.',
  },
];

/** @param {readonly string[]} parts */
const leadsTo = (parts) => `^(\\.{1,2}/)+(${parts.join('|')})(/|$)`;

/**
 * @param {string} part a folder of `src`, or a file that is a layer of its own
 * @returns {import('eslint').Linter.Config}
 */
function keepArrowsOf(part) {
  const [imports = [], types = []] = (ARROWS[part] ?? []).map((list = '') => list.split(' ').filter(Boolean));
  const forbidden = leadsTo(
    [...PARTS, ...UNSEEN].filter((name) => ![part, ...imports, ...types].includes(name)),
  );
  const message = `Arrows only point down: src/${part} may not import this.`;
  const isForOthers = (/** @type {{ of: string[] }} */ { of }) => !of.includes(part);
  const patterns = [
    { regex: forbidden, message },
    ...(types.length > 0 ? [{ regex: leadsTo(types), message, allowTypeImports: true }] : []),
    ...PACKAGES.filter(isForOthers).map(({ of, regex }) => ({
      regex,
      message: `Only src/${of[0]} may.`,
      allowTypeImports: true,
    })),
    ...(WITHOUT_PACKAGES.includes(part) ? [{ regex: '^(?!\\.|astro:env)', message }] : []),
  ];
  const dynamic = `ImportExpression > Literal[value=/${forbidden.replaceAll('/', '\\/')}/]`;
  const syntax = SYNTAX.filter(isForOthers).map(({ selector, message }) => ({ selector, message }));
  return {
    files: [part.includes('.') ? `src/${part}` : `src/${part}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': ['error', ...syntax, { selector: dynamic, message }],
    },
  };
}

/**
 * ESLint's rules for the parts of `src`, and for names that say nothing.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const arrows = [
  ...PARTS.map(keepArrowsOf),
  {
    files: ['src/**/{index,util,utils,helper,helpers,common,lib,misc,New*,*V[0-9]}.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'Name the file after its idea.' }],
    },
  },
];
