import type { Locale } from '../i18n/locales.ts';
import { getContentFile } from './content-file.ts';

/** The texts of the page of the plans; where no plan has light, those that don't speak of it take the place of theirs. */
export const getPlansPage = async (locale: Locale) => {
  const { withoutLight, ...texts } = await getContentFile('plansPage', locale);
  const { plans } = await getContentFile('plans', locale);
  return plans.some(({ light }) => light) ? texts : { ...texts, ...withoutLight };
};
