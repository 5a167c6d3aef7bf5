import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as fixtures from '../e2e/fixture-files.ts';

export const SITE_URL = fixtures.site.url;
/** Number of published exhibitions. The fixture site also has a draft. */
export const EXHIBITION_COUNT = 11;
export const MESA_LARGA_URL = `${SITE_URL}/exhibiciones/mesa-larga`;
export const SIESTA_PATH = '/exhibiciones/la-hora-de-la-siesta';
/** Path of a page that redirects from a former name. */
export const PREVIOUS_PATH =
  /^\/?(?:(?:en\/)?como-llegar|en\/(?:directions|how-to-come)|(?:exhibiciones|en\/exhibitions)\/(?:la-)?siesta)\./;

const cwd = join(inject('builtSite'), 'dist');
const files = globSync(['**/{*,.*/*}.*', '_{headers,redirects*}'], { cwd });
export const builtFiles = new Map(
  files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(cwd, file))]),
);
/** Built pages as path and HTML, without redirects. */
export const pages = [...builtFiles]
  .filter(([file]) => file.endsWith('.html') && !PREVIOUS_PATH.test(file))
  .map(([file, html]) => [`/${file.replace(/(?:^index)?\.html$/, '')}`, html.toString()] as [string, string]);

/** Returns the text of a built file, or an empty string. */
export const getBuiltText = (file: string): string => builtFiles.get(file)?.toString() ?? '';
export const homePage = getBuiltText('index.html');
/** Finds a built file by its path or its absolute URL. */
export const findBuiltFile = (url: string): Buffer | undefined =>
  builtFiles.get(url.replace(`${SITE_URL}/`, ''));

/** Returns the last group of each match. */
export const matchAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');

/** Returns the texts that occur earlier in the list. */
export const getDuplicates = (texts: string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** Returns whether search engines may index a page. */
export const isIndexed = ([, html]: [string, string]): boolean =>
  !html.includes('<meta name="robots" content="noindex">');
