import { expect, test } from 'vitest';
import { findPatterns, type Pattern, PATTERNS } from '../../src/schemas/text-rules.ts';
import { altText, caption, text } from '../../src/schemas/text.ts';

const rows = PATTERNS.map(({ pattern, ...row }) => ({ ...row, finds: pattern.slice(0, 40), pattern }));
const find = ({ pattern }: Pattern, example: string) => new RegExp(pattern, 'mu').exec(example);

test.each(rows)('each bad example of $where is found by its own row: $finds', (row) => {
  for (const bad of row.bad) expect(find(row, bad), bad).not.toBeNull();
});

test.each(rows)('no row of $where finds a good example of another: $finds', ({ where, good }) => {
  for (const text of good) expect(findPatterns(text, where), text).toStrictEqual([]);
});

const FIELDS = {
  field: text,
  plain: text,
  control: text,
  anywhere: text,
  caption,
  picture: altText,
} as const;
const refused = rows.flatMap(({ where, bad, good }) =>
  where in FIELDS ? { where: where as keyof typeof FIELDS, bad, good } : [],
);

test.each(refused)('a field refuses $bad', ({ where, bad }) => {
  for (const example of bad) expect(FIELDS[where]('').safeParse(example).success, example).toBe(false);
});

test.each(refused)('a field takes $good', ({ where, good }) => {
  const all = good.filter((example) => where !== 'caption' || !example.includes('*'));
  for (const example of all) expect(FIELDS[where]('').safeParse(example).success, example).toBe(true);
});
