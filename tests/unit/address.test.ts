import { expect, test } from 'vitest';
import { splitAddress } from '../../src/address.ts';

test.each([
  ['hola@casa.example.com', 'hola@|casa|.example|.com'],
  ['casa.example.com', 'casa|.example|.com'],
  ['Frente a la alameda. Monterrey', 'Frente a la alameda. Monterrey'],
])('a line breaks in an address alone, after its @ and before a dot: %s', (text, parts) => {
  expect(splitAddress(text).join('|')).toBe(parts);
});
