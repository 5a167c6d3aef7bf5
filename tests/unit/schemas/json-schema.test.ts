import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { getFields, getJsonSchema } from '../../../src/schemas/json-schema.ts';

test('getFields marks optional fields and items', () => {
  const schema = () =>
    z.object({ a: z.string(), b: z.string().optional(), c: z.array(z.string()).optional() });
  const fields = getFields(getJsonSchema(schema), { a: 'x', b: 'y', c: ['z'], unknown: 1 });
  expect(fields.map(({ path, isRequired }) => [path.join('.'), isRequired])).toStrictEqual([
    ['a', true],
    ['b', false],
    ['c.0', true],
  ]);
});
