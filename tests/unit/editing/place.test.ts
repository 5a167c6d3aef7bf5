import { expect, test } from 'vitest';
import { checkPlace } from '../../../src/editing/content-check/check-place.ts';
import { timeZone } from '../../../src/schemas/text.ts';

const MONTERREY = { latitude: 25.67, longitude: -100.31 };
const toSource = (zone: string, place: Record<'latitude' | 'longitude', number>) => ({
  data: { timeZone: zone, place },
  lineOf: () => 7,
});

test.each(['CST', 'PST', 'ART', 'IST', 'BST', 'JST', 'Monterrey', 'America/Nowhere', 'america/monterrey'])(
  'a time zone with which no day can be made is refused: %s',
  (zone) => {
    expect(timeZone('', '').safeParse(zone).success).toBe(false);
  },
);

test.each(['America/Monterrey', 'Europe/Madrid', 'UTC', 'EST', 'Etc/GMT+6'])(
  'a time zone with which days can be made is taken: %s',
  (zone) => {
    expect(timeZone('', '').safeParse(zone).success).toBe(true);
  },
);

test.each([
  ['a longitude without its minus', 'America/Monterrey', { ...MONTERREY, longitude: 100.31 }, '23:00'],
  ['coordinates in each other’s place', 'Europe/Madrid', { latitude: -3.7, longitude: 80.4 }, '07:00'],
  ['a zone with its sign turned', 'Etc/GMT-6', MONTERREY, '00:00'],
  ['a zone of elsewhere', 'Europe/Madrid', MONTERREY, '19:00'],
])('%s is warned of', (_what, zone, place, clock) => {
  expect(checkPlace(toSource(zone, place))).toStrictEqual([
    {
      file: 'content/site.json',
      line: 7,
      field: 'place.longitude',
      isWarning: true,
      message: expect.stringContaining(`en lo más alto después de las ${clock}, y se espera`) as string,
    },
  ]);
});

test.each([
  ['America/Monterrey', -100.31],
  ['Europe/Madrid', -8.5],
  ['Asia/Shanghai', 76],
  ['Australia/Sydney', 151.2],
  ['Pacific/Auckland', 174.8],
  ['Pacific/Apia', -171.8],
  ['Pacific/Kiritimati', -157.4],
  ['America/Argentina/Ushuaia', -68.3],
  ['Asia/Kolkata', 77.2],
])('a place in its zone is not warned of: %s at %s', (zone, longitude) => {
  expect(checkPlace(toSource(zone, { latitude: 0, longitude }))).toStrictEqual([]);
});
