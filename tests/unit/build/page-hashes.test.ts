import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keepOwnHashes } from '../../../src/build/page-hashes.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (scripts: string, styles: string) =>
  '<head><style>p{}</style>' +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">` +
  '</head><script type="module">run(\n"1")</script><script type="application/ld+json">{}</script>';

const own = [` ${hash('run(\n"1")')}`, ` ${hash('p{}')}`] as const;
const foreign = ` ${hash('console.log(import.meta.env.DEV)')}`;

test('a page allows the inline code that it holds and no other', () => {
  expect(keepOwnHashes(page(foreign + own[0], own[1] + foreign))).toBe(page(...own));
});

test('a page that allows nothing else stays as it is', () => {
  expect(keepOwnHashes(page(...own))).toBe(page(...own));
});

test.each([`<p title="Un <script>">`, "<p title='Un <style>'>", '<!-- <script> -->'])(
  '%s opens no script that could hide the next one',
  (before) => {
    expect(keepOwnHashes(before + page(own[0], own[1] + foreign))).toBe(before + page(...own));
  },
);

test('a page without a policy stays as it is', () => {
  expect(keepOwnHashes(`<p>${foreign}</p>`)).toBe(`<p>${foreign}</p>`);
});
