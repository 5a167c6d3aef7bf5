import type { AnalyticsPage } from '../schemas/analytics-page.ts';
import type { HomePage } from '../schemas/home-page.ts';
import type { NotFoundPage } from '../schemas/not-found-page.ts';
import { getDocument } from './documents.ts';

/** Title and description of the home page. */
export const getHomePage = (): Promise<HomePage> => getDocument('homePage');

/** Every word of /analytics. */
export const getAnalyticsPage = (): Promise<AnalyticsPage> => getDocument('analyticsPage');

/** Every word of the not-found page. */
export const getNotFoundPage = (): Promise<NotFoundPage> => getDocument('notFoundPage');
