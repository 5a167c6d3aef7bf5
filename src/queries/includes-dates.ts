import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';

/** Returns whether a date text, such as "Concierto · 18 de octubre de 2025", contains the formatted dates. Treats all spaces as equal. */
export const includesDates = (dateText: string, formattedDates: string): boolean =>
  addNonBreakingSpaces(dateText).includes(addNonBreakingSpaces(formattedDates));
