import { expect, test } from 'vitest';
import { checkThousands, findThousands } from '../../src/editing/content-check/check-thousands.ts';
import { MIXED_THOUSANDS } from '../../src/schemas/thousands.ts';
import { reportChanged } from './report-changed.ts';

const swap = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

test.each(MIXED_THOUSANDS)('a figure that %s finds is told in Mexico', (pattern, isError, bad, good) => {
  expect(bad.match(pattern)).not.toBeNull();
  expect(findThousands(bad, 'es-MX')).toStrictEqual([expect.objectContaining({ isWarning: !isError })]);
  expect(findThousands(good, 'es-MX')).toStrictEqual([]);
});

test.each(MIXED_THOUSANDS)(
  'a figure that %s finds is right in Argentina',
  (_pattern, _isError, bad, good) => {
    expect(findThousands(bad, 'es-AR')).toStrictEqual([]);
    expect(findThousands(swap(bad), 'es-AR')).toHaveLength(1);
    expect(findThousands(swap(good), 'es-AR')).toStrictEqual([]);
  },
);

test.each([
  [
    'es-MX',
    'los 2.200,50 m2',
    '"2.200,50 m2" lleva punto, que es de decimales. Los miles llevan coma: 2,200.50 m2.',
  ],
  [
    'es-AR',
    'los 2,200.50 m2',
    '"2,200.50 m2" lleva coma, que es de decimales. Los miles llevan punto: 2.200,50 m2.',
  ],
  [
    'fr',
    'les 2,200 m²',
    '"2,200 m²" lleva coma, que es de decimales. Los miles llevan espacio: 2\u202f200 m².',
  ],
])('in %s of %j an editor is told how to write it', (tag, text, told) => {
  expect(findThousands(text, tag).map(({ message }) => message)).toStrictEqual([told]);
});

test.each(['es-ES', 'es-AR', 'pt-BR'])('1.500 m² is right in %s', (tag) => {
  expect(findThousands('1.500 m², $98.000,50 y 1.500 personas', tag)).toStrictEqual([]);
});

test.each(['19.432°', '3.1416', '1.250 × 0.900 m', 'https://x.mx/1.000.000', '98,000,000 de pesos'])(
  'no thousands are seen in %s',
  (text) => {
    expect(findThousands(text, 'es-MX')).toStrictEqual([]);
  },
);

test('a figure of an essay is told at its line', () => {
  const page = { essay: 'Una sala.\n\nY los 2.200 m² de la otra.', essayLine: 7 };
  expect(checkThousands('es-MX', 'a.md', undefined, page)).toMatchObject([{ line: 9, field: 'texto' }]);
});

const WITH_THOUSANDS = ['sections/property', 'sections/hero', 'pages/home', 'plans/plans', 'site'];

test('a site of Argentina has a point for thousands, also in the areas of its plans', async () => {
  const told = await reportChanged(async (site) => {
    for (const name of WITH_THOUSANDS) await site.replace(`content/${name}.json`, /1,(?=\d{3} ?m²)/g, '1.');
    await site.replace('content/site.json', '"es-MX"', '"es-AR"');
  });
  expect(told).toStrictEqual([]);
});

test('what English says of thousands follows English', async () => {
  const told = await reportChanged((site) =>
    site.replace('content/en/pages/home.json', '1,480 m²', '1.480 m²'),
  );
  expect(told).toContainEqual(
    expect.stringMatching(/en\/pages\/home\.json:3 · «description» · "1\.480 m²" lleva punto/),
  );
});
