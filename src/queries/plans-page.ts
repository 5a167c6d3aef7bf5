import type { CollectionEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import { getContentFile } from './content-file.ts';

type PlansPage = Omit<CollectionEntry<'plansPage'>['data'], 'withoutLight'>;

/** Returns the texts of the page with the floor plans. Without plans that show sunlight, the texts don't mention it. */
export async function getPlansPage(locale: Locale): Promise<PlansPage> {
  const { withoutLight, ...texts } = await getContentFile('plansPage', locale);
  const { plans } = await getContentFile('plans', locale);
  const hasSunlight = plans.some(({ light }) => light);
  return hasSunlight ? texts : { ...texts, ...withoutLight };
}
