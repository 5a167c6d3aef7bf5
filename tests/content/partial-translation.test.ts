import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMarkdown } from '../../src/content/read-file.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { isSharedText } from '../../src/schemas/shared-strings.ts';
import { gallery, visits } from '../e2e/fixture-files.ts';
import english from '../fixtures/site/content/words/en.json' with { type: 'json' };
import spanish from '../fixtures/site/content/words/es.json' with { type: 'json' };
import { localize } from '../support/localize.ts';
import { TempSite } from '../support/temp-site.ts';
import { checkModifiedContent } from './check-modified-content.ts';

/** What a site has that begins with English: the words of every page, its home page with one section, and one exhibition. */
const BEGUN = ['site.json', 'pages/home.json', 'sections/property.json'];
const EXHIBITION = 'mesa-larga';
const PAGES = ['en.html', `en/exhibitions/${EXHIBITION}.html`];

const leaveBegun = async (content: TempSite): Promise<void> => {
  for (const file of globSync('**/*.json', { cwd: join(content.root, 'content'), exclude: ['words/**'] })) {
    if (BEGUN.includes(file)) continue;
    const text = readFileSync(join(content.root, 'content', file), 'utf8');
    await content.write(`content/${file}`, JSON.stringify(localize(JSON.parse(text) as object, 'es')));
  }
  for (const file of globSync('*/*.en.md', { cwd: join(content.root, 'content') }))
    if (!file.endsWith(`/${EXHIBITION}.en.md`)) await content.remove(`content/${file}`);
  await content.replace(`content/exhibitions/${EXHIBITION}.en.md`, '/en/exhibitions/', '/exhibiciones/');
};

/** Builds the frozen site after a change; returns each file by its path. */
const build = async (change: (site: TempSite) => Promise<void>): Promise<Map<string, string>> => {
  await using site = await TempSite.create();
  await change(site);
  await site.addCode();
  const cwd = await site.build();
  const files = globSync('**/*.{html,ics,xml,svg,zip}', { cwd, exclude: ['_astro/**'] });
  return new Map(files.map((file) => [file, readFileSync(join(cwd, file), 'utf8')]));
};

let built: Map<string, string>;

beforeAll(async () => {
  built = await build(leaveBegun);
});

test('a page without its file in a language is not made in it', () => {
  const english = [...built.keys()].filter((file) => /^en[./]/.test(file) && !file.includes('.ics'));
  expect(english.sort()).toStrictEqual(PAGES);
});

test('every link of its pages leads to what there is', () => {
  for (const page of PAGES) {
    const links = [...(built.get(page) ?? '').matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length, page).toBeGreaterThan(5);
    const isThere = (path: string) =>
      ['', '.html', 'index.html'].some((ending) => built.has(`${path.slice(1)}${ending}`)) ||
      path.startsWith('/_astro/');
    expect(
      links.filter((path) => !isThere(path)),
      page,
    ).toStrictEqual([]);
  }
});

test('a card is in one language as a whole, that of its words', () => {
  const [home = ''] = PAGES.map((page) => built.get(page));
  const cards = [...home.matchAll(/<article ([^>]*)>(.*?)<\/article>/gs)];
  expect(cards.length).toBeGreaterThan(5);
  for (const [, attributes = '', card] of cards) {
    const isSpanish = !attributes.includes(EXHIBITION);
    expect(attributes.includes('lang="es-MX"'), attributes).toBe(isSpanish);
    expect(card).toContain(
      isSpanish ? spanish.exhibitionsSection.detailsLink : english.exhibitionsSection.detailsLink,
    );
  }
});

test('a section that is in Spanish alone says so, with the words around its texts', () => {
  const [home = ''] = PAGES.map((page) => built.get(page));
  for (const section of ['about', 'vision'])
    expect(home).toMatch(new RegExp(`<section [^>]*id="${section}"[^>]* lang="es-MX"`));
  expect(home).not.toMatch(/<section [^>]*id="property"[^>]* lang=/);
  const [, vision = ''] = home.split('id="vision"');
  expect(vision.split('</section>')[0]).toContain(`>${spanish.vision.pairs.project}<`);
});

test('a sentence that is made with texts of an untranslated file is in Spanish as a whole', () => {
  const [home = '', exhibition = ''] = PAGES.map((page) => built.get(page));
  expect(exhibition.replaceAll('\u00a0', ' ')).toContain('De martes hasta viernes, entre 9:30 y 13:00 horas');
  expect(home).toContain(
    `${gallery.find(({ isProject }) => isProject)?.caption ?? ''}, ${spanish.site.projectNote.toLowerCase()}`,
  );
  const caption = gallery[0]?.caption ?? '';
  for (const text of [spanish.property.carousel.thumbnail, spanish.property.carousel.announcement])
    expect(home).toContain(`${interpolate(text, { n: 1, total: gallery.length })}: ${caption}`);
  expect(exhibition).toContain(
    `${interpolate(spanish.visits.noticeHours, { hours: visits.notice.hours })} ${visits.notice.note}`,
  );
  for (const word of [english.site.projectNote.toLowerCase(), 'towards the', 'it gets'])
    expect(home + exhibition, word).not.toContain(`, ${word}`);
});

test('a language begins with its home page', async () => {
  const told = await checkModifiedContent(async (content) => {
    await leaveBegun(content);
    const home = readFileSync(join(content.root, 'content/pages/home.json'), 'utf8');
    await content.write(
      'content/pages/home.json',
      JSON.stringify(localize(JSON.parse(home) as object, 'es')),
    );
  });
  const errors = told.filter((line) => !line.includes('Aviso, no detiene nada'));
  expect(errors).toStrictEqual([
    'content/pages/home.json:1 · No dice nada en inglés: sin sus palabras no hay página de inicio. Escríbelas, o quita «en» de «language» en content/site.json.',
  ]);
});

describe('a site whose files are translated in part', () => {
  /** One in so many texts keeps its translation, so that every file has some. */
  const KEPT = 4;
  /** A shorter text may be part of another one by chance. */
  const LEAST_CHARACTERS = 8;
  const normalize = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  const untranslated = new Set<string>();
  const translated = new Set<string>();
  let pages: [path: string, document: Document][];

  const dropTranslations = (data: object): object => {
    let count = 0;
    return JSON.parse(JSON.stringify(data), (name, value: unknown) => {
      const { es, en, ...others } = Object(value) as Partial<Record<string, unknown>>;
      if (name === 'language' || typeof es !== 'string' || typeof en !== 'string') return value;
      count += 1;
      const isKept = count % KEPT === 1;
      if (isKept) translated.add(normalize(en));
      else if (!isSharedText(es)) untranslated.add(normalize(es));
      return isKept || Object.keys(others).length > 0 ? value : { es };
    }) as object;
  };

  beforeAll(async () => {
    const files = await build(async (site) => {
      const cwd = join(site.root, 'content');
      for (const file of globSync('**/*.{json,md}', { cwd, exclude: ['words/**', '**/*.en.md'] })) {
        const text = readFileSync(join(cwd, file), 'utf8');
        if (file.endsWith('.json')) {
          const data = dropTranslations(JSON.parse(text) as object);
          await site.write(`content/${file}`, JSON.stringify(data, null, 2));
          continue;
        }
        const { source, essay = '' } = readMarkdown(file, text);
        const data = dropTranslations(Object(source?.data) as object);
        await site.write(`content/${file}`, `---\n${JSON.stringify(data)}\n---\n\n${essay}\n`);
      }
    });
    pages = [...files]
      .filter(([file]) => /^en(?:\/.*)?\.html$/.test(file))
      .map(([file, html]) => [file, parseHTML(html).document]);
    for (const text of translated) untranslated.delete(text);
  });

  /** Every text of a page that is read, with the nearest `lang`. */
  const listTexts = (document: Document) => {
    const elements = [...document.querySelectorAll('*')].filter(
      (element) => !/^(?:script|style)$/i.test(element.tagName),
    );
    return elements.flatMap((element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang');
      const attributes = ['alt', 'aria-label', 'placeholder', 'title'].map((name) =>
        element.getAttribute(name),
      );
      const texts = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent);
      return [...attributes, ...texts]
        .map((text) => normalize(text ?? ''))
        .filter((text) => text !== '')
        .map((text) => ({ lang, text }));
    });
  };

  test('shows each untranslated text in the language that it is in', () => {
    const long = [...untranslated].filter((text) => text.length >= LEAST_CHARACTERS);
    const isSpanish = (text: string) => untranslated.has(text) || long.some((part) => text.startsWith(part));
    const shown = pages.flatMap(([path, document]) => listTexts(document).map((text) => ({ path, ...text })));
    const inSpanish = shown.filter(({ text }) => isSpanish(text));
    expect(inSpanish.length).toBeGreaterThan(untranslated.size / 2);
    expect(inSpanish.filter(({ lang }) => lang !== 'es-MX')).toStrictEqual([]);
  });

  test('shows each translated text in the language of the page', () => {
    const shown = pages.flatMap(([path, document]) => listTexts(document).map((text) => ({ path, ...text })));
    const inEnglish = shown.filter(({ text }) => translated.has(text) && !untranslated.has(text));
    expect(inEnglish.length).toBeGreaterThan(translated.size / 2);
    expect(inEnglish.filter(({ lang }) => lang !== 'en')).toStrictEqual([]);
  });

  test('previews a shared link without untranslated texts', () => {
    const previews = pages.flatMap(([, document]) =>
      [...document.querySelectorAll('meta[property^="og:"]')].map((meta) =>
        normalize(meta.getAttribute('content') ?? ''),
      ),
    );
    expect(previews.length).toBeGreaterThan(pages.length);
    expect(previews.filter((text) => untranslated.has(text))).toStrictEqual([]);
  });

  test('tells search engines the language of an untranslated description', () => {
    const descriptions = pages.flatMap(([, document]) => [
      ...document.querySelectorAll('meta[name=description]'),
    ]);
    const inSpanish = descriptions.filter((meta) =>
      untranslated.has(normalize(meta.getAttribute('content') ?? '')),
    );
    expect(inSpanish.length).toBeGreaterThan(0);
    for (const meta of inSpanish) expect(meta.getAttribute('lang')).toBe('es-MX');
  });
});
