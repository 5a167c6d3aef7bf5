import { describe, expect, it } from 'vitest';
import {
  getBarPath,
  getColumnShadowPath,
  getMullionTransforms,
} from '../../../src/sunlight/drawing-paths.ts';
import type { ShadowCasters, SunlightDate } from '../../../src/sunlight/sunlight-data.ts';
import type { TimeOfDay } from '../../../src/dates/time-of-day.ts';

/** A date with a sunlit area in square metres for each slot. */
function createDate(date: string, areas: Record<TimeOfDay, number>): SunlightDate {
  const sunlight: SunlightDate['sunlight'] = {};
  const slots = Object.keys(areas) as TimeOfDay[];
  for (const slot of slots)
    sunlight[slot] = {
      ...{ path: '', description: '', project: undefined, direction: undefined },
      area: areas[slot] ?? 0,
    };
  return { date, name: date, slots, daylight: undefined, sunlight };
}

describe('getBarPath', () => {
  const darkDate = createDate('2026-11-24', { '09:30': 0, '12:00': 25 });
  const brightDate = createDate('2026-12-05', { '16:00': 100 });
  const getPath = (date: SunlightDate, slot: TimeOfDay) => getBarPath([darkDate, brightDate], date, slot);

  it('getBarPath draws the tallest bar for the largest area of all dates', () => {
    expect(getPath(brightDate, '16:00')).toBe('M4 40v-40');
  });

  it('getBarPath draws bars in proportion to their area', () => {
    expect(getPath(darkDate, '12:00')).toBe('M4 40v-10');
    expect(getPath(darkDate, '09:30')).toBe('M4 40v-0');
  });

  it('getBarPath draws a bar for the smallest area', () => {
    const dimDate = createDate('2026-12-06', { '10:00': 1 });
    expect(getBarPath([dimDate, brightDate], dimDate, '10:00')).toBe('M4 40v-1');
  });

  it('getBarPath draws an empty bar for a slot of a different date', () => {
    expect(getPath(darkDate, '16:00')).toBe('M4 40v-0');
  });
});

describe('shadows', () => {
  const casters: ShadowCasters = {
    ceiling: 4,
    columns: [
      [10, 20],
      [30, 20],
    ],
    glazing: [{ from: [0, 50], along: [12.5, 0], headHeight: 3 }],
  };

  it('shadow is a line from the centre of each column', () => {
    expect(getColumnShadowPath(casters, [5, -2.5])).toBe('M10 20l20 -10M30 20l20 -10');
  });

  it('shadow includes the mullions of the glazing', () => {
    expect(getMullionTransforms(casters, [5, -2.5])).toStrictEqual(['matrix(12.5 0 15 -7 0 50)']);
  });

  it('shadow collapses to an empty path in the dark', () => {
    expect(getColumnShadowPath(casters, undefined)).toBe('');
    expect(getMullionTransforms(casters, undefined)).toStrictEqual(['scale(0)']);
  });
});
