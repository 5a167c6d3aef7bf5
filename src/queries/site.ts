import type { Site } from '../schemas/site.ts';
import { getDocument } from './documents.ts';

/** Names, navigation, notices and the share card, from content/site.json. */
export const getSite = (): Promise<Site> => getDocument('site');
