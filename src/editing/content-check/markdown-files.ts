import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { checkEssay } from './check-essay.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { isPage, listContentFiles, readTextFile } from './content-folder.ts';
import { validateName } from './file-names.ts';
import { type MarkdownFile, readMarkdown } from './front-matter.ts';
import type { CheckContext } from './links.ts';

/**
 * Reads the Markdown files of a folder.
 *
 * @param required a file that has to be there
 */
export const readMarkdownFiles = async (
  root: string,
  folder: string,
  ...required: string[]
): Promise<MarkdownFile[]> => {
  const found = (await listContentFiles(root)).filter((file) => isPage(file, folder));
  return Promise.all(
    [...new Set([...found, ...required])].map(async (file) => {
      const name = posix.basename(file, '.md');
      const text = await readTextFile(root, file);
      return typeof text === 'string'
        ? { file, name, text, ...readMarkdown(file, text) }
        : { file, name, text: '', errors: text, essayLine: 1 };
    }),
  );
};

/**
 * Every error of one Markdown file on its own: its name, its front matter and its essay.
 *
 * @param takenNames those that can't be used, because something else has their path
 * @param highestHeading the level of the highest headings of a text
 */
export const checkMarkdown = async (
  context: CheckContext,
  read: MarkdownFile,
  schema: z.ZodType,
  takenNames: readonly string[],
  highestHeading: number,
): Promise<ContentError[]> => [
  ...validateName(posix.basename(read.file), takenNames).map((message) => errorsOf(read.file)(message)),
  ...read.errors,
  ...(read.frontMatter ? await checkValues(read.file, schema, read.frontMatter) : []),
  ...(read.essay === undefined ? [] : await checkEssay(context, read, highestHeading)),
];
