import { addNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';

/** Whether the date that an editor wrote names the days of an exhibition, as the site writes them: "Concierto · 18 de octubre de 2025". */
export const namesDays = (date: string, days: string): boolean =>
  addNonBreakingSpaces(date).includes(addNonBreakingSpaces(days));
