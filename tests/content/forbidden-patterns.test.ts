import { expect, test } from 'vitest';
import { text } from '../../src/schemas/text.ts';

const accepts = (value: string): boolean => text('').safeParse(value).success;

test.each([
  ...[
    'Antes \uFFFC después',
    '\uF0B7 Yeso',
    'Una línea.\\nOtra',
    'Una l\\u00ednea',
    'Cami=C3=B3n',
    'Ana &amp; Luis',
  ],
  ...['<b>Marea</b>', '<a href="mailto:ana@x.mx">', '</p>', 'Una **obra**'],
])('no field holds %j', (value) => {
  expect(accepts(value)).toBe(false);
});

test.each(['Ana <ana@museo.mx>', 'C:/fotos', 'a < b > c', 'q=C3', 'Ana & Luis'])(
  'a field may hold %j',
  (value) => {
    expect(accepts(value)).toBe(true);
  },
);
