import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { UNREADABLE_LINE } from './explain-yaml.ts';

/** A front matter as Astro's build will see it, or what stops Astro there. */
export type AstroReading = { data: unknown } | { mistake: { line: number; message: string } };

/** Line within the text that a parser complained about, counted from 0. */
const readMark = (error: unknown): number => {
  const mark: unknown = error instanceof Error ? Reflect.get(error, 'mark') : undefined;
  const line: unknown = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'line') : undefined;
  return typeof line === 'number' ? line : 1;
};

/**
 * Reads a Markdown file's front matter with the function that Astro itself calls. Its YAML is not quite that of the reader
 * which knows lines (`title: 0b11` is a number to one and a text to the other), and a file must never pass the check and
 * then stop the build.
 *
 * @param text the whole file
 * @param yamlLine line of the file on which the block's first field stands
 */
export const readAsAstro = (text: string, yamlLine: number): AstroReading => {
  try {
    return { data: parseFrontmatter(text).frontmatter };
  } catch (error) {
    // Astro hands over the end of the opening fence too, as a first line of its own.
    const line = yamlLine - 1 + readMark(error);
    return { mistake: { line, message: UNREADABLE_LINE } };
  }
};
