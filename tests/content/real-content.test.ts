import { expect, test } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

test('the content of the site has no mistake and no warning', async () => {
  expect(await checkContent(PROJECT_ROOT)).toEqual([]);
});
