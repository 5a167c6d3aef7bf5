import { expect, test } from 'vitest';
import { tellChanged } from './check-changed.ts';

const EXHIBITION = 'content/exhibitions/noventa-kilos.md';
const VISION = 'content/sections/vision.json';

test.each([
  ['fecha', 'date'],
  ['Estado', 'status'],
  ['foto', 'image'],
  ['número', 'id'],
  ['oficio', 'speakerRole'],
  ['borrador', 'draft'],
])('%s: the field is told by its English name, %s', async (typed, meant) => {
  const told = await tellChanged((content) =>
    content.replace(EXHIBITION, 'status: pasada\n', `status: pasada\n${typed}: "x"\n`),
  );
  expect(told).toEqual([
    `${EXHIBITION}:7 · «${typed}» · Este campo no existe. ¿Quisiste escribir «${meant}»?`,
  ]);
});

test('in a JSON file too', async () => {
  const [told] = await tellChanged((content) =>
    content.replace(VISION, '"heading"', '"fotografía": "x", "heading"'),
  );
  expect(told).toContain('¿Quisiste escribir «image»?');
});

test('a word that no help speaks of is answered with the list', async () => {
  const [told] = await tellChanged((content) =>
    content.replace(EXHIBITION, 'status: pasada\n', 'status: pasada\nprecio: "x"\n'),
  );
  expect(told).toContain('Los campos posibles son: id, title, artist');
});
