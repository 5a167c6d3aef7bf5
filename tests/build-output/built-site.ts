import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as uiStrings from '../e2e/fixture-files.ts';

export const SITE_URL = uiStrings.site.url;
/** Published: the frozen site has one more, a draft. */
export const EXHIBITION_COUNT = 11;
export const MESA_LARGA_URL = `${SITE_URL}/exhibiciones/mesa-larga`;
export const SIESTA_PATH = '/exhibiciones/la-hora-de-la-siesta';
/** What is at a former name is no page of its own. */
export const PREVIOUS_PATH =
  /^\/?(?:(?:en\/)?como-llegar|en\/(?:directions|how-to-come)|(?:exhibiciones|en\/exhibitions)\/(?:la-)?siesta)\./;

const cwd = join(inject('builtSite'), 'dist');
const files = globSync(['**/{*,.*/*}.*', '_{headers,redirects*}'], { cwd });
/** Every file that the build has written, by its path. */
export const site = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(cwd, file))]));
/** Each page, its path first. */
export const pages = [...site]
  .filter(([file]) => file.endsWith('.html') && !PREVIOUS_PATH.test(file))
  .map(([file, html]) => [`/${file.replace(/(?:^index)?\.html$/, '')}`, html.toString()] as [string, string]);

export const textOf = (file: string) => site.get(file)?.toString() ?? '';
export const homePage = textOf('index.html');
/** The file that a URL of the site leads to. */
export const fileAt = (url: string) => site.get(url.replace(`${SITE_URL}/`, ''));

/** The last group of each match. */
export const matchAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');
export const findDuplicates = (texts: string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** Whether search engines may keep a page. */
export const isIndexed = ([, html]: [string, string]) =>
  !html.includes('<meta name="robots" content="noindex">');
