import rss from '@astrojs/rss';
import { exhibitionPath, FILES } from '../paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { describeDates } from '../queries/exhibition-dates.ts';
import { getExhibitionEntries } from '../queries/exhibitions.ts';

/** Every exhibition as RSS. Without `pubDate`: readers use the day on which they find an item, and opening days lie in the future. */
export async function writeFeed(): Promise<Response> {
  const { url, language } = await getContentFile('site');
  const { title, description } = (await getContentFile('exhibitionsSection')).list;
  return rss({
    title,
    description,
    site: url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language><atom:link href="${url}${FILES.feed}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      (await getExhibitionEntries()).map(async ({ id, data }) => ({
        title: data.title,
        link: exhibitionPath(id),
        description: `${data.artist} · ${(await describeDates(data)).date} · ${data.description}`,
      })),
    ),
  });
}
