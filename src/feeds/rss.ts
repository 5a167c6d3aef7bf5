import rss from '@astrojs/rss';
import type { Language } from '../languages.ts';
import { absoluteUrl, exhibitionPath, FILES } from '../paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { describeDates } from '../queries/exhibition-dates.ts';
import { getExhibitionEntries } from '../queries/exhibitions.ts';

/** Every exhibition as RSS. Without `pubDate`: readers use the day on which they find an item, and opening days lie in the future. */
export async function writeFeed(language: Language): Promise<Response> {
  const { language: tag } = await getContentFile('site', language);
  const { title, description } = (await getContentFile('exhibitionsSection', language)).list;
  return rss({
    title,
    description,
    site: absoluteUrl('/'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${tag}</language><atom:link href="${absoluteUrl(FILES[language].feed)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      (await getExhibitionEntries(language)).map(async ({ name, language: written, data }) => ({
        title: data.title,
        link: exhibitionPath(name, written),
        description: `${data.artist} · ${(await describeDates(data, language)).date} · ${data.description}`,
      })),
    ),
  });
}
