/** JSON content and UI strings of the fixture site in Spanish. */
import { interpolate } from '../../src/i18n/interpolate.ts';
import { mergeUiStrings } from '../support/merge-ui-strings.ts';
import { type Localized, localize } from '../support/localize.ts';
import contactFile from '../fixtures/site/content/sections/contact.json' with { type: 'json' };
import exhibitionsFile from '../fixtures/site/content/sections/exhibitions.json' with { type: 'json' };
import homeFile from '../fixtures/site/content/pages/home.json' with { type: 'json' };
import plansFile from '../fixtures/site/content/plans/plans.json' with { type: 'json' };
import plansPageFile from '../fixtures/site/content/pages/plantas.json' with { type: 'json' };
import propertyFile from '../fixtures/site/content/sections/property.json' with { type: 'json' };
import factSheetFile from '../fixtures/site/content/pages/ficha.json' with { type: 'json' };
import siteFile from '../fixtures/site/content/site.json' with { type: 'json' };
import visionFile from '../fixtures/site/content/sections/vision.json' with { type: 'json' };
import visitsFile from '../fixtures/site/content/visits.json' with { type: 'json' };
import aboutFile from '../fixtures/site/content/sections/about.json' with { type: 'json' };
import footerFile from '../fixtures/site/content/sections/footer.json' with { type: 'json' };
import galleryFile from '../fixtures/site/content/gallery/gallery.json' with { type: 'json' };
import heroFile from '../fixtures/site/content/sections/hero.json' with { type: 'json' };
import uiStrings from '../fixtures/site/content/words/es.json' with { type: 'json' };

const inSpanish = <File>(file: File) => localize(file, 'es');

const withUiStrings = <File extends object, SiteContent extends object>(file: File, uiStrings: SiteContent) =>
  mergeUiStrings(Object(inSpanish(file)) as object, uiStrings) as Localized<File> & SiteContent;

export const about = inSpanish(aboutFile);
export const footer = inSpanish(footerFile);
export const gallery = inSpanish(galleryFile);
export const hero = inSpanish(heroFile);

/** Finds the gallery image that a content file refers to by path. */
export const findGalleryImage = (path = '') => gallery.find(({ image }) => path.endsWith(image.slice(1)));

export const contact = withUiStrings(contactFile, uiStrings.contact);
export const exhibitionsSection = withUiStrings(exhibitionsFile, uiStrings.exhibitionsSection);
export const plans = withUiStrings(plansFile, uiStrings.plans);
export const plansPage = withUiStrings(plansPageFile, uiStrings.plansPage);
export const property = withUiStrings(propertyFile, uiStrings.property);
export const factSheet = withUiStrings(factSheetFile, uiStrings.sheetPage);
export const site = withUiStrings(siteFile, uiStrings.site);
export const vision = withUiStrings(visionFile, uiStrings.vision);
export const visits = withUiStrings(visitsFile, uiStrings.visits);
export const { moved, press } = uiStrings;

const { name } = siteFile;
const { analyticsPage, notFoundPage } = uiStrings;
const formatPageTitle = (title: string) => interpolate(uiStrings.site.pageTitle, { title, name });
export const analytics = { ...analyticsPage, title: formatPageTitle(analyticsPage.heading) };
export const notFound = {
  ...uiStrings.notFound,
  ...notFoundPage,
  title: formatPageTitle(notFoundPage.title),
};
const homeContent = inSpanish(homeFile);
export const home = {
  ...homeContent,
  title: interpolate(uiStrings.site.homeTitle, { title: homeContent.title, name }),
};
