import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../src/content/read-file.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { isSharedText } from '../../src/schemas/shared-strings.ts';
import { gallery, visits } from '../e2e/fixture-files.ts';
import english from '../fixtures/site/content/words/en.json' with { type: 'json' };
import spanish from '../fixtures/site/content/words/es.json' with { type: 'json' };
import { localize } from '../support/localize.ts';
import { TempSite } from '../support/temp-site.ts';
import { checkModifiedContent } from './check-modified-content.ts';

/** Translated files of a site that has only begun its English version. */
const TRANSLATED_FILES = ['site.json', 'pages/home.json', 'sections/property.json'];
const EXHIBITION = 'mesa-larga';
const PAGES = ['en.html', `en/exhibitions/${EXHIBITION}.html`];

/** Removes all English texts except one section and one exhibition. */
const removeMostTranslations = async (content: TempSite): Promise<void> => {
  for (const file of globSync('**/*.json', { cwd: join(content.root, 'content'), exclude: ['words/**'] })) {
    if (TRANSLATED_FILES.includes(file)) continue;
    const text = readFileSync(join(content.root, 'content', file), 'utf8');
    await content.write(`content/${file}`, JSON.stringify(localize(JSON.parse(text) as object, 'es')));
  }
  for (const file of globSync('*/*.en.md', { cwd: join(content.root, 'content') }))
    if (!file.endsWith(`/${EXHIBITION}.en.md`)) await content.remove(`content/${file}`);
  await content.replace(`content/exhibitions/${EXHIBITION}.en.md`, '/en/exhibitions/', '/exhibiciones/');
};

/** Removes `./` from all image paths, like the form for an image that the folder contains, and adds an image to an essay. */
const shortenImagePaths = async (content: TempSite): Promise<void> => {
  for (const file of globSync('**/*.{json,md}', {
    cwd: join(content.root, 'content'),
    exclude: ['words/**'],
  })) {
    const text = readFileSync(join(content.root, 'content', file), 'utf8');
    const image = file === `exhibitions/${EXHIBITION}.md` ? '\n![Tres tablones](./tablones.png)\n' : '';
    await content.write(
      `content/${file}`,
      (text + image).replace(/(?<=["( ])\.\/(?=[\w-]+\.(?:png|svg))/g, ''),
    );
  }
};

/** Builds the fixture site after a change and returns its files by path. */
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
  built = await build(async (site) => {
    await removeMostTranslations(site);
    await shortenImagePaths(site);
  });
});

test('build resolves image paths without ./', () => {
  const exhibition = built.get(`exhibiciones/${EXHIBITION}.html`) ?? '';
  expect(exhibition).toMatch(
    /<img [^>]*src="\/_astro\/tablones[^"]*"[^>]*alt="Tres tablones"|<img [^>]*alt="Tres tablones"[^>]*src="\/_astro\/tablones/,
  );
  for (const [file, html] of built)
    expect(html, file).not.toMatch(/src="(?!\/|data:|https:)[^"]*\.(?:png|svg)"/);
});

test('build omits untranslated pages', () => {
  const english = [...built.keys()].filter((file) => /^en[./]/.test(file) && !file.includes('.ics'));
  expect(english.sort()).toStrictEqual(PAGES);
});

test('English pages link to existing files', () => {
  for (const page of PAGES) {
    const links = [...(built.get(page) ?? '').matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length, page).toBeGreaterThan(5);
    const exists = (path: string) =>
      ['', '.html', 'index.html'].some((ending) => built.has(`${path.slice(1)}${ending}`)) ||
      path.startsWith('/_astro/');
    expect(
      links.filter((path) => !exists(path)),
      page,
    ).toStrictEqual([]);
  }
});

test('card is in the language of its exhibition', () => {
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

test('untranslated section is entirely in Spanish', () => {
  const [home = ''] = PAGES.map((page) => built.get(page));
  for (const section of ['about', 'vision'])
    expect(home).toMatch(new RegExp(`<section [^>]*id="${section}"[^>]* lang="es-MX"`));
  expect(home).not.toMatch(/<section [^>]*id="property"[^>]* lang=/);
  const [, vision = ''] = home.split('id="vision"');
  expect(vision.split('</section>')[0]).toContain(`>${spanish.vision.pairs.project}<`);
});

test('sentence with an untranslated part is entirely in Spanish', () => {
  const [home = '', exhibition = ''] = PAGES.map((page) => built.get(page));
  expect(exhibition.replaceAll('\u00a0', ' ')).toContain('De martes hasta viernes, entre 9:30 y 13:00 horas');
  expect(home).toContain(
    `${gallery.find(({ isProject }) => isProject)?.caption ?? ''}, ${spanish.site.projectNote.toLowerCase()}`,
  );
  const caption = gallery[0]?.caption ?? '';
  const { thumbnail, announcement } = spanish.property.carousel;
  for (const text of [thumbnail, announcement])
    expect(home).toContain(`${interpolate(text, { n: 1, total: gallery.length })}: ${caption}`);
  expect(exhibition).toContain(
    `${interpolate(spanish.visits.noticeHours, { hours: visits.notice.hours })} ${visits.notice.note}`,
  );
  for (const word of [english.site.projectNote.toLowerCase(), 'towards the', 'it gets'])
    expect(home + exhibition, word).not.toContain(`, ${word}`);
});

test('content check requires the home page of a language', async () => {
  const report = await checkModifiedContent(async (content) => {
    await removeMostTranslations(content);
    const home = readFileSync(join(content.root, 'content/pages/home.json'), 'utf8');
    await content.write(
      'content/pages/home.json',
      JSON.stringify(localize(JSON.parse(home) as object, 'es')),
    );
  });
  const errors = report.filter((line) => !line.includes('Aviso, no detiene nada'));
  expect(errors).toStrictEqual([
    'content/pages/home.json:1 · No dice nada en inglés: sin sus palabras no hay página de inicio. Escríbelas, o quita «en» de «language» en content/site.json.',
  ]);
});

describe('partially translated site', () => {
  /** Every fourth text keeps its translation, so that every file has some. */
  const KEPT_INTERVAL = 4;
  /** Shorter texts may be part of a longer text by chance. */
  const MIN_LENGTH = 8;
  const normalize = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  const untranslated = new Set<string>();
  const translated = new Set<string>();
  let pages: [path: string, document: Document][];

  const removeTranslationsOf = (data: object): object => {
    let count = 0;
    return JSON.parse(JSON.stringify(data), (name, value: unknown) => {
      const { es, en, ...otherFields } = Object(value) as Partial<Record<string, unknown>>;
      if (name === 'language' || typeof es !== 'string' || typeof en !== 'string') return value;
      count += 1;
      const isKept = count % KEPT_INTERVAL === 1;
      if (isKept) translated.add(normalize(en));
      else if (!isSharedText(es)) untranslated.add(normalize(es));
      return isKept || Object.keys(otherFields).length > 0 ? value : { es };
    }) as object;
  };

  beforeAll(async () => {
    const files = await build(async (site) => {
      const cwd = join(site.root, 'content');
      for (const file of globSync('**/*.{json,md}', { cwd, exclude: ['words/**', '**/*.en.md'] })) {
        const text = readFileSync(join(cwd, file), 'utf8');
        if (file.endsWith('.json')) {
          const data = removeTranslationsOf(JSON.parse(text) as object);
          await site.write(`content/${file}`, JSON.stringify(data, null, 2));
          continue;
        }
        const { source, essay = '' } = parseMarkdown(file, text);
        const data = removeTranslationsOf(Object(source?.data) as object);
        await site.write(`content/${file}`, `---\n${JSON.stringify(data)}\n---\n\n${essay}\n`);
      }
    });
    pages = [...files]
      .filter(([file]) => /^en(?:\/.*)?\.html$/.test(file))
      .map(([file, html]) => [file, parseHTML(html).document]);
    for (const text of translated) untranslated.delete(text);
  });

  /** Returns the visible and accessible texts of a page with their `lang`. */
  const getTexts = (document: Document) => {
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

  test('English pages mark untranslated texts as Spanish', () => {
    const longTexts = [...untranslated].filter((text) => text.length >= MIN_LENGTH);
    const isSpanish = (text: string) =>
      untranslated.has(text) || longTexts.some((part) => text.startsWith(part));
    const texts = pages.flatMap(([path, document]) => getTexts(document).map((text) => ({ path, ...text })));
    const inSpanish = texts.filter(({ text }) => isSpanish(text));
    expect(inSpanish.length).toBeGreaterThan(untranslated.size / 2);
    expect(inSpanish.filter(({ lang }) => lang !== 'es-MX')).toStrictEqual([]);
  });

  test('English pages mark translated texts as English', () => {
    const texts = pages.flatMap(([path, document]) => getTexts(document).map((text) => ({ path, ...text })));
    const inEnglish = texts.filter(({ text }) => translated.has(text) && !untranslated.has(text));
    expect(inEnglish.length).toBeGreaterThan(translated.size / 2);
    expect(inEnglish.filter(({ lang }) => lang !== 'en')).toStrictEqual([]);
  });

  test('link previews of English pages have only translated texts', () => {
    const previews = pages.flatMap(([, document]) =>
      [...document.querySelectorAll('meta[property^="og:"]')].map((meta) =>
        normalize(meta.getAttribute('content') ?? ''),
      ),
    );
    expect(previews.length).toBeGreaterThan(pages.length);
    expect(previews.filter((text) => untranslated.has(text))).toStrictEqual([]);
  });

  test('English pages mark the language of Spanish meta descriptions', () => {
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
