import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkChanged } from './check-changed.ts';
import { addExample } from './manual-mistakes.ts';
import { manual, MANUAL_FILE } from './manual.ts';
import { renewManual } from './renew-manual.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

// Each mistake of the manual is a check of the whole content; only a hang takes this long.
const PATIENCE_MS = 180_000;

test(
  'whoever follows the first exhibition of LEEME to the letter makes no mistake',
  async () => {
    expect(await checkChanged(addExample)).toEqual([]);
  },
  PATIENCE_MS,
);

// `npx vitest run tests/content/leeme-examples.test.ts --update` rewrites what has drifted.
test(
  'every field, message and report in LEEME is what the schemas and the check give today',
  async () => {
    await expect(await renewManual(manual)).toMatchFileSnapshot(join(PROJECT_ROOT, MANUAL_FILE));
  },
  PATIENCE_MS,
);
