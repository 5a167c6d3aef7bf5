import { expect, test, vi } from 'vitest';
import { getPrice } from '../../../src/queries/price.ts';

let price: { value: string; request: { subject: string } } | undefined;

vi.mock('../../../src/queries/content-file.ts', () => ({ getContentFile: () => ({ price }) }));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: { es: { property: { folder: { subject: 'Carpeta' } } } },
}));

test.each([
  ['A solicitud', 'Precio'],
  ['US$ 4,500,000', 'Carpeta'],
  ['Desde 9 millones', 'Carpeta'],
])('price %j has a link with the subject %s', async (value, subject) => {
  price = { value, request: { subject: 'Precio' } };
  expect(await getPrice('es')).toMatchObject({ value, request: { subject } });
});

test('property without a price is not for sale', async () => {
  price = undefined;
  expect(await getPrice('es')).toBeUndefined();
});
