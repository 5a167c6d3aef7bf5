import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { checkEssay, type EssayContext } from './check-essay.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { isPage, listContentFiles, readTextFile } from './content-folder.ts';
import { validateName } from './file-names.ts';
import { type MarkdownSource, readMarkdown } from './front-matter.ts';

/** One Markdown file of content/, parsed as far as possible. */
export interface MarkdownFile extends MarkdownSource {
  file: string;
  /** The last part of its page's path: the name without `.md`. */
  name: string;
  /** The whole file; '' where it can't be opened. */
  text: string;
}

/** What the files of one folder may hold. */
interface MarkdownRules {
  schema: z.ZodType;
  /** Names that can't be used, because something else has their path. */
  takenNames: readonly string[];
  /** The level of the highest headings of a text. */
  highestHeading: number;
}

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
        : { file, name, text: '', errors: [text], essayLine: 1 };
    }),
  );
};

/** Every error of one Markdown file on its own: its name, its front matter and its essay. */
export const checkMarkdown = async (
  context: EssayContext,
  read: MarkdownFile,
  { schema, takenNames, highestHeading }: MarkdownRules,
): Promise<ContentError[]> => [
  ...validateName(posix.basename(read.file), takenNames).map((message) => errorsOf(read.file)(message)),
  ...read.errors,
  ...(read.frontMatter ? await checkValues(read.file, schema, read.frontMatter) : []),
  ...(read.essay === undefined ? [] : await checkEssay(context, read, highestHeading)),
];
