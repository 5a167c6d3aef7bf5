import rss from '@astrojs/rss';
import { getBuildDate } from '../dates/build-date.ts';
import { formatTitle } from '../queries/format-title.ts';
import { toAbsoluteUrl, getHomePath } from '../i18n/paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import { type Exhibition, getExhibitions } from '../queries/exhibitions.ts';
import type { SitePage } from '../queries/list-pages.ts';
import { getPageTitle } from '../queries/page-title.ts';
import { getShareImage, type PictureFile } from '../queries/responsive-images.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';

const XMLNS = { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' };

const writePicture = ({ src, width, height }: PictureFile): string => {
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `<media:content url="${toAbsoluteUrl(src)}" medium="image" type="image/jpeg" ${size}/>`;
};

/** The moment at which a day (ISO 8601) begins in a time zone: at midnight in UTC it would be the day before in Mexico. */
const beginDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);

/** Every exhibition as RSS, with its picture (Media RSS) and its activities. */
export async function renderFeed({ locale, files }: SitePage): Promise<Response> {
  const { language: tag, timeZone } = await getContentFile('site', locale);
  const { list } = await getContentFile('exhibitionsSection', locale);
  const { statuses, byDay } = UI_STRINGS[locale].exhibitionsSection;
  const title = await getPageTitle(list.title, locale);
  const today = getBuildDate(timeZone);
  const writeItem = async (exhibition: Exhibition) => {
    const { page, artist, date, opens, isPostponed, image, status, description, activities } = exhibition;
    const toCome = activities.filter(({ isToCome }) => isToCome);
    return {
      title: formatTitle(exhibition),
      link: page.path,
      description: [
        `${artist} · ${date} · ${isPostponed ? byDay.postponed : statuses[status]} · ${description}`,
        ...toCome.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n'),
      // An exhibition to come has none: readers hide what lies in the future. Without a date they use the day on which they find it.
      ...(opens !== undefined && opens <= today && !isPostponed && { pubDate: beginDay(opens, timeZone) }),
      customData: writePicture(await getShareImage(image)),
    };
  };
  const self = `<atom:link href="${toAbsoluteUrl(files.feed ?? '')}" rel="self" type="application/rss+xml"/>`;
  return rss({
    title,
    description: list.description,
    site: toAbsoluteUrl(getHomePath(locale)),
    trailingSlash: false,
    xmlns: XMLNS,
    customData: `<language>${tag}</language>${self}`,
    items: await Promise.all((await getExhibitions(locale)).map(writeItem)),
  });
}
