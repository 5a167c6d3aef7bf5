import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../src/schemas/documents.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { ICON_NAMES } from '../../src/schemas/icon-name.ts';
import type { PictureField } from '../../src/schemas/picture-field.ts';
import { buildSite, readBuilt } from './built-site.ts';
import { MARKER } from './mark-fields.ts';
import { EXHIBITIONS, type FileMark, markContent, type MarkedContent } from './marked-content.ts';
import { listSchemaFields } from './schema-fields.ts';
import { PROJECT_ROOT, TemporaryContent } from './temporary-content.ts';
import { listVisible, listVisibleJson } from './visible-markup.ts';

/** A build takes seconds; a busy machine may need many times as long. */
const BUILD_TIMEOUT_MS = 300_000;
/** What stands for a word: its mark, an address made of it, or the telephone. */
const TRACE = new RegExp(`(https://)?${MARKER.source}([.@]example\\.com)?|\\+52 55 1234 \\d{4}`, 'gi');
/** Order, tab and publication of an exhibition are not words: `archive-build.test.ts` shows what they do. */
const ARRANGING_FIELDS = ['id', 'status', 'draft'];
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
/** Of one exhibition in the archive: `archive-build.test.ts` has it. Of a site that sends nothing: `e2e/privacy.spec.ts`. */
const SHOWN_ELSEWHERE = ['archive.link.one', 'simulated'];

const FILES: [string, (picture: PictureField) => z.ZodType][] = [
  [EXHIBITIONS, exhibitionSchema],
  ...Object.values(DOCUMENTS).map(({ file, schema }): [string, typeof schema] => [file, schema]),
];

let content: MarkedContent;
let pages = new Map<string, string>();
let documents = new Map<string, string>();
let styles: string[] = [];
let drawings: string[] = [];

beforeAll(async () => {
  await using folder = await TemporaryContent.create();
  content = await markContent(folder);
  // Some words are only for a site that sends its messages.
  const site = await buildSite(folder, { PUBLIC_CONTACT_ENDPOINT: 'https://qz9001z.example.com/mensajes' });
  pages = await readBuilt(site, 'html');
  documents = await readBuilt(site, 'webmanifest', 'json', 'xml', 'txt');
  styles = [...(await readBuilt(site, 'css')).values(), ...findAll(/<style[^>]*>([^]*?)<\/style>/g)];
  drawings = [...(await readBuilt(site, 'svg')).values()];
}, BUILD_TIMEOUT_MS);

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

  test.each(FILES)('%s', async (file, schema) => {
    const marks = content.marks.filter((mark) => mark.file === file);
    const isMarked = (name: string) =>
      marks.some(({ field }) => field === name || field.startsWith(`${name}[n]`)) ||
      content.leftOut.has(name);
    const fields = listSchemaFields(schema).map(({ name }) => name);
    expect(
      fields.filter((name) => !isMarked(name) && !(file === EXHIBITIONS && ARRANGING_FIELDS.includes(name))),
    ).toEqual([]);

    const everything = [...pages.values(), ...documents.values()].join('\n');
    for (const mark of marks) {
      const isThere = mark.before === undefined ? everything.includes(mark.trace) : await isChosen(mark);
      if (!SHOWN_ELSEWHERE.includes(mark.field)) expect(isThere, `${mark.field}: ${mark.trace}`).toBe(true);
    }
  });
});

describe('no word, figure or photograph of the site is anywhere but in content/', () => {
  test('pages', () => {
    const found = [...pages].flatMap(([address, html]) =>
      listVisible(html)
        .filter(({ where, text }) => !isExplained(where, text))
        .map(({ where, text }) => `${address} ${where}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('what browsers and search engines are told', () => {
    const linkedData = findAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
    const others = [...documents].filter(([address]) => /\.(json|webmanifest)$/.test(address));
    const texts = [...linkedData, ...others.map(([, text]) => text)].flatMap(listVisibleJson);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !isExplained('json', text))).toEqual([]);
  });

  test('photographs', () => {
    const sources = findAll(/<(?:img|source)\b[^>]*? srcset="([^"]+)"/gi).concat(
      findAll(/<img\b[^>]*? src="([^"]+)"/gi),
    );
    const files = sources.flatMap((list) => list.split(', ')).map((item) => item.split(' ')[0] ?? '');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !/^\/_astro\/Qz\d{4}z\./.test(file))).toEqual([]);
  });

  test('styles and drawings', () => {
    const written = styles.flatMap((css) =>
      [...css.matchAll(/\bcontent:\s*(["'])(.*?)\1/g)].map(([, , text]) => text),
    );
    expect(written.filter((text = '') => LETTER_OR_FIGURE.test(text))).toEqual([]);
    expect(drawings.filter((svg) => /<(text|title|desc)\b/.test(svg))).toEqual([]);
  });

  /** Nothing is left of a text without its marks; figures are left in a word that the page fills in, and by a tab. */
  function isExplained(where: string, text: string): boolean {
    const rest = text.replace(TRACE, '').replace(/\{\w+\}/g, '');
    const isCounting =
      where === 'sup' || content.marks.some(({ isTemplate, trace }) => isTemplate && text.includes(trace));
    return !LETTER_OR_FIGURE.test(isCounting ? rest.replace(/\d+/g, '') : rest);
  }
});
