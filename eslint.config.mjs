import astro from 'eslint-plugin-astro';
import es from 'eslint-plugin-es-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { arrows } from './eslint.arrows.mjs';

const TYPED_FILES = ['**/*.{ts,tsx,mjs}'];

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
      // It asks for the `!` that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An empty string is often as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A number in a template reads as itself.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // What runs in browsers of four years (.github/CONTRIBUTING.md): Safari 16.0 has no lookbehind, all three have `findLast`.
    files: ['src/{contact,islands,layouts,page-views}/**/*.{ts,tsx}', 'src/fill.ts'],
    extends: [es.configs['flat/restrict-to-es2022']],
    rules: {
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['**/*.astro'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic, astro.configs.recommended],
  },
  ...arrows,
);
