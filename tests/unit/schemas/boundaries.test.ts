import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { plans } from '../../fixtures/site/content/plans/plans.json' with { type: 'json' };
import visits from '../../fixtures/site/content/visits.json' with { type: 'json' };
import { localize } from '../../support/localize.ts';
import { exhibitionActivities } from '../../../src/schemas/activities.ts';
import { worksField } from '../../../src/schemas/exhibition-images.ts';
import { area, planLight, validateGlass } from '../../../src/schemas/plan-light.ts';
import { validateSameAspectRatio } from '../../../src/schemas/image-field.ts';
import { visitsSchema } from '../../../src/schemas/visits.ts';

/** Returns the paths of the errors of a value. */
const findErrors = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

const ACTIVITY = { label: 'Cena', day: '2027-02-06', starts: '19:00' };

test.each([
  ['19:01', []],
  ['19:00', ['0.ends']],
])('activity from 19:00 to %s has the errors %j', (ends, errors) => {
  expect(findErrors(exhibitionActivities, [{ ...ACTIVITY, ends }])).toStrictEqual(errors);
});

test.each([
  ['13:01', '13:02', []],
  ['13:00', '18:00', ['hours.reopens.0.from']],
  ['15:00', '15:00', ['hours.reopens.0.to']],
])('opening hours to 13:00 and from %s to %s have the errors %j', (from, to, errors) => {
  const { other: _other, ...hours } = visits.hours;
  const opening = localize({ ...visits, hours: { ...hours, reopens: [{ from, to }] } }, 'es');
  expect(findErrors(visitsSchema, opening)).toStrictEqual(errors);
});

test.each([
  [{ left: 10, top: 10, right: 11, bottom: 11 }, []],
  [{ left: 10, top: 10, right: 10, bottom: 11 }, ['right']],
  [{ left: 10, top: 10, right: 11, bottom: 10 }, ['bottom']],
])('rectangle %j has the errors %j', (rectangle, errors) => {
  expect(findErrors(area, rectangle)).toStrictEqual(errors);
});

const light = localize(plans[0]?.light ?? {}, 'es') as z.input<typeof planLight>;

test('light schema rejects a roof without thickness', () => {
  expect(findErrors(planLight, light)).toStrictEqual([]);
  expect(findErrors(planLight, { ...light, roofTop: light.ceiling })).toStrictEqual(['roofTop']);
});

test('light schema rejects glass that ends at its sill', () => {
  const [pane, ...panes] = light.glass;
  const glass = [{ ...pane, head: pane?.sill }, ...panes];
  expect(findErrors(planLight, { ...light, glass })).toStrictEqual(['glass.0.head']);
});

/** Collects the paths of the errors that a validation adds. */
const collectErrors = (validate: (context: z.RefinementCtx) => void): unknown[] => {
  const errors: unknown[] = [];
  validate({ addIssue: (issue: { path: string[] }) => errors.push(issue.path.join('.')) } as never);
  return errors;
};

test.each([
  [2, []],
  [3, ['light.glass.0.to']],
])('glass %d per cent from the edge of the floor has the errors %j', (distance, errors) => {
  const floor = { left: 0, top: 0, right: 100, bottom: 100 };
  const pane = { ...light.glass[0], from: { x: distance, y: 10 }, to: { x: 0, y: 60 } };
  const glass = [pane] as z.output<typeof planLight>['glass'];
  const parsed = { ...planLight.parse(light), glass };
  expect(collectErrors((context) => validateGlass(parsed, floor, context))).toStrictEqual(errors);
});

test.each([
  [1005, []],
  [1020, ['drawing']],
])('image of %d × 1000 px beside a square has the errors %j', (width, errors) => {
  const [square, picture] = [1000, width].map((side) => ({ width: side, height: 1000 }) as ImageMetadata);
  expect(
    collectErrors((context) =>
      validateSameAspectRatio(square as ImageMetadata, picture as ImageMetadata, ['drawing'], context),
    ),
  ).toStrictEqual(errors);
});

test.each([
  [2019, '2019'],
  ['2019-2021', '2019–2021'],
  ['2019 — 2021', '2019–2021'],
  ['2019‑2021', '2019–2021'],
  ['ca. 1968', 'ca. 1968'],
])('year %j of a work is normalized to %j', (year, expected) => {
  const works = [{ title: 'Marea', year, medium: 'papel' }];
  const schema = worksField(() => z.custom<ImageMetadata>());
  expect(schema.parse(works)).toMatchObject([{ year: expected }]);
});
