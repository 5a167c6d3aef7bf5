import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { getContentFile, languageOf } from '../queries/content-file.ts';
import { getExhibitions } from '../queries/exhibitions.ts';
import { heightOf } from '../queries/plan-measures.ts';
import { recordLocale } from '../queries/text-locale.ts';
import { type BusyTime, listVisitDays, type Run } from '../queries/visits.ts';
import { WORDS } from '../words.ts';
import { getSunlightOptions } from './sunlight-options.ts';

/** The activities of all exhibitions that take place. */
const listBusyTimes = async (language: Language): Promise<BusyTime[]> =>
  (await getExhibitions(language)).flatMap(({ activities }) => activities).filter(({ isToCome }) => isToCome);

/**
 * The days on which one may come, of an exhibition whose days are known, or of the house; and where their hours are known, the choice
 * of them: where `isLit` with the light on the first plan that says where it comes in.
 */
export const getVisitBooking = async (language: Language, isLit: boolean, run?: Run) => {
  const days = run ? await listVisitDays(language, { ...run, busy: await listBusyTimes(language) }) : [];
  const { plans } = await getContentFile('plans', language);
  const { hours, notice } = await getContentFile('visits', language);
  // Both are read in one line.
  const noticeLocale = await languageOf('visits', language);
  const { noticeHours } = WORDS[noticeLocale].visits;
  const plan = isLit ? plans.find(({ light }) => light) : undefined;
  const isChosen = hours !== undefined && days.length > 0;
  return {
    days,
    notice:
      notice &&
      recordLocale(`${fill(noticeHours, { hours: notice.hours })} ${notice.note}`, noticeLocale, language),
    plan: plan && { north: plan.north, height: heightOf(plan.today.drawing), src: plan.today.drawing.src },
    sun: isChosen ? await getSunlightOptions(days, plan, false, language) : undefined,
  };
};
