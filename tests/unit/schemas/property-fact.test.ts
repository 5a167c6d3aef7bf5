import { expect, test } from 'vitest';
import { readFact } from '../../../src/schemas/property-fact.ts';

test.each([
  ['superficie', '2,200 m²', 2200],
  ['superficie', '950 m²', 950],
  ['superficie', '2,200 metros', undefined],
  ['recamaras', '4', 4],
  ['recamaras', 'Cuatro', undefined],
  ['banos', '7', 7],
  ['banos', '7 y medio', undefined],
  ['construccion', '2022', 2022],
  ['construccion', 'Hacia 2022', undefined],
] as const)('search engines are told of %s "%s": %s', (fact, value, number) => {
  expect(readFact(fact, value)).toBe(number);
});
