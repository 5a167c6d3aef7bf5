import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getPrefillBody, replacePrefill } from '../../../src/contact/prefill-text.ts';

const ENDING = 'Somos …';
const createPrefill = (opening: string): string => `${opening}\n${ENDING}`;

const PREVIOUS = createPrefill('Quiero ir el 3');
const NEXT = createPrefill('Quiero ir el 4');

/** Line that begins and ends with a letter, and without the ellipsis of an incomplete line. */
const lines = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', '0', ' ', '.', 'ñ', '😀') })
  .map((text) => `x${text}x`);
const texts = fc.array(lines, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));

describe('replacePrefill', () => {
  test.each([
    ['', NEXT],
    [PREVIOUS, NEXT],
    ['Quiero ir el 3', 'Quiero ir el 4'],
    ['Quiero ir el 3\nSomos dos.', 'Quiero ir el 4\nSomos dos.'],
    ['Quiero ir el 3 \nSomos dos.', 'Quiero ir el 4\nSomos dos.'],
    ['Quiero ir el 3\n\nSomos dos.\n\nGracias.', 'Quiero ir el 4\nSomos dos.\n\nGracias.'],
  ])('replacePrefill replaces the prefilled lines of %j', (message, expected) => {
    expect(replacePrefill(message, PREVIOUS, NEXT)).toBe(expected);
  });

  test.each(['Quiero ir el 30', 'Quiero ir el 3 o el 5\nSomos dos.', 'Hola. Quiero ir el 3', 'Somos dos.'])(
    'replacePrefill keeps the visitor’s text %j',
    (message) => {
      expect(replacePrefill(message, PREVIOUS, NEXT)).toBeUndefined();
    },
  );

  test('replacePrefill recognizes a prefill with CRLF line ends', () => {
    const previous = PREVIOUS.replaceAll('\n', '\r\n');
    expect(replacePrefill(PREVIOUS, previous, NEXT)).toBe(NEXT);
    expect(replacePrefill('Quiero ir el 3\nSomos dos.', previous, NEXT)).toBe('Quiero ir el 4\nSomos dos.');
  });

  test('replacePrefill keeps the lines that the visitor completed', () => {
    fc.assert(
      fc.property(texts, texts, texts, (previous, next, completed) => {
        fc.pre(completed !== previous);
        const message = replacePrefill(
          `${previous}\n${completed}`,
          createPrefill(previous),
          createPrefill(next),
        );
        expect(message).toBe(`${next}\n${completed}`);
      }),
    );
  });

  test('replacePrefill keeps a message with continued prefilled lines', () => {
    fc.assert(
      fc.property(texts, texts, lines, (previous, next, continuation) => {
        const message = `${previous}${continuation}`;
        expect(replacePrefill(message, createPrefill(previous), createPrefill(next))).toBeUndefined();
      }),
    );
  });

  test('replacePrefill restores the message when the first prefill returns', () => {
    fc.assert(
      fc.property(texts, texts, texts, (first, second, completed) => {
        const message = `${first}\n${completed}`;
        const replaced = replacePrefill(message, createPrefill(first), createPrefill(second)) ?? '';
        expect(replacePrefill(replaced, createPrefill(second), createPrefill(first))).toBe(message);
      }),
    );
  });
});

describe('getPrefillBody', () => {
  test.each([
    ['Uno\nSomos …', 'Uno'],
    ['Uno\r\nSomos …', 'Uno'],
    ['Uno\nDos', 'Uno\nDos'],
    ['Somos …', ''],
    ['', ''],
  ])('getPrefillBody returns the complete lines of %j: %j', (message, body) => {
    expect(getPrefillBody(message)).toBe(body);
  });
});
