import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { findRay, findSun } from '../sunlight/sun.ts';
import { getContentFile, getWriter } from './content-file.ts';
import { findLight, measurePlan } from './light-on-plan.ts';
import { getPlace, listPlanDays } from './plan-days.ts';
import { linkTo } from './site-pages.ts';

/** At what hour of today the sun reaches deepest, "Hoy a las 17:00 el sol entra 21 m", as a link to its drawing; undefined where no plan says how light comes in, or none does. */
export const getTodayLight = async (language: Language) => {
  const { plans } = await getContentFile('plans', language);
  const { today } = await getContentFile('plansPage', language);
  const { writeHour, writeLength } = await getWriter(language);
  const plan = plans.find(({ light }) => light);
  const measured = plan && measurePlan(plan);
  const page = await linkTo('plans', language);
  const [day] = await listPlanDays(language);
  if (!measured || !page || !day) return undefined;
  const place = await getPlace(language);
  const depths = day.hours.map((hour) => {
    const ray = findRay(findSun(day.day, hour, place), plan.north);
    return {
      hour,
      depth: Math.max(0, ...(ray ? findLight(measured, 'today', ray).glass : []).map(({ depth }) => depth)),
    };
  });
  const [deepest] = depths.sort((one, other) => other.depth - one.depth);
  if (!deepest?.depth) return undefined;
  const { hour, depth } = deepest;
  return {
    ...page,
    href: `${page.href}?dia=${day.day}&hora=${String(hour)}`,
    label: fill(today, {
      hour: keepTogether(writeHour(`${String(hour)}:00`)),
      depth: keepTogether(writeLength(depth, 0)),
    }),
  };
};
