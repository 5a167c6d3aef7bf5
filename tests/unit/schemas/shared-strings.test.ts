import { expect, test } from 'vitest';
import { isSharedText } from '../../../src/schemas/shared-strings.ts';

test.each([
  'Spa',
  'Bar',
  'WhatsApp',
  'Jazz, Wi-Fi, TV',
  'Instagram',
  'Wi-Fi',
  '1,100 m²',
  'Noemí Altavista',
  '© {year} Colectivo 2200',
  'a@casa.mx',
  '/#contact',
  '1987',
])('isSharedText accepts "%s" as shared', (text) => {
  expect(isSharedText(text)).toBe(true);
});

test.each(['Recámara', 'Planta alta', 'Trae tu almohada', 'Spa y sauna', '2 en el sótano'])(
  'isSharedText expects a translation of "%s"',
  (text) => {
    expect(isSharedText(text)).toBe(false);
  },
);
