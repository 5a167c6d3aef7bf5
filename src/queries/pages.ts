import { type CollectionEntry, getEntry } from 'astro:content';
import type { AnalyticsPage } from '../schemas/analytics-page.ts';
import type { HomePage } from '../schemas/home-page.ts';
import type { NotFoundPage } from '../schemas/not-found-page.ts';
import type { PrivacyPage } from '../schemas/privacy-page.ts';
import { getDocument } from './documents.ts';

/** Title and description of the home page. */
export const getHomePage = (): Promise<HomePage> => getDocument('homePage');

/** Every word of /analytics. */
export const getAnalyticsPage = (): Promise<AnalyticsPage> => getDocument('analyticsPage');

/** Every word of the not-found page. */
export const getNotFoundPage = (): Promise<NotFoundPage> => getDocument('notFoundPage');

/** The words around the privacy notice. */
export const getPrivacyPage = (): Promise<PrivacyPage> => getDocument('privacyPage');

/** The privacy notice itself, to be rendered. Throws when its file is gone: the content check says so before. */
export const getPrivacyNotice = async (): Promise<CollectionEntry<'privacyNotice'>> => {
  const notice = await getEntry('privacyNotice', 'privacy');
  if (!notice) throw new Error('No hay aviso de privacidad. Ejecuta: npm run check:content');
  return notice;
};
