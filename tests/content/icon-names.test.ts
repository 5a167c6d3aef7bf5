import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '../../src/schemas/icon-name.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

test('editors may name every drawing of src/assets/icons and no other', async () => {
  const files = await readdir(join(PROJECT_ROOT, 'src', 'assets', 'icons'));
  expect([...ICON_NAMES]).toEqual(files.map((name) => name.replace('.svg', '')).sort());
});
