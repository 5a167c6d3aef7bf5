import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishPage } from '../../../src/build/finish-pages/finish-pages.ts';
import { refuseMetadata } from '../../../src/build/finish-pages/published-files.ts';
import { paint, takePhotograph } from '../../content/paint.ts';

const dist = mkdtempSync(join(tmpdir(), 'penthouse-dist-'));
mkdirSync(join(dist, '_astro'));
afterAll(() => rmSync(dist, { recursive: true }));

const FILES = {
  '_astro/Navbar.D1xCxSiX.js': 'import{a}from"./react.DmVkQVJk.js";',
  '_astro/client.Y8lUigMz.js': 'import"./react.DmVkQVJk.js";',
  '_astro/react.DmVkQVJk.js': '',
  '_astro/home.Cb3sX5fA.css': '.md\\:flex{display:flex}.hover\\:a\\[1\\2c 2\\]:hover{top:0}',
};
for (const [file, text] of Object.entries(FILES)) writeFileSync(join(dist, file), text);

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const DIRECTIVE = 'self.Astro={gesture(){}}';
const LOADER = 'customElements.define("astro-island",class{})';
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const FOREIGN = ` ${hash('console.log(import.meta.env.DEV)')}`;
const RECORDER = `document.documentElement.dataset.js='';record(\n"1")`;
const OWN = ` ${hash(RECORDER)} ${hash(DIRECTIVE)}`;
const OWN_STYLES = ` ${hash('.flex{display:flex}')} ${hash(ISLAND_STYLE)}`;
const policy = (scripts: string, styles: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">`;
const HEAD = '<style>.flex{display:flex}</style></head>';
const island = (id: string) =>
  `<astro-island${id} prefix="r1" component-url="/_astro/Navbar.D1xCxSiX.js" component-export="default" renderer-url="/_astro/client.Y8lUigMz.js" props="{}" ssr client="gesture" opts="{}" await-children><nav class="flex md:flex hover:a[1,2]"></nav></astro-island>`;
const END =
  `<main title="Un </script><script>"><script>${RECORDER}</script></main><script type="application/ld+json">{}</script>` +
  '<link rel="stylesheet" href="/_astro/home.Cb3sX5fA.css">';

/** A page as Astro 7.3.4 prints it, in short. */
const PRINTED =
  policy(FOREIGN + OWN + ` ${hash(LOADER)}`, OWN_STYLES + FOREIGN) +
  HEAD +
  `<style>${ISLAND_STYLE}</style><script>${DIRECTIVE}</script><script>${LOADER}</script>` +
  island(' uid="2kDxso"') +
  END;
const finish = (html: string) => finishPage(html, 'index.html', dist);

test('a page that Astro has printed loses its ids, its loader and the hashes of others', () => {
  const html = finish(PRINTED);
  const [loader = ''] = /(?<=data-loader=")\/_astro\/islands\.[\w-]{8}\.js/.exec(html) ?? [];
  expect(html).toBe(
    policy(OWN, OWN_STYLES) +
      HEAD +
      `<style>${ISLAND_STYLE}</style>` +
      island('') +
      END.replace('<script>d', () => `<script data-loader="${loader}">${DIRECTIVE}</script><script>d`),
  );
  const file = readFileSync(join(dist, loader), 'utf8');
  expect(file.endsWith(LOADER)).toBe(true);
  for (const name of Object.keys(FILES)) expect(file.includes(`"/${name}"`)).toBe(name.endsWith('.js'));
});

test.each<[string, [string, string], RegExp]>([
  ['island without its id', [' uid="2kDxso"', ' data-uid="2kDxso"'], /without the `uid`/],
  [
    'style of islands after their scripts',
    ['<style>astro-island', '<style>@layer a{}astro-island'],
    /loader/,
  ],
  ['island whose component is named otherwise', ['component-url', 'component-src'], /`component-url`/],
  ['recorder with an attribute', ['<script>document', '<script async>document'], /no recorder to put/],
  [
    'policy in no meta tag',
    ['http-equiv="content-security-policy"', 'http-equiv="csp"'],
    /no content policy/,
  ],
  ['policy with hashes of another length', [hash(DIRECTIVE), "'sha384-x'"], /forbids its own inline code/],
  ['class without a rule', ['class="flex ', 'class="flex gird '], /no rule for gird in its stylesheets/],
  ['class whose rule is in no linked file', ['rel="stylesheet"', 'rel="preload"'], /md:flex, hover:a\[1,2\]/],
  ['page that says its classes otherwise', ['class="', 'CLASS="'], /no class/],
])('a %s stops the build', (_change, [printed, changed], message) => {
  expect(PRINTED).toContain(printed);
  expect(() => finish(PRINTED.replace(printed, () => changed))).toThrow(message);
  expect(() => finish(PRINTED.replace(printed, () => changed))).toThrow(/^finish-pages: index\.html: /);
});

test.each([`<p title='Un <style>'>`, '<!-- <script> -->'])(
  '%s opens no script that hides the next',
  (before) => {
    expect(finish(before + PRINTED)).toBe(before + finish(PRINTED));
  },
);

test('a photograph that is put into public/ as it came from the phone stops the build', async () => {
  writeFileSync(join(dist, 'limpia.jpg'), await paint(16, 16, 'jpeg'));
  writeFileSync(join(dist, 'foto.jpg'), await takePhotograph(16, 16));
  await expect(refuseMetadata(dist, ['limpia.jpg'])).resolves.toBeUndefined();
  await expect(refuseMetadata(dist, ['limpia.jpg', 'foto.jpg'])).rejects.toThrow(
    /^foto\.jpg: la imagen lleva/,
  );
  await expect(refuseMetadata(dist, ['index.html'])).rejects.toThrow(/no picture/);
});
