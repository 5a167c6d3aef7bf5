/** The words of the JSON files of the tests' own site, that every test but those in published/ runs on: what an editor writes, and those of the interface beside it. */
import { fill } from '../../src/fill.ts';
import { addWords } from '../../src/words.ts';
import contactFile from '../site/content/sections/contact.json' with { type: 'json' };
import exhibitionsFile from '../site/content/sections/exhibitions.json' with { type: 'json' };
import homeFile from '../site/content/pages/home.json' with { type: 'json' };
import plansFile from '../site/content/plans/plans.json' with { type: 'json' };
import plansPageFile from '../site/content/pages/plantas.json' with { type: 'json' };
import propertyFile from '../site/content/sections/property.json' with { type: 'json' };
import sheetFile from '../site/content/pages/ficha.json' with { type: 'json' };
import siteFile from '../site/content/site.json' with { type: 'json' };
import visionFile from '../site/content/sections/vision.json' with { type: 'json' };
import visitsFile from '../site/content/visits.json' with { type: 'json' };
import words from '../site/content/words/es.json' with { type: 'json' };

export { default as about } from '../site/content/sections/about.json' with { type: 'json' };
export { default as footer } from '../site/content/sections/footer.json' with { type: 'json' };
export { default as gallery } from '../site/content/gallery/gallery.json' with { type: 'json' };
export { default as hero } from '../site/content/sections/hero.json' with { type: 'json' };

const withWords = <File extends object, Words extends object>(file: File, words: Words) =>
  addWords(file, words) as File & Words;

export const contact = withWords(contactFile, words.contact);
export const exhibitionsSection = withWords(exhibitionsFile, words.exhibitionsSection);
export const plans = withWords(plansFile, words.plans);
export const plansPage = withWords(plansPageFile, words.plansPage);
export const property = withWords(propertyFile, words.property);
export const sheet = withWords(sheetFile, words.sheetPage);
export const site = withWords(siteFile, words.site);
export const vision = withWords(visionFile, words.vision);
export const visits = withWords(visitsFile, words.visits);
export const { moved, press } = words;

const { name } = siteFile;
const { analyticsPage, notFoundPage } = words;
const inTab = (title: string) => fill(words.site.pageTitle, { title, name });
export const analytics = { ...analyticsPage, title: inTab(analyticsPage.heading) };
export const notFound = { ...words.notFound, ...notFoundPage, title: inTab(notFoundPage.title) };
export const home = { ...homeFile, title: fill(words.site.homeTitle, { title: homeFile.title, name }) };
