/** The words of the JSON files of the tests' own site, that every test but those in published/ runs on: what an editor writes, and those of the interface beside it. */
import { interpolate } from '../../src/i18n/interpolate.ts';
import { mergeUiStrings } from '../support/merge-ui-strings.ts';
import { type Localized, localize } from '../support/localize.ts';
import contactWritten from '../fixtures/site/content/sections/contact.json' with { type: 'json' };
import exhibitionsWritten from '../fixtures/site/content/sections/exhibitions.json' with { type: 'json' };
import homeWritten from '../fixtures/site/content/pages/home.json' with { type: 'json' };
import plansWritten from '../fixtures/site/content/plans/plans.json' with { type: 'json' };
import plansPageWritten from '../fixtures/site/content/pages/plantas.json' with { type: 'json' };
import propertyWritten from '../fixtures/site/content/sections/property.json' with { type: 'json' };
import sheetWritten from '../fixtures/site/content/pages/ficha.json' with { type: 'json' };
import siteWritten from '../fixtures/site/content/site.json' with { type: 'json' };
import visionWritten from '../fixtures/site/content/sections/vision.json' with { type: 'json' };
import visitsWritten from '../fixtures/site/content/visits.json' with { type: 'json' };
import aboutWritten from '../fixtures/site/content/sections/about.json' with { type: 'json' };
import footerWritten from '../fixtures/site/content/sections/footer.json' with { type: 'json' };
import galleryWritten from '../fixtures/site/content/gallery/gallery.json' with { type: 'json' };
import heroWritten from '../fixtures/site/content/sections/hero.json' with { type: 'json' };
import uiStrings from '../fixtures/site/content/words/es.json' with { type: 'json' };

const inSpanish = <File>(file: File) => localize(file, 'es');

const withUiStrings = <File extends object, SiteContent extends object>(file: File, uiStrings: SiteContent) =>
  mergeUiStrings(Object(inSpanish(file)) as object, uiStrings) as Localized<File> & SiteContent;

export const about = inSpanish(aboutWritten);
export const footer = inSpanish(footerWritten);
export const gallery = inSpanish(galleryWritten);
export const hero = inSpanish(heroWritten);

/** The picture of the gallery that another file names. */
export const pictureOf = (path = '') => gallery.find(({ image }) => path.endsWith(image.slice(1)));

export const contact = withUiStrings(contactWritten, uiStrings.contact);
export const exhibitionsSection = withUiStrings(exhibitionsWritten, uiStrings.exhibitionsSection);
export const plans = withUiStrings(plansWritten, uiStrings.plans);
export const plansPage = withUiStrings(plansPageWritten, uiStrings.plansPage);
export const property = withUiStrings(propertyWritten, uiStrings.property);
export const sheet = withUiStrings(sheetWritten, uiStrings.sheetPage);
export const site = withUiStrings(siteWritten, uiStrings.site);
export const vision = withUiStrings(visionWritten, uiStrings.vision);
export const visits = withUiStrings(visitsWritten, uiStrings.visits);
export const { moved, press } = uiStrings;

const { name } = siteWritten;
const { analyticsPage, notFoundPage } = uiStrings;
const getTabExhibitions = (title: string) => interpolate(uiStrings.site.pageTitle, { title, name });
export const analytics = { ...analyticsPage, title: getTabExhibitions(analyticsPage.heading) };
export const notFound = {
  ...uiStrings.notFound,
  ...notFoundPage,
  title: getTabExhibitions(notFoundPage.title),
};
const homeFile = inSpanish(homeWritten);
export const home = {
  ...homeFile,
  title: interpolate(uiStrings.site.homeTitle, { title: homeFile.title, name }),
};
