import fc from 'fast-check';
import { makeView } from './fake-window.ts';

/** What may break quotes, lists, tables and spreadsheets, halves of characters included. */
const hostileText = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '"',
    "'",
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    ' ',
    '<',
    '{',
    ']',
    '\\',
    '\ud83d',
    '\ude00',
    'é',
    '\u2028',
    '\0',
    'a',
  ),
});

export const arbitraryText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), hostileText);

export const arbitraryView = fc.record({
  path: arbitraryText,
  title: arbitraryText,
  timestamp: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  referrer: arbitraryText,
  userAgent: arbitraryText,
});

/** Also with fields that we do not know, and often the same one twice. */
export const arbitraryRecord = fc.oneof(
  arbitraryView,
  fc
    .tuple(arbitraryView, fc.dictionary(fc.string(), fc.jsonValue()))
    .map(([view, more]) => ({ ...more, ...view })),
  fc.constantFrom(makeView(), makeView({ title: '=1+1' })),
);
