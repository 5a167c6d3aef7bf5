import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as fixtures from '../e2e/fixture-files.ts';
import { FIXTURE_SITE } from '../support/temp-site.ts';
import { getBuiltText } from './built-site.ts';

test('downloaded plan is the original drawing with a descriptive name', () => {
  const { name = '', project } = fixtures.plans.plans[1] ?? {};
  const [, file = ''] =
    new RegExp(
      `href="([^"]*)"[^>]*download="${name}, ${fixtures.plans.project}.svg">\\s*Llevarse el croquis`,
    ).exec(getBuiltText('plantas.html')) ?? [];
  expect(getBuiltText(file.slice(1))).toBe(
    readFileSync(join(FIXTURE_SITE, 'content/plans', project?.drawing ?? ''), 'utf8'),
  );
});
