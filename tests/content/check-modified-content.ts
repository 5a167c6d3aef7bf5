import { join } from 'node:path';
import { expect } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/report.ts';
import { TempSite } from '../support/temp-site.ts';

export const EXHIBITION = 'content/exhibitions/libro-de-una-hoja.md';

/** The lines that the report prints for a copy of the frozen content after a change. */
export const checkModifiedContent = async (
  change: (content: TempSite) => Promise<void>,
): Promise<string[]> => {
  await using content = await TempSite.create();
  await change(content);
  return (await checkContent(content.root)).map(formatError);
};

/** Whole reports, and the files that they tell of. */
export const REPORTS = join(import.meta.dirname, 'reports');

/** Expects of a report the lines of its file, which `npx vitest run tests/content -u` writes anew. */
export const expectReport = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(REPORTS, `${name}.txt`));
