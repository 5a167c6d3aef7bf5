import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { absoluteUrl, PAGES } from '../paths.ts';
import { getExhibitionEntries } from '../queries/exhibitions.ts';
import {
  listAlternates,
  translate,
  translateExhibition,
  translateTextPage,
  type Translation,
} from '../queries/languages.ts';
import { listTextPages } from '../queries/text-pages.ts';

/** Every page for search engines, in each of its languages. */
const listPages = async (): Promise<Translation[][]> => {
  const names = Object.keys(PAGES[DEFAULT_LANGUAGE]) as (keyof (typeof PAGES)[Language])[];
  const pages = (await listTextPages(DEFAULT_LANGUAGE)).filter(({ data }) => data.isIndexed);
  const exhibitions = await getExhibitionEntries(DEFAULT_LANGUAGE);
  return Promise.all([
    ...names.map((name) => translate((language) => PAGES[language][name])),
    ...pages.map(({ name }) => translateTextPage(name)),
    ...exhibitions.map(({ name }) => translateExhibition(name)),
  ]);
};

/** The sitemap. No `lastmod`: neither git nor the file system knows when a page's content last changed. */
export async function GET(): Promise<Response> {
  const locations = (await listPages()).map(async (translations) => {
    const links = (await listAlternates(translations)).map(
      ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${absoluteUrl(path)}"/>`,
    );
    return translations.map(({ path }) => `<url><loc>${absoluteUrl(path)}</loc>${links.join('')}</url>`);
  });
  const urls = (await Promise.all(locations)).flat();
  const isTranslated = urls.some((entry) => entry.includes('<xhtml:'));
  const prefix = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${prefix}>
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
