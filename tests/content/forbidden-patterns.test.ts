import { expect, test } from 'vitest';
import { findStrayMarkup } from '../../src/editing/content-check/stray-markup.ts';
import { findUnlikely } from '../../src/editing/content-check/check-texts.ts';
import { FORBIDDEN_EVERYWHERE, FORBIDDEN_IN_PLAIN_TEXT } from '../../src/schemas/forbidden-patterns.ts';
import { STRAY_MARKUP } from '../../src/schemas/stray-markup.ts';
import { text } from '../../src/schemas/text.ts';
import { UNLIKELY_TEXTS } from '../../src/schemas/unlikely-texts.ts';

const accepts = (value: string): boolean => text('').safeParse(value).success;

/** Both sides of each row: its own pattern finds the one, and nothing at all is told of the other. */
test.each(FORBIDDEN_IN_PLAIN_TEXT)(
  'a field that holds what %j finds is refused: %s',
  (pattern, _remedy, bad, good) => {
    expect(new RegExp(pattern, 'u').exec(bad)).not.toBeNull();
    expect([accepts(bad), accepts(good)]).toStrictEqual([false, true]);
  },
);

test.each(FORBIDDEN_EVERYWHERE)(
  'an essay that holds what %j finds is told: %s',
  (_pattern, remedy, bad, good) => {
    expect(findStrayMarkup(bad, bad).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(remedy),
    );
    expect(findStrayMarkup(good, good)).toStrictEqual([]);
  },
);

test.each(STRAY_MARKUP)('an essay that shows what %s finds is told: %s', (pattern, message, bad, good) => {
  expect(bad.match(pattern)).not.toBeNull();
  expect(findStrayMarkup(bad, bad).map(({ message: told }) => told.slice(-20))).toContain(message.slice(-20));
  expect(findStrayMarkup(good, good)).toStrictEqual([]);
});

test.each(UNLIKELY_TEXTS)(
  'of a text with what %s finds an editor is warned',
  (pattern, _message, bad, good) => {
    expect(bad.match(pattern)).not.toBeNull();
    expect(findUnlikely(bad)).toHaveLength(1);
    expect(findUnlikely(good)).toStrictEqual([]);
  },
);
