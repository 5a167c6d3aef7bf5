import { join } from 'node:path';
import { expect } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/report.ts';
import { TempSite } from '../support/temp-site.ts';

export const EXHIBITION = 'content/exhibitions/libro-de-una-hoja.md';

/** Changes a copy of the fixture content and returns the lines of its check report. */
export const checkModifiedContent = async (
  change: (content: TempSite) => Promise<void>,
): Promise<string[]> => {
  await using content = await TempSite.create();
  await change(content);
  return (await checkContent(content.root)).map(formatError);
};

export const REPORTS = join(import.meta.dirname, 'reports');

/** Compares a report with its snapshot. To update the snapshot, run `npx vitest run tests/content -u`. */
export const expectReport = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(REPORTS, `${name}.txt`));
