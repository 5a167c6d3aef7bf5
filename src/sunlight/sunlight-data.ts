import type { Template } from '../fill.ts';
import type { DateWithSlots, TimeSlotSunlight, ShadowCasters, SunlightOptions } from './sunlight-options.ts';
import type { TimeOfDay } from '../time-of-day.ts';

/** A day that can be chosen. One of a visit has `ends`: the moment until which its last hour can be asked for. */
export type SunlightDate = SunlightOptions<DateWithSlots & { ends?: string }>['days'][number];

/** The request for a visit, whose texts begin the message of the form, and what is said of a day or an hour that is over, or never could be chosen. */
export interface BookingRequest extends Record<'subject' | 'message', Template<'day' | 'hour' | 'title'>> {
  title: string;
  dayGone: Template<'day'>;
  dayNever: Template<'day'>;
  hourGone: string;
  hourNever: string;
}

/** What the page has of a choice, as JSON. */
export interface SunlightData {
  days: SunlightDate[];
  /** What throws shadows into their light. */
  shadows?: ShadowCasters | undefined;
  request?: BookingRequest | undefined;
}

/** In the afternoon the light reaches deepest on most days. */
const AFTERNOON: TimeOfDay = '16:00';

/** The hour that is chosen to begin with. */
export const getDefaultSlot = (hours: readonly TimeOfDay[]): TimeOfDay | undefined =>
  hours.findLast((hour) => hour <= AFTERNOON) ?? hours[0];

/** How high the bar over the lightest hour is, in pixels. */
const BAR = 40;

/** Draws the bar over an hour of a day, as the attribute `d` of a path: its height is the lit area, as a share of the largest of all hours. */
export const getBarPath = (
  days: readonly SunlightDate[],
  { hours, light }: SunlightDate,
  hour: TimeOfDay,
): string => {
  const areas = days.flatMap((day) => Object.values(day.light).map(({ area }) => area));
  const area = hours.includes(hour) ? (light[hour]?.area ?? 0) : 0;
  return `M4 ${String(BAR)}v-${String(Math.ceil((area / Math.max(...areas, 1)) * BAR))}`;
};

/** How far the shadow of what is so high reaches. */
const reach = ([x, y]: NonNullable<TimeSlotSunlight['ray']>, height: number): string =>
  [x, y].map((units) => Math.round(units * height)).join(' ');

/** Draws the shadows of the columns, as the attribute `d` of a path: each as a line from its middle. Without light there is none. */
export const getColumnShadowPath = (
  { columns, ceiling }: ShadowCasters,
  { ray }: Pick<TimeSlotSunlight, 'ray'>,
): string => (ray ? columns.map((middle) => `M${middle.join(' ')}l${reach(ray, ceiling)}`).join('') : '');

/** Moves the posts of each glass to where they throw their shadows, as the attribute `transform`. */
export const getMullionTransforms = (
  { glass }: ShadowCasters,
  { ray }: Pick<TimeSlotSunlight, 'ray'>,
): string[] =>
  glass.map(({ along, head, from }) =>
    ray ? `matrix(${along.join(' ')} ${reach(ray, head)} ${from.join(' ')})` : 'scale(0)',
  );
