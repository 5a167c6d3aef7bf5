import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource, readSources, type Source } from './architecture/read-sources.ts';
import {
  findClientDirectives,
  findDirectStorage,
  findForbiddenArrows,
  findIdentifiers,
  FOLDERS,
  packagesOf,
  usesElement,
} from './architecture/rules.ts';
import { findVisibleText, readContentWords } from './architecture/visible-text.ts';

const CONTENT_QUERIES = [
  'getCollection',
  'getEntry',
  'getEntries',
  'getImage',
  'getLiveCollection',
  'getLiveEntry',
];
const ISLAND_PACKAGES = /^(react|react-dom|keen-slider|sonner)(\/|$)/;
const VAGUE_NAMES = /^(index|utils?|helpers?|common|lib|shared|misc|New.*|.*V\d)\.(ts|tsx|mjs)$/;

const sources = readSources();
const contentWords = readContentWords();

/** What a rule finds in the files of the site, each with the file's path before it. */
function findAll(rule: (source: Source) => readonly string[], files = sources): string[] {
  return files.flatMap((source) => rule(source).map((found) => `${source.path}: ${found}`));
}

const outside = (...layers: string[]) => sources.filter(({ layer }) => !layers.includes(layer));
const inside = (...layers: string[]) => sources.filter(({ layer }) => layers.includes(layer));

describe('the house', () => {
  test('has these folders and no others', () => {
    expect(readdirSync('src').filter((name) => !FOLDERS.includes(name))).toEqual([]);
  });

  test('has the five React islands, and the notices that one of them loads', () => {
    expect(readdirSync('src/islands').filter((name) => name.endsWith('.tsx'))).toEqual([
      'ContactForm.tsx',
      'ExhibitionTabs.tsx',
      'Navbar.tsx',
      'Notices.tsx',
      'PageViewTable.tsx',
      'PropertyCarousel.tsx',
    ]);
  });

  test('names no file after nothing', () => {
    expect(sources.map(({ path }) => path).filter((path) => VAGUE_NAMES.test(basename(path)))).toEqual([]);
  });

  test('has React only among the islands', () => {
    expect(outside('islands').filter(({ path }) => path.endsWith('.tsx'))).toEqual([]);
    expect(
      findAll(
        (source) => packagesOf(source).filter((name) => ISLAND_PACKAGES.test(name)),
        outside('islands'),
      ),
    ).toEqual([]);
  });
});

describe('the arrows', () => {
  test('only point down', () => {
    expect(sources.flatMap(findForbiddenArrows)).toEqual([]);
  });

  test('page views and contact messages know no package', () => {
    expect(findAll(packagesOf, inside('page-views', 'contact'))).toEqual([]);
  });

  test("the recorder's function imports nothing at run time", () => {
    const recorder = sources.filter(({ path }) => path === 'page-views/record.ts');
    expect(recorder).toHaveLength(1);
    expect(
      findAll(({ imports }) => imports.filter(({ isType }) => !isType).map(({ target }) => target), recorder),
    ).toEqual([]);
  });
});

describe('where a line belongs', () => {
  test('content and pictures are asked for only in queries', () => {
    expect(findAll((source) => findIdentifiers(source, CONTENT_QUERIES), outside('queries'))).toEqual([]);
    expect(
      sources.filter((source) => usesElement(source, ['Image', 'Picture', 'Font'])).map(({ path }) => path),
    ).toEqual([]);
  });

  test('islands are woken only where a section, page or layout places them', () => {
    expect(findAll(findClientDirectives, outside('sections', 'pages', 'layouts'))).toEqual([]);
  });

  test('storage is read and written only by page views; others hand it over', () => {
    expect(findAll(findDirectStorage, outside('page-views'))).toEqual([]);
    expect(
      findAll(
        (source) => findIdentifiers(source, ['localStorage']),
        outside('page-views', 'islands', 'components'),
      ),
    ).toEqual([]);
  });

  test('every word that a visitor reads is in content/', () => {
    expect(contentWords.size).toBeGreaterThan(100);
    expect(findAll((source) => findVisibleText(source, contentWords))).toEqual([]);
  });
});

describe('these rules see', () => {
  const source = (path: string, code: string) => readSource(path, code);
  const astro = (markup: string, frontmatter = '') =>
    source('sections/X.astro', `---\n${frontmatter}\n---\n${markup}`);
  const words = (markup: string) => findVisibleText(astro(markup), new Set(['Enviar']));

  test.each([
    ['islands/X.tsx', "import { site } from '../schemas/site.ts'"],
    ['islands/X.tsx', "import { type Site, site } from '../schemas/site.ts'"],
    ['islands/X.tsx', "import type { A } from '../queries/site.ts'"],
    ['islands/X.tsx', "const x = import('../queries/site.ts')"],
    ['components/X.ts', "import '../page-views/storage.ts'"],
    ['components/X.ts', "import { getSite } from '../queries/site.ts'"],
    ['schemas/x.ts', "export * from '../queries/site.ts'"],
    ['schemas/x.ts', "export { site } from '../content-check/site.ts'"],
    ['page-views/x.ts', "import type { Site } from '../schemas/site.ts'"],
    ['sections/X.ts', "import site from '../../content/site.json'"],
    ['sections/X.ts', "import '../sections/Y.astro'"],
    ['sections/X.ts', "import '../unknown/y.ts'"],
    ['islands/parts/x.ts', "type A = import('../../queries/site.ts').Site"],
  ])('a forbidden arrow in %s: %s', (path, code) => {
    expect(findForbiddenArrows(source(path, code))).toHaveLength(1);
  });

  test.each([
    ['islands/X.tsx', "import type { Site } from '../schemas/site.ts'"],
    ['islands/X.tsx', "import { type Site } from '../schemas/site.ts'"],
    ['islands/parts/X.tsx', "import { read } from '../../page-views/storage.ts'"],
    [
      'components/PageViewRecorder.astro',
      "---\nimport record from '../page-views/record.ts?inline-script'\n---",
    ],
    ['sections/X.astro', "---\nimport { createHash } from 'node:crypto'\n---"],
  ])('an allowed one in %s: %s', (path, code) => {
    expect(findForbiddenArrows(source(path, code))).toEqual([]);
  });

  test.each([
    ['<p>Enviar</p>', 'Enviar'],
    ['<p>2,200 m² en {ciudad}</p>', '2,200 m² en'],
    ["<p>{isOpen ? 'Cerrar' : words.open}</p>", 'Cerrar'],
    ["<p>{name || 'Directo'}</p>", 'Directo'],
    ['<p>{`Imagen ${n}`}</p>', 'Imagen {}'],
    ['<img alt="Fachada" />', 'Fachada'],
    ['<img alt={`Foto ${n}`} />', 'Foto {}'],
    ["<button aria-label={isOpen ? 'Cerrar' : 'Abrir'} />", 'Cerrar'],
    ["<X label={'Enviar'} />", 'Enviar'],
    ["<X words={{ send: 'Enviar' }} />", 'Enviar'],
    ["<X words={{ send: 'Móvil' }} />", 'Móvil'],
    ['<p>404</p>', '404'],
    ['<p data-caption="la obra" />', 'la obra'],
    ['<input type="submit" value="mandar" />', 'mandar'],
    ['<p set:html={`<b>obra</b>`} />', '<b>obra</b>'],
    ['<p>{`${a ? "con" : "sin"} cita`}</p>', 'con'],
    ["<p>{[one, other].join(' y ')}</p>", 'y'],
    ["<p>{items.map(() => 'obra')}</p>", 'obra'],
    ['<p>{items.map((item) => { return item.name ?? "nadie"; })}</p>', 'nadie'],
    ["<p>{words.close.replace('x', 'cerrar')}</p>", 'cerrar'],
    ['<svg><title>obra</title></svg>', 'obra'],
  ])('visible text in %s', (markup, text) => {
    expect(words(markup)).toContain(text);
  });

  test.each([
    ["const unit = 'metros';", '<p>{size} {unit}</p>', 'metros'],
    ["const NAMES = { past: 'antes' };", '<p>{NAMES[status]}</p>', 'antes'],
    ["const alt = isOpen ? 'abierto' : other;", '<img alt={alt} />', 'abierto'],
    ["const note = 'Solo con cita';", '<X note={note} />', 'Solo con cita'],
    ["const page = { about: 'una nota de prensa' };", '<X {...page} />', 'una nota de prensa'],
  ])('visible text in %s %s', (frontmatter, markup, text) => {
    expect(findVisibleText(astro(markup, frontmatter), new Set())).toContain(text);
  });

  test.each([
    ["document.title = 'obra';", 'obra'],
    ['button.textContent = isOpen ? `cerrar ${name}` : word;', 'cerrar {}'],
    ["button.ariaLabel = 'abrir';", 'abrir'],
    ["button.setAttribute('aria-label', 'abrir');", 'abrir'],
    ["list.append('obra');", 'obra'],
    ["toast(title, { description: 'listo' });", 'listo'],
    ["console.log('aviso');", 'aviso'],
    ["field.setCustomValidity('falta');", 'falta'],
    ["createElement('p', null, 'Listo')", 'Listo'],
  ])('visible text in a script: %s', (code, text) => {
    expect(findVisibleText(source('islands/x.ts', code), new Set())).toContain(text);
  });

  test.each([
    "switch (key) { case 'Home': }",
    "if (event.key === 'Escape') close();",
    "console.log('pageView', view);",
    "const cell = 'border-b py-2 text-left';",
    "node.querySelector('button, p');",
    "throw new Error('Nothing to see here');",
    "type Kind = 'Solo' | 'Doble';",
  ])('none in a script: %s', (code) => {
    expect(findVisibleText(source('islands/x.ts', code), new Set())).toEqual([]);
  });

  test.each([
    '<p class="text-ui">{words.send}</p>',
    '<p class="grid flow">{words.send}</p>',
    '<p>{FIELDS.map((field) => words[field])}</p>',
    "<p>{words.many.replace('{count}', String(count))}</p>",
    "<p>{kind === 'open' && <b>{words.open}</b>}</p>",
    "<p>{' '}→ · ×</p>",
    '<img alt="" src="/og.jpg" /><!-- Una nota -->',
    '<style>.a { color: red }</style>',
    '<p>{/* Enviar */}</p>',
  ])('none in %s', (markup) => {
    expect(words(markup)).toEqual([]);
  });

  test('a directive on a component, and none in a comment', () => {
    expect(
      findClientDirectives(astro('<X client:gesture={{ a: 1 }} /><Y client:load />{/* client:idle */}')),
    ).toEqual(['client:gesture', 'client:load']);
  });

  test.each([
    ["localStorage.getItem('pageViews')", true],
    ["window.localStorage.setItem('a', 'b')", true],
    ['const store = localStorage', true],
    ['readPageViews(localStorage)', false],
    ['readPageViews(window.localStorage, now)', false],
    ['readPageViews(() => window.localStorage)', false],
    ["const text = 'localStorage'", false],
  ])('whether %s touches storage itself: %s', (code, isDirect) => {
    expect(findDirectStorage(source('islands/x.ts', code)).length > 0).toBe(isDirect);
  });
});
