import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { readMarkdown } from '../../src/editing/content-check/front-matter.ts';
import section from '../site/content/sections/exhibitions.json' with { type: 'json' };
import config from '../site/content/site.json' with { type: 'json' };
import { FROZEN_SITE, SiteFolder } from '../setup/site-folder.ts';
import { readBuilt } from './read-built.ts';

const CONTENT = join(FROZEN_SITE, 'content');
const DRAFT = 'cuarto-oscuro';
/** Paths of pictures, a time zone, hours, and words that choose among a few. */
const NO_TEXT = /^(?:\.\.?\/.*|America\/.*|\d\d:\d\d|\p{Ll}[\p{Ll}\d-]*|[A-Z]{2})$/u;
/** Of a tab without exhibitions and of other days, of which `days.test.ts` tells, of a page that moved, and of a site that sends nothing. */
const SHOWN_ELSEWHERE = [
  ...['emptyTab', ...Object.keys(section.byDay)].map((field) => `sections/exhibitions.json ${field}`),
  ...['pages/privacidad.md lead', 'pages/not-found.json notice', 'pages/not-found.json link'],
];
const ENTITIES: Record<string, string> = {
  ...{ quot: '"', lt: '<', gt: '>', amp: '&' },
  ...{ '#34': '"', '#38': '&', '#39': "'", '#60': '<', '#62': '>' },
};
const LINKED_DATA = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;
const NOT_SHOWN = /<(script|style)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/gi;
const META_FOR_MACHINES =
  /<meta (?:name|property|http-equiv)="(?:viewport|robots|theme-color|format-detection|content-security-policy|og:(?:type|locale|url|image.*?)|twitter:card)"[^>]*>/gi;
const TAG = /<(?:"[^"]*"|[^">])*>/;
const SPOKEN = / (?:alt|aria-label|aria-roledescription|content|label|placeholder|title)="([^"]*)"/g;
/** Of an island's props, which Astro writes as `"name":[kind,value]`. */
const PROP =
  /"(?!(?:avif|fallback|fragment|href|panelId|plan|slide|src|status)")\w+":\[0,"((?:[^"\\]|\\.)*)"\]/g;
/** Of what search engines and browsers are told. */
const NAMED = /"(?:name|short_name|alternateName|description|text|caption|slogan)":\s*"((?:[^"\\]|\\.)*)"/g;
const DAY = /\d+ de \p{L}+ de \d{4}/gu;

/** A text and where it stands: `sections/hero.json heading`. */
type Text = Record<'field' | 'text', string>;

const decode = (html: string) =>
  html.replaceAll('\u00a0', ' ').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const decodeUrls = (html: string) =>
  html.replaceAll('+', ' ').replace(/(?:%[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes));
const unescape = (json: string) => String(JSON.parse(`"${json}"`));
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');

function readTexts(file: string): Text[] {
  const source = readFileSync(join(CONTENT, file), 'utf8');
  const { frontMatter, essay } = readMarkdown(file, source);
  const json = file.endsWith('.json') ? source : JSON.stringify({ ...Object(frontMatter?.data), essay });
  const found: Text[] = [];
  JSON.parse(json, (field, text: unknown) => {
    if (typeof text === 'string') found.push({ field: `${file} ${field}`, text });
    return text;
  });
  return found;
}

await using folder = await SiteFolder.create();
await folder.addCode();
// Some words are only for a site that sends its messages.
const site = await folder.build(undefined, { PUBLIC_CONTACT_ENDPOINT: 'https://buzon.test/mensajes' });
const pages = [...readBuilt(site, 'html')];
const documents = readBuilt(site, '{xml,txt,ics}');
const published = [...pages.map(([, html]) => html), ...documents.values()].join('\n');
const everything = `${decode(published)}\n${decodeUrls(published)}`;
const styles = [...readBuilt(site, 'css').values(), published].join('\n');
const files = globSync('**/*.*', { cwd: site });
const texts = globSync('**/*.{json,md}', { cwd: CONTENT }).flatMap(readTexts);

test('every text of content/ is shown, or told to browsers and search engines', () => {
  const lost = texts
    .filter(({ field, text }) => !field.endsWith(' essay') && !field.includes(DRAFT) && !NO_TEXT.test(text))
    .filter(({ field }) => !SHOWN_ELSEWHERE.includes(field))
    .filter(({ text }) => !text.split(/\{\w+\}|[\n*]/).every((part) => everything.includes(part)));
  expect(lost).toStrictEqual([]);
});

test('no word of a page, of its islands or of what machines are told is anywhere but in content/', () => {
  const patterns = texts.map(({ text }) => {
    const literal = text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+?')}$`, 'su');
  });
  const written = texts
    .map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)|[*_`#]/g, '$1').toLowerCase())
    .join('\n');
  // A caption of the project goes on with the words for it.
  const parts = (text: string) => text.split(new RegExp(`, (?=${config.projectNote}$)`, 'i'));
  const isWritten = (text: string): boolean =>
    !/\p{L}/u.test(text.replace(DAY, '')) ||
    parts(text).every((part) => written.includes(part.toLowerCase())) ||
    patterns.some((pattern) => pattern.test(text));
  const seen = pages.flatMap(([path, html]) => {
    const markup = html.replace(NOT_SHOWN, '').replace(META_FOR_MACHINES, '');
    const shown = [...markup.split(TAG), ...findAll(markup, SPOKEN)].map((text) => decode(text).trim());
    const told = [...findAll(decode(markup), PROP), ...findAll(findAll(html, LINKED_DATA).join(), NAMED)];
    return [...shown, ...told.map(unescape)].map((text) => ({ path, text }));
  });
  expect(seen.length).toBeGreaterThan(texts.length);
  expect(seen.filter(({ text }) => !isWritten(text))).toStrictEqual([]);
  expect(findAll(styles, /\bcontent:\s*"([^"]*\p{L}[^"]*)"/gu)).toStrictEqual([]);
});

test('every photograph is one of content/, and nothing is published of a draft, or of a mark for sample', () => {
  const names = new Set(globSync('**/*.{png,svg}', { cwd: CONTENT }).map((file) => parse(file).name));
  const shown = findAll(everything, /(?:src|srcset)="\/_astro\/([\w-]+)\.[^"]*"/g);
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((name) => !names.has(name))).toStrictEqual([]);
  expect(files.filter((file) => file.includes(DRAFT))).toStrictEqual([]);
  expect(everything).not.toContain(DRAFT);
  expect(everything).not.toMatch(/\bsample\b/i);
});
