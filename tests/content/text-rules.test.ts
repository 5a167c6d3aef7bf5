import { expect, test } from 'vitest';
import { getPatternMatches, type Pattern, PATTERNS } from '../../src/schemas/text-rules.ts';
import { altTextField, captionField, translatedTextField } from '../../src/schemas/text.ts';

const rows = PATTERNS.map(({ pattern, ...row }) => ({ ...row, excerpt: pattern.slice(0, 40), pattern }));
const findMatch = ({ pattern }: Pattern, example: string) => new RegExp(pattern, 'mu').exec(example);

test.each(rows)('text rule for $where finds its examples of wrong text: $excerpt', (row) => {
  for (const example of row.bad) expect(findMatch(row, example), example).not.toBeNull();
});

test.each(rows)('text rules for $where accept the correct examples of $excerpt', ({ where, good }) => {
  for (const text of good) expect(getPatternMatches(text, where), text).toStrictEqual([]);
});

const FIELDS = {
  field: translatedTextField,
  plain: translatedTextField,
  control: translatedTextField,
  anywhere: translatedTextField,
  caption: captionField,
  picture: altTextField,
} as const;
const fieldRules = rows
  .filter(({ where }) => where in FIELDS)
  .map(({ where, bad, good }) => ({ where: where as keyof typeof FIELDS, bad, good }));

test.each(fieldRules)('field of the type $where rejects $bad', ({ where, bad }) => {
  for (const example of bad) expect(FIELDS[where]('').safeParse(example).success, example).toBe(false);
});

test.each(fieldRules)('field of the type $where accepts $good', ({ where, good }) => {
  const examples = good.filter((example) => where !== 'caption' || !example.includes('*'));
  for (const example of examples) expect(FIELDS[where]('').safeParse(example).success, example).toBe(true);
});
