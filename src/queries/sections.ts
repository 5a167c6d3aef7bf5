import type { About } from '../schemas/about.ts';
import type { Contact } from '../schemas/contact.ts';
import type { ExhibitionsSection } from '../schemas/exhibitions-section.ts';
import type { Footer } from '../schemas/footer.ts';
import type { Hero } from '../schemas/hero.ts';
import type { Property } from '../schemas/property.ts';
import type { Vision } from '../schemas/vision.ts';
import { getDocument } from './documents.ts';

/** The first screen (specification 2, home page 2). */
export const getHero = (): Promise<Hero> => getDocument('hero');

/** Words, details, design credits, amenities and features of Propiedad (home page 3). */
export const getProperty = (): Promise<Property> => getDocument('property');

/** The words around the exhibitions, not the exhibitions (home page 4). */
export const getExhibitionsSection = (): Promise<ExhibitionsSection> => getDocument('exhibitionsSection');

/** The story and the three figures (home page 5). */
export const getAbout = (): Promise<About> => getDocument('about');

/** The badge and the vision (home page 6). */
export const getVision = (): Promise<Vision> => getDocument('vision');

/** The form's words and the contact details; telephone and e-mail come with their `href` (home page 7). */
export const getContact = (): Promise<Contact> => getDocument('contact');

/** The footer (home page 8). */
export const getFooter = (): Promise<Footer> => getDocument('footer');
