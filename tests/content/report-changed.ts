import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/content-error.ts';
import { SiteFolder } from '../setup/site-folder.ts';

export const EXHIBITION = 'content/exhibitions/libro-de-una-hoja.md';

/** The lines that the report prints for a copy of the frozen content after a change. */
export const reportChanged = async (change: (content: SiteFolder) => Promise<void>): Promise<string[]> => {
  await using content = await SiteFolder.create();
  await change(content);
  return (await checkContent(content.root)).map(formatError);
};
