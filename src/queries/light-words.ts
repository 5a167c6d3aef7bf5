import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { keepTogether } from '../non-breaking-spaces.ts';
import { type Daylight, findDarkness } from '../sunlight/sun.ts';
import { getContentFile, getWriter } from './content-file.ts';
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

/** The words for light that comes in: through glass, through a hole of the roof, through both, or not at all. */
type LightCase = 'light' | 'roof' | 'lightAndRoof' | 'none';

/** By which ways light comes in, how far through each glass, and which words are about such light. */
export const tellWays = async (
  light: LightOnPlan,
  language: Language,
): Promise<{ kind: LightCase; ways: string; roof: string }> => {
  const { writeLength, writeList } = await getWriter(language);
  const { words } = await getContentFile('plansPage', language);
  const ways = light.glass.map(({ way, depth }) => {
    if (depth < LEAST_DEPTH) return fill(words.little, { way });
    return keepTogether(fill(words.way, { depth: writeLength(depth, depth < FAR ? 1 : 0), way }));
  });
  const roof = light.skylights.map(({ way }) => way);
  const throughGlass = roof.length > 0 ? 'lightAndRoof' : 'light';
  const throughRoof = roof.length > 0 ? 'roof' : 'none';
  return {
    kind: ways.length > 0 ? throughGlass : throughRoof,
    ways: writeList(ways),
    roof: writeList(roof),
  };
};

/** Says how far the light of an hour reaches, and by which ways; `light` is undefined while the sun is too low to come in. */
export const describeLight = async (
  light: LightOnPlan | undefined,
  { hour, altitude, daylight }: Moment,
  language: Language,
): Promise<string> => {
  const { writeHour } = await getWriter(language);
  const { words } = await getContentFile('plansPage', language);
  const time = keepTogether(writeHour(`${String(hour)}:00`));
  if (!light) return fill(words[findDarkness(hour, daylight)], { hour: time });
  const { kind, ...ways } = await tellWays(light, language);
  return fill(words[kind], { hour: time, degrees: Math.round(altitude), ...ways });
};
