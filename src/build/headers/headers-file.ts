import { CACHE_CONTROL, HASHED_FOLDER, NOT_FOUND_PAGE, type SiteFiles } from './caching.ts';
import type { ResponseHeader } from './response-headers.ts';

/** Cloudflare Pages documents these two; Netlify documents none. Lines beyond are dropped there without a word. */
const MAX_RULES = 100;
export const MAX_LINE_LENGTH = 2000;

interface Rule {
  path: string;
  headers: readonly ResponseHeader[];
}

/**
 * The file `_headers` that Netlify, Cloudflare Pages and `npm start` read. An address gets the headers of all the rules that
 * it matches, and a header that two of them name becomes one with a comma: no two rules that can meet name the same one, but
 * for `/analytics` and `/analytics/*`, which meet on Netlify and say the same.
 *
 * @throws Error in Spanish when a host would drop a part of it
 */
export function formatHeadersFile(headers: readonly ResponseHeader[], files: SiteFiles): string {
  const cache = (value: string) => [{ name: 'Cache-Control', value }];
  const rules: Rule[] = [
    { path: '/*', headers },
    { path: `/${HASHED_FOLDER}/*`, headers: cache(CACHE_CONTROL.hashed) },
    ...pagePaths(files.pages).map((path) => ({ path, headers: cache(CACHE_CONTROL.pages) })),
    ...files.fixed.map((file) => ({ path: encodeURI(`/${file}`), headers: cache(CACHE_CONTROL.fixed) })),
  ];
  const lines = rules.flatMap(({ path, headers: list }) => [
    path,
    ...list.map(({ name, value }) => `  ${name}: ${value}`),
  ]);
  demandLimits(rules, lines);
  return `${lines.join('\n')}\n`;
}

/** `/analytics` and all below it; what is below a folder is one rule, however many pages an archive has. */
function pagePaths(pages: readonly string[]): string[] {
  const folders = new Set(pages.filter((page) => page.includes('/')).map((page) => page.split('/')[0] ?? ''));
  const root = pages.filter((page) => !page.includes('/') && page !== NOT_FOUND_PAGE);
  return [
    ...root.flatMap((page) => (page === 'index.html' ? ['/'] : [`/${page}`])),
    ...[...folders].flatMap((folder) => [`/${folder}`, `/${folder}/*`]),
  ];
}

function demandLimits(rules: readonly Rule[], lines: readonly string[]): void {
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong)
    throw new Error(
      `dist/_headers: la línea «${tooLong.trim().slice(0, 60)}…» tiene ${String(tooLong.length)} caracteres, y Cloudflare Pages ` +
        `admite ${String(MAX_LINE_LENGTH)} por línea. Acorta lo que dice src/build/headers/response-headers.ts.`,
    );
  if (rules.length > MAX_RULES)
    throw new Error(
      `dist/_headers: son ${String(rules.length)} reglas, y Cloudflare Pages admite ${String(MAX_RULES)}. ` +
        'Quita archivos de public/ o junta sus reglas en src/build/headers/headers-file.ts.',
    );
}
