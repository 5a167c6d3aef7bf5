import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_FILES } from '../../src/schemas/content-files.ts';
import { ICON_NAMES } from '../../src/schemas/icon-name.ts';
import { paint } from './paint.ts';
import { readBuilt } from './read-built.ts';
import { MARKER } from './mark-fields.ts';
import { EXHIBITIONS, type FileMark, markContent, PAGES } from './marked-content.ts';
import { PROJECT_ROOT, SiteFolder } from '../setup/site-folder.ts';
import { listVisible, listVisibleJson } from './visible-markup.ts';

/** What stands for a word: its mark, an address made of it, or the telephone. */
const TRACE = new RegExp(`(https://)?${MARKER.source}([.@]example\\.com)?|\\+52 55 1234 \\d{4}`, 'gi');
/** A day of the marks as a page writes it, and the year of one. */
const DAY = /\d+ de \p{L}+ de 203\d|\b203\d\b/gu;
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
/** Of an exhibition to come, of which there is none here; of a site that sends nothing: `text-pages.spec.ts`. */
const SHOWN_ELSEWHERE = ['statuses.upcoming', 'lead'];

/** Beside those that a visitor sees. */
const DRAFT = 'content/exhibitions/secreta.md';

let marks: FileMark[] = [];
let files: string[] = [];
let pages = new Map<string, string>();
let documents = new Map<string, string>();
let styles: string[] = [];
let drawings: string[] = [];

beforeAll(async () => {
  await using folder = await SiteFolder.create();
  marks = await markContent(folder);
  const [shown = ''] = globSync(EXHIBITIONS, { cwd: folder.root });
  await folder.write(DRAFT.replace('.md', '.jpg'), await paint(970, 650, 'jpeg'));
  const text = await readFile(join(folder.root, shown), 'utf8');
  const secret = text
    .replace(/"image":"[^"]*"/, '"image":"./secreta.jpg"')
    .replace('"draft":false', '"draft":true');
  await folder.write(DRAFT, secret.replace(/"id":\d+/, '"id":99'));
  // Some words are only for a site that sends its messages.
  await folder.addCode();
  const env = { PUBLIC_CONTACT_ENDPOINT: 'https://qz9001z.example.com/mensajes' };
  const site = await folder.build(undefined, env);
  files = globSync('**/*.*', { cwd: site });
  pages = await readBuilt(site, 'html');
  documents = await readBuilt(site, 'webmanifest', 'json', 'xml', 'txt');
  styles = [...(await readBuilt(site, 'css')).values(), ...findAll(/<style[^>]*>([^]*?)<\/style>/g)];
  drawings = [...(await readBuilt(site, 'svg')).values()];
});

const findAll = (pattern: RegExp) =>
  [...pages.values()].flatMap((html) => [...html.matchAll(pattern)].map(([, found = '']) => found));

describe('when an editor changes any value of content/, the site changes', () => {
  const readIcon = async (name: string) => {
    const drawing = await readFile(join(PROJECT_ROOT, 'src', 'assets', 'icons', `${name}.svg`), 'utf8');
    return / d="([^"]+)"/.exec(drawing)?.[1] ?? 'no drawing';
  };
  /** A choice shows in what stands before its word, after any other word. */
  const isChosen = async ({ trace, before = '' }: FileMark) => {
    const icons: readonly string[] = ICON_NAMES;
    const look = icons.includes(trace) ? await readIcon(trace) : trace;
    return [...pages.values()].some((html) =>
      [...html.matchAll(RegExp(before, 'g'))].some(({ index }) =>
        html.slice(0, index).split(MARKER).at(-1)?.includes(look),
      ),
    );
  };

  test.each([EXHIBITIONS, PAGES, ...Object.values(CONTENT_FILES).map(({ file }) => file)])(
    '%s',
    async (file) => {
      const everything = [...pages.values(), ...documents.values()].join('\n');
      const ofFile = marks.filter((mark) => mark.file === file && !SHOWN_ELSEWHERE.includes(mark.field));
      const lost: string[] = [];
      for (const mark of ofFile) {
        const isThere = mark.before === undefined ? everything.includes(mark.trace) : await isChosen(mark);
        if (!isThere) lost.push(`${mark.field}: ${mark.trace}`);
      }
      expect(ofFile).not.toEqual([]);
      expect(lost).toEqual([]);
    },
  );
});

test('a draft is in no page, publishes no picture and has no place among the files', () => {
  expect([...pages, ...documents].filter(([, text]) => text.includes('secreta'))).toEqual([]);
  expect(files.some((name) => /Qz\d{4}z\./.test(name))).toBe(true);
  expect(files.filter((name) => name.includes('secreta'))).toEqual([]);
});

describe('no word, figure or photograph of the site is anywhere but in content/', () => {
  /** Nothing is left of a text without its marks; figures are left in a word that the page fills in, by a tab and on a plan. */
  const isExplained = (where: string, text: string): boolean => {
    const rest = text
      .replace(TRACE, '')
      .replace(DAY, '')
      .replace(/\{\w+\}/g, '');
    const isCounting =
      ['sup', 'text'].includes(where) ||
      marks.some(({ isTemplate, trace }) => isTemplate && text.includes(trace));
    return !LETTER_OR_FIGURE.test(isCounting ? rest.replace(/\d+/g, '') : rest);
  };

  test('pages', () => {
    const found = [...pages].flatMap(([address, html]) =>
      listVisible(html).map(({ where, text }) => ({ address, where, text })),
    );
    expect(found.length).toBeGreaterThan(marks.length);
    expect(found.filter(({ where, text }) => !isExplained(where, text))).toEqual([]);
  });

  test('what browsers and search engines are told', () => {
    const linkedData = findAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
    const others = [...documents].filter(([address]) => /\.(json|webmanifest)$/.test(address));
    const texts = [...linkedData, ...others.map(([, text]) => text)].flatMap(listVisibleJson);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !isExplained('json', text))).toEqual([]);
  });

  test('photographs', () => {
    const sources = [
      ...findAll(/<(?:img|source)\b[^>]*? srcset="([^"]+)"/gi),
      ...findAll(/<img\b[^>]*? src="([^"]+)"/gi),
    ];
    const files = sources.flatMap((list) => list.split(', ')).map((item) => item.split(' ')[0] ?? '');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !/^\/_astro\/Qz\d{4}z\./.test(file))).toEqual([]);
  });

  test('styles and drawings', () => {
    const written = styles.flatMap((css) =>
      [...css.matchAll(/\bcontent:\s*(["'])(.*?)\1/g)].map(([, , text = '']) => text),
    );
    expect(written.filter((text) => LETTER_OR_FIGURE.test(text))).toEqual([]);
    expect(drawings.filter((svg) => /<(text|title|desc)\b/.test(svg))).toEqual([]);
  });
});
