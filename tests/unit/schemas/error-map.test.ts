import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { spanishErrors } from '../../../src/schemas/error-map.ts';

test('spanishErrors describes an invalid value in Spanish', () => {
  const { error } = z.number().safeParse('x', { error: spanishErrors });
  expect(error?.issues[0]?.message).toMatch(/^Se encontró "x"\. Entrada inválida: se esperaba número/);
});
