import type { CmsConfig } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { createFormPage } from '../../../src/editing/content-form/build-form.ts';

const TEMPLATE = '<meta content="{policy}"><script type="application/json">{config}</script>';
const createPage = (name: 'github' | 'gitea', title = '') =>
  createFormPage(TEMPLATE, { app_title: title, backend: { name } } as CmsConfig);

/** Returns the directives of the Content Security Policy. */
const getPolicy = (page: string) =>
  new Map(
    (/content="([^"]*)"/.exec(page)?.[1] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

test('form page keeps its configuration in one script', () => {
  const page = createPage('gitea', '</script><script>alert(1)</script>');
  expect(page.match(/<\/?script/g)).toHaveLength(2);
  const [, json = ''] = /json">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({ app_title: '</script><script>alert(1)</script>' });
});

test.each([
  ['github', true],
  ['gitea', false],
] as const)('CSP of the form page allows GitHub with the backend %s: %s', (name, mayConnect) => {
  const policy = getPolicy(createPage(name));
  expect(policy.get('connect-src')?.includes('https://api.github.com')).toBe(mayConnect);
  expect(policy.get('img-src')?.includes('github')).toBe(mayConnect);
});

test('CSP of the form page blocks submissions and scripts of other sites', () => {
  const policy = getPolicy(createPage('github'));
  expect(policy.get('form-action')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
});
