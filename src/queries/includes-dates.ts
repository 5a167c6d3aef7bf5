import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';

/** Returns whether a date text contains the formatted dates, as in "Concierto · 18 de octubre de 2025". Ignores the kind of spaces. */
export const includesDates = (dateText: string, formattedDates: string): boolean =>
  addNonBreakingSpaces(dateText).includes(addNonBreakingSpaces(formattedDates));
