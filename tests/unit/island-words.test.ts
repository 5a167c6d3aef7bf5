import { expect, test } from 'vitest';
import { findUnusedWords } from './architecture/used-words.ts';

/** TypeScript reads all that the islands import, React's types too: seconds, and many of them on a busy machine. */
const TYPES_TIMEOUT_MS = 240_000;

test('the islands read every word that they are given', { timeout: TYPES_TIMEOUT_MS }, () => {
  expect(findUnusedWords()).toEqual([]);
});

test('a word that is read in none of these ways is found', { timeout: TYPES_TIMEOUT_MS }, () => {
  const found = findUnusedWords({
    'src/islands/Sample.tsx': `
      interface Words {
        read: string;
        forgotten: string;
        taken: string;
        alsoForgotten: string;
        byKind: { one: string; other: string };
        handedOn: { heading: string; note: string };
        spread: { title: string; hidden: string };
        group: { inner: string; innerForgotten: string };
        either: { label: string; only: string };
      }
      const say = (words: { heading: string; title?: string; hidden?: string }) => words.heading + words.title;
      export default function Sample({ words, kind }: { words: Words; kind: 'one' | 'other' }) {
        const { taken, group } = words;
        const one = kind === 'one' ? words.either : { label: '' };
        return words.read + taken + words.byKind[kind] + group.inner + one.label
          + say(words.handedOn) + say({ ...words.spread, heading: 'x' });
      }
    `,
  });
  expect(found).toEqual([
    'Sample: words.forgotten',
    'Sample: words.alsoForgotten',
    'Sample: words.handedOn.note',
    'Sample: words.spread.hidden',
    'Sample: words.group.innerForgotten',
    'Sample: words.either.only',
  ]);
});
