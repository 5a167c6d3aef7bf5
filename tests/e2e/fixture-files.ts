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

const localizeToSpanish = <File>(file: File) => localize(file, 'es');

const addUiStrings = <File extends object, SiteContent extends object>(file: File, uiStrings: SiteContent) =>
  mergeUiStrings(Object(localizeToSpanish(file)) as object, uiStrings) as Localized<File> & SiteContent;

export const about = localizeToSpanish(aboutFile);
export const footer = localizeToSpanish(footerFile);
export const gallery = localizeToSpanish(galleryFile);
export const hero = localizeToSpanish(heroFile);

/** Finds the gallery image that a content file refers to by path. */
export const findGalleryImage = (path = ''): (typeof gallery)[number] | undefined =>
  gallery.find(({ image }) => path.endsWith(image.slice(1)));

export const contact = addUiStrings(contactFile, uiStrings.contact);
export const exhibitionsSection = addUiStrings(exhibitionsFile, uiStrings.exhibitionsSection);
export const plans = addUiStrings(plansFile, uiStrings.plans);
export const plansPage = addUiStrings(plansPageFile, uiStrings.plansPage);
export const property = addUiStrings(propertyFile, uiStrings.property);
export const factSheet = addUiStrings(factSheetFile, uiStrings.sheetPage);
export const site = addUiStrings(siteFile, uiStrings.site);
export const vision = addUiStrings(visionFile, uiStrings.vision);
export const visits = addUiStrings(visitsFile, uiStrings.visits);
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
const homeContent = localizeToSpanish(homeFile);
export const home = {
  ...homeContent,
  title: interpolate(uiStrings.site.homeTitle, { title: homeContent.title, name }),
};
