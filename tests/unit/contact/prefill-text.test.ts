import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getPrefillBody, replacePrefill } from '../../../src/contact/prefill-text.ts';

const ENDING = 'Somos …';
const suggest = (opening: string): string => `${opening}\n${ENDING}`;

const FORMER = suggest('Quiero ir el 3');
const NEXT = suggest('Quiero ir el 4');

/** A line with visible text at both ends, and without the mark of a line to complete. */
const lines = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', '0', ' ', '.', 'ñ', '😀') })
  .map((text) => `x${text}x`);
const texts = fc.array(lines, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));

describe('replaceSuggestion', () => {
  test.each([
    ['', NEXT],
    [FORMER, NEXT],
    ['Quiero ir el 3', 'Quiero ir el 4'],
    ['Quiero ir el 3\nSomos dos.', 'Quiero ir el 4\nSomos dos.'],
    ['Quiero ir el 3 \nSomos dos.', 'Quiero ir el 4\nSomos dos.'],
    ['Quiero ir el 3\n\nSomos dos.\n\nGracias.', 'Quiero ir el 4\nSomos dos.\n\nGracias.'],
  ])('replaces the suggested lines of %j', (message, expected) => {
    expect(replacePrefill(message, FORMER, NEXT)).toBe(expected);
  });

  test.each(['Quiero ir el 30', 'Quiero ir el 3 o el 5\nSomos dos.', 'Hola. Quiero ir el 3', 'Somos dos.'])(
    'leaves %j, a line of the visitor, as it is',
    (message) => {
      expect(replacePrefill(message, FORMER, NEXT)).toBeUndefined();
    },
  );

  test('recognizes a suggestion whose line ends are those of a URL', () => {
    const former = FORMER.replaceAll('\n', '\r\n');
    expect(replacePrefill(FORMER, former, NEXT)).toBe(NEXT);
    expect(replacePrefill('Quiero ir el 3\nSomos dos.', former, NEXT)).toBe('Quiero ir el 4\nSomos dos.');
  });

  test('keeps what the visitor has completed, whatever the suggestions', () => {
    fc.assert(
      fc.property(texts, texts, texts, (former, next, completed) => {
        fc.pre(completed !== former);
        const message = replacePrefill(`${former}\n${completed}`, suggest(former), suggest(next));
        expect(message).toBe(`${next}\n${completed}`);
      }),
    );
  });

  test('leaves every message whose suggested lines were continued', () => {
    fc.assert(
      fc.property(texts, texts, lines, (former, next, continuation) => {
        const message = `${former}${continuation}`;
        expect(replacePrefill(message, suggest(former), suggest(next))).toBeUndefined();
      }),
    );
  });

  test('leads back to the first message when the first suggestion returns', () => {
    fc.assert(
      fc.property(texts, texts, texts, (first, second, completed) => {
        const written = `${first}\n${completed}`;
        const replaced = replacePrefill(written, suggest(first), suggest(second)) ?? '';
        expect(replacePrefill(replaced, suggest(second), suggest(first))).toBe(written);
      }),
    );
  });
});

describe('openingOf', () => {
  test.each([
    ['Uno\nSomos …', 'Uno'],
    ['Uno\r\nSomos …', 'Uno'],
    ['Uno\nDos', 'Uno\nDos'],
    ['Somos …', ''],
    ['', ''],
  ])('of %j is %j', (message, opening) => {
    expect(getPrefillBody(message)).toBe(opening);
  });
});
