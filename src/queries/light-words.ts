import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import type { Ray } from '../sunlight/sun.ts';
import { getContentFile } from './content-file.ts';
import { writeHour } from './hours.ts';
import type { LightOnPlan } from './plan-light.ts';

const NOON = 12;
/** Metres from which on a depth is told without decimals. */
const FAR = 5;

/** An hour of a day, and how the sun shines then: degrees above the horizon, and no ray while it is down. */
interface Moment {
  hour: number;
  altitude: number;
  ray: Ray | undefined;
}

/** Says how far the light of an hour reaches, and by which ways. */
export const describeLight = async (
  { ways }: LightOnPlan,
  { hour, altitude, ray }: Moment,
  language: Language,
): Promise<string> => {
  const { language: tag } = await getContentFile('site', language);
  const { words } = await getContentFile('plansPage', language);
  const time = keepTogether(writeHour(`${String(hour)}:00`, language, tag));
  if (!ray) return fill(hour < NOON ? words.before : words.after, { hour: time });
  if (ways.length === 0) return fill(words.none, { hour: time });
  const described = ways.map(({ way, depth }) => {
    if (depth === undefined) return way;
    const number = new Intl.NumberFormat(tag, { maximumFractionDigits: depth < FAR ? 1 : 0 });
    return keepTogether(fill(words.way, { metres: number.format(depth), way }));
  });
  return fill(words.light, {
    hour: time,
    degrees: Math.round(altitude),
    ways: new Intl.ListFormat(tag).format(described),
  });
};
