import rss, { type RSSFeedItem } from '@astrojs/rss';
import { getBuildDate } from '../dates/build-date.ts';
import { formatTitle } from '../queries/format-title.ts';
import { toAbsoluteUrl, getHomePath } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { type Exhibition, getExhibitions } from '../queries/exhibitions.ts';
import type { SitePage } from '../queries/page-list.ts';
import { getPageTitle } from '../queries/page-title.ts';
import { getShareImage, type ImageFile } from '../queries/responsive-images.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';

const XML_NAMESPACES = { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };

const renderMediaElement = ({ src, width, height }: ImageFile): string => {
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `<media:content url="${toAbsoluteUrl(src)}" medium="image" type="image/jpeg" ${size}/>`;
};

/** Returns the start of a date in a time zone. Midnight in UTC would be the previous date in Mexico. */
const getStartOfDate = (date: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);

/** Renders the RSS feed of all exhibitions, with images (Media RSS) and activities. */
export async function renderFeed({ locale, files }: SitePage): Promise<Response> {
  const { language: languageTag, timeZone } = await getContentFile('site', locale);
  const { list } = await getContentFile('exhibitionsSection', locale);
  const { statuses, byDay } = UI_STRINGS[locale].exhibitionsSection;
  const title = await getPageTitle(list.title, locale);
  const today = getBuildDate(timeZone);
  async function toItem(exhibition: Exhibition): Promise<RSSFeedItem> {
    const { page, artist, date, opens, isPostponed, image, status, description, activities } = exhibition;
    const statusText = isPostponed ? byDay.postponed : statuses[status];
    const upcomingActivities = activities.filter(({ isUpcoming }) => isUpcoming);
    const lines = [
      `${artist} · ${date} · ${statusText} · ${description}`,
      ...upcomingActivities.map(({ label, value }) => `${label}: ${value}`),
    ];
    const item: RSSFeedItem = {
      title: formatTitle(exhibition),
      link: page.path,
      description: lines.join('\n'),
      customData: renderMediaElement(await getShareImage(image)),
    };
    // Feed readers hide items with a future date. For an item without `pubDate`, they use the time at which they find the item.
    if (opens !== undefined && opens <= today && !isPostponed) item.pubDate = getStartOfDate(opens, timeZone);
    return item;
  }
  const selfLink = `<atom:link href="${toAbsoluteUrl(files.feed ?? '')}" rel="self" type="application/rss+xml"/>`;
  return rss({
    title,
    description: list.description,
    site: toAbsoluteUrl(getHomePath(locale)),
    trailingSlash: false,
    xmlns: XML_NAMESPACES,
    customData: `<language>${languageTag}</language>${selfLink}`,
    items: await Promise.all((await getExhibitions(locale)).map(toItem)),
  });
}
