import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { type Daylight, findDarkness } from '../sunlight/sun.ts';
import { getContentFile, getWriter, languageOf } from './content-file.ts';
import type { LightOnPlan } from './light-on-plan.ts';

/** Metres from which on a depth is told without decimals. */
const FAR = 5;
/** Metres below which light only grazes the glass. */
const LEAST_DEPTH = 0.5;

/** An hour of a day: how high the sun stands then, in degrees, and from when to when it can be seen on that day. */
export interface Moment {
  hour: number;
  altitude: number;
  daylight: Daylight | undefined;
}

/** Which words tell of light that comes in through glass, through a hole of the roof, through both, or not at all. */
const nameWords = ({ glass, skylights }: LightOnPlan) => {
  if (skylights.length > 0) return glass.length > 0 ? 'lightAndRoof' : 'roof';
  return glass.length > 0 ? 'light' : 'none';
};

/** Says how far the light of an hour reaches, and by which ways; `light` is undefined while the sun is too low to come in. */
export const describeLight = async (
  light: LightOnPlan | undefined,
  { hour, altitude, daylight }: Moment,
  language: Language,
): Promise<string> => {
  // The ways are texts of the plans.
  const own = await languageOf('plans', language);
  const { writeHour, writeLength, writeList } = await getWriter(own);
  const { words } = await getContentFile('plansPage', own);
  const time = keepTogether(writeHour(`${String(hour)}:00`));
  if (!light) return fill(words[findDarkness(hour, daylight)], { hour: time });
  const ways = light.glass.map(({ way, depth }) => {
    if (depth < LEAST_DEPTH) return fill(words.little, { way });
    return keepTogether(fill(words.way, { depth: writeLength(depth, depth < FAR ? 1 : 0), way }));
  });
  return fill(words[nameWords(light)], {
    hour: time,
    degrees: Math.round(altitude),
    ways: writeList(ways),
    roof: writeList(light.skylights.map(({ way }) => way)),
  });
};
