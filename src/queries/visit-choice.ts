import type { Language } from '../languages.ts';
import { getContentFile } from './content-file.ts';
import type { VisitDay } from './describe-visits.ts';
import { getPlans } from './gallery-and-plans.ts';
import { getSunChoice } from './sun-choice.ts';

/**
 * The days on which one may come, and where each of them has a full hour, the choice of them: where `isLit`
 * with the light on the first plan that says where it comes in.
 */
export const getVisitChoice = async (days: readonly VisitDay[], isLit: boolean, language: Language) => {
  const { plans } = await getContentFile('plans', language);
  const { drawings, northLetter } = await getPlans(language);
  const { choices } = await getContentFile('plansPage', language);
  const { chooseDay, hourChoice, notice, noticeHours } = await getContentFile('visits', language);
  const index = isLit ? plans.findIndex(({ light }) => light) : -1;
  const isChosen = days.length > 0 && days.every(({ hours }) => hours.length > 0);
  return {
    days,
    words: { chooseDay, hourChoice, notice, noticeHours, choices, northLetter },
    plan: drawings[index],
    sun: isChosen ? await getSunChoice(days, plans[index], false, language) : undefined,
  };
};
