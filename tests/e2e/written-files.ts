/** The words of the JSON files of the tests' own site, that every test but those in published/ runs on: what an editor writes, and those of the interface beside it. */
import { fill } from '../../src/fill.ts';
import { addWords } from '../setup/add-words.ts';
import { type Said, saidIn } from '../setup/said-in.ts';
import contactWritten from '../site/content/sections/contact.json' with { type: 'json' };
import exhibitionsWritten from '../site/content/sections/exhibitions.json' with { type: 'json' };
import homeWritten from '../site/content/pages/home.json' with { type: 'json' };
import plansWritten from '../site/content/plans/plans.json' with { type: 'json' };
import plansPageWritten from '../site/content/pages/plantas.json' with { type: 'json' };
import propertyWritten from '../site/content/sections/property.json' with { type: 'json' };
import sheetWritten from '../site/content/pages/ficha.json' with { type: 'json' };
import siteWritten from '../site/content/site.json' with { type: 'json' };
import visionWritten from '../site/content/sections/vision.json' with { type: 'json' };
import visitsWritten from '../site/content/visits.json' with { type: 'json' };
import aboutWritten from '../site/content/sections/about.json' with { type: 'json' };
import footerWritten from '../site/content/sections/footer.json' with { type: 'json' };
import galleryWritten from '../site/content/gallery/gallery.json' with { type: 'json' };
import heroWritten from '../site/content/sections/hero.json' with { type: 'json' };
import words from '../site/content/words/es.json' with { type: 'json' };

const inSpanish = <File>(file: File) => saidIn(file, 'es');

const withWords = <File extends object, Words extends object>(file: File, words: Words) =>
  addWords(Object(inSpanish(file)) as object, words) as Said<File> & Words;

export const about = inSpanish(aboutWritten);
export const footer = inSpanish(footerWritten);
export const gallery = inSpanish(galleryWritten);
export const hero = inSpanish(heroWritten);

/** The picture of the gallery that another file names. */
export const pictureOf = (path = '') => gallery.find(({ image }) => path.endsWith(image.slice(1)));

export const contact = withWords(contactWritten, words.contact);
export const exhibitionsSection = withWords(exhibitionsWritten, words.exhibitionsSection);
export const plans = withWords(plansWritten, words.plans);
export const plansPage = withWords(plansPageWritten, words.plansPage);
export const property = withWords(propertyWritten, words.property);
export const sheet = withWords(sheetWritten, words.sheetPage);
export const site = withWords(siteWritten, words.site);
export const vision = withWords(visionWritten, words.vision);
export const visits = withWords(visitsWritten, words.visits);
export const { moved, press } = words;

const { name } = siteWritten;
const { analyticsPage, notFoundPage } = words;
const inTab = (title: string) => fill(words.site.pageTitle, { title, name });
export const analytics = { ...analyticsPage, title: inTab(analyticsPage.heading) };
export const notFound = { ...words.notFound, ...notFoundPage, title: inTab(notFoundPage.title) };
const homeFile = inSpanish(homeWritten);
export const home = { ...homeFile, title: fill(words.site.homeTitle, { title: homeFile.title, name }) };
