import { globSync, readFileSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import { getDefaultSelectors } from 'eslint-plugin-better-tailwindcss/defaults';
import es from 'eslint-plugin-es-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importLayers } from './.eslint/import-layers.mjs';
import { isolatedTextPlugin } from './.eslint/isolated-text.mjs';

const TYPED_FILES = ['**/*.{ts,tsx,mjs}'];

/** Patterns of the classes that style sheets define, in addition to Tailwind's. */
const STYLE_SHEET_CLASSES = globSync('src/**/*.css')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.(-?[_a-z][\w-]*)/g)])
  .map(([, name]) => `^${name}$`);
/** Class lists outside of `class` and `className`: props and fields whose name ends in `Class`, and constants. */
const CLASS_LISTS = [
  { kind: 'attribute', name: '[a-z]Class$', match: [{ type: 'strings' }] },
  {
    kind: 'variable',
    name: '^(?!.*_(?:ID|PATH|QUERY)$)[A-Z_]+$',
    match: [{ type: 'strings' }, { type: 'objectValues', path: '[a-z]Class$' }],
  },
];

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'content/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    rules: {
      eqeqeq: 'error',
      'no-implicit-coercion': 'error',
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: TYPED_FILES,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // This rule asks for `!`, which `no-non-null-assertion` forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // The types of React's elements can only be extended through a namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An empty string often means the same as undefined.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Code for browsers that are up to four years old (.github/BROWSERS.md). Safari 16.0 has no lookbehind. All these browsers have
    // `findLast`.
    files: [
      'src/{components,contact,islands,layouts,page-views}/**/*.{ts,tsx}',
      'src/sunlight/{picker/*,drawing-paths}.ts',
      'src/{i18n/interpolate,dates/time-of-day}.ts',
    ],
    extends: [es.configs['flat/restrict-to-es2022']],
    rules: {
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
    },
  },
  {
    files: ['{src,tests}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/support/*.ts', '.eslint/*.mjs'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  // A component contains its markup.
  { files: ['src/**/*.tsx'], rules: { 'max-lines-per-function': ['error', 150] } },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    // The URL fragment selects the first tab. The server doesn't receive the fragment.
    files: ['src/islands/ExhibitionTabs/ExhibitionTabs.tsx'],
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    files: ['src/islands/**/*.tsx'],
    plugins: { jsx: isolatedTextPlugin },
    rules: { 'jsx/isolated-text': 'error' },
  },
  {
    files: ['**/*.astro'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic, astro.configs.recommended],
  },
  {
    // Reports classes without a rule, such as classes of a plugin that `tailwind.config.ts` turns off.
    files: [
      'src/{components,islands,layouts,pages,sections,sunlight}/**/*.{astro,tsx}',
      'src/**/{class-lists,columns}.ts',
    ],
    ignores: ['src/islands/toasts/**'],
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': {
        tailwindConfig: 'tailwind.config.ts',
        selectors: [...getDefaultSelectors(), ...CLASS_LISTS],
      },
    },
    rules: { 'tailwind/no-unknown-classes': ['error', { ignore: STYLE_SHEET_CLASSES }] },
  },
  ...importLayers,
);
