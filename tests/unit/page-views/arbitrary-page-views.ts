import fc from 'fast-check';
import { makeView } from './fake-window.ts';

/** What may break quotes, lists, tables and spreadsheets, halves of characters included. */
const HOSTILE = Array.from('=+-@"\',;\t\r\n <{]\\é\u2028\0a');
const hostileText = fc.string({ unit: fc.constantFrom(...HOSTILE, '\ud83d', '\ude00') });
const text = fc.oneof(fc.string({ unit: 'binary' }), hostileText);

export const arbitraryView = fc.record({
  path: text,
  title: text,
  timestamp: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  referrer: text,
  userAgent: text,
});

/** Also with fields that we do not know, often the same one twice, and rows that are no page views. */
export const arbitraryRow = fc.oneof(
  arbitraryView,
  fc
    .tuple(arbitraryView, fc.dictionary(fc.string(), fc.jsonValue()))
    .map(([view, more]) => ({ ...more, ...view })),
  fc.constantFrom(makeView(), makeView({ title: '=1+1' })),
  fc.jsonValue(),
);
