import { expect } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { formatError } from '../../src/editing/content-check/content-error.ts';
import { SiteFolder } from '../setup/site-folder.ts';

/** One thing that an editor changes in a copy of the frozen content. */
export type Change = (content: SiteFolder) => Promise<void>;

/** A change in a few words, how it is made, and the lines that the report prints after it. */
export type ErrorRow = [title: string, change: Change, ...lines: string[]];

export const EXHIBITION = 'content/exhibitions/libro-de-una-hoja.md';

/** Replaces a piece of a file. */
export const inFile =
  (file: string, from: string | RegExp, to: string): Change =>
  (content) =>
    content.replace(file, from, to);

/** Writes another line in place of a field's in an exhibition. */
export const inField = (field: string, line: string): Change =>
  inFile(EXHIBITION, new RegExp(`^${field}:.*$`, 'm'), line);

/** Writes a whole file. */
export const asFile =
  (file: string, text: string | Uint8Array): Change =>
  (content) =>
    content.write(file, text);

/** One change after another. */
export const all =
  (...changes: Change[]): Change =>
  async (content) => {
    for (const change of changes) await change(content);
  };

/** The lines that the report prints for a copy of the frozen content after a change. */
export const tellChanged = async (change: Change): Promise<string[]> => {
  await using content = await SiteFolder.create();
  await change(content);
  return (await checkContent(content.root)).map(formatError);
};

/**
 * Proves one row of a table.
 *
 * @param file begins every expected line that begins with a number
 */
export const expectRow = async (change: Change, lines: readonly string[], file: string): Promise<void> => {
  const expected = lines.map((line) => (/^\d/.test(line) ? `${file}:${line}` : line));
  expect(await tellChanged(change)).toEqual(expected);
};
