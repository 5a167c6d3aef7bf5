import { expect, test } from 'vitest';
import { splitForLineBreaks } from '../../../src/i18n/line-breaks.ts';

test.each([
  ['hola@casa.example.com', 'hola@|casa|.example|.com'],
  ['casa.example.com', 'casa|.example|.com'],
  ['Frente a la alameda. Monterrey', 'Frente a la alameda. Monterrey'],
])('splitForLineBreaks splits emails and domains: %s', (text, parts) => {
  expect(splitForLineBreaks(text).join('|')).toBe(parts);
});
