import type { TimeOfDay } from '../dates/time-of-day.ts';
import type { Point, ShadowCasters, SunlightDate } from './sunlight-data.ts';

/** Height in pixels of the bar above the time slot with the largest sunlit area. */
const BAR_HEIGHT = 40;

/** Returns the path data of the bar above a time slot, proportional to its share of the largest sunlit area of all dates. */
export const getBarPath = (
  dates: readonly SunlightDate[],
  { sunlight }: SunlightDate,
  slot: TimeOfDay,
): string => {
  const areas = dates.flatMap((date) => Object.values(date.sunlight).map(({ area }) => area));
  const area = sunlight[slot]?.area ?? 0;
  const height = Math.ceil((area / Math.max(...areas, 1)) * BAR_HEIGHT);
  return `M4 ${String(BAR_HEIGHT)}v-${String(height)}`;
};

/** Formats the vector from the foot of an object to the end of its shadow. */
const formatShadow = ([x, y]: Point, height: number): string =>
  `${String(Math.round(x * height))} ${String(Math.round(y * height))}`;

/** Returns the path data of the shadows of columns: a line from the centre of each. Returns '' without sunlight. */
export const getColumnShadowPath = (
  { columns, ceiling }: ShadowCasters,
  direction: Point | undefined,
): string => {
  if (!direction) return '';
  const shadow = formatShadow(direction, ceiling);
  return columns.map((center) => `M${center.join(' ')}l${shadow}`).join('');
};

/** Returns the `transform` attribute for the mullions of each glazing, which places their shadows. */
export const getMullionTransforms = ({ glazing }: ShadowCasters, direction: Point | undefined): string[] =>
  glazing.map(({ along, headHeight, from }) =>
    direction
      ? `matrix(${along.join(' ')} ${formatShadow(direction, headHeight)} ${from.join(' ')})`
      : 'scale(0)',
  );
