import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { overlay, translatedMarkdown } from '../../schemas/translation.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentFolder, listContentLanguages } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { openMarkdown } from './markdown-files.ts';

/** A Markdown file in another language: `name` is that of its original, `frontMatter` its words over what that has. */
export interface TranslatedPage extends MarkdownFile {
  original: MarkdownFile;
  /** The words alone, as the file has them. */
  words?: ContentSource;
}

/** The pages of a language other than Spanish. */
export interface TranslatedPages {
  language: Language;
  exhibitions: readonly TranslatedPage[];
  textPages: readonly TranslatedPage[];
}

const readPages = async (
  { root, files }: ContentFolder,
  language: Language,
  originals: readonly MarkdownFile[],
): Promise<TranslatedPage[]> => {
  const written = originals.filter(({ file }) => files.has(translatedMarkdown(file, language)));
  return Promise.all(
    written.map(async (original) => {
      const file = translatedMarkdown(original.file, language);
      const { frontMatter: words, ...read } = await openMarkdown(root, file, original.name);
      if (!words) return { ...read, original };
      const data = overlay(original.frontMatter?.data, words.data);
      return { ...read, original, words, frontMatter: { data, lineOf: words.lineOf } };
    }),
  );
};

/** The pages of every other language that content/ has, by those in Spanish. */
export const readTranslations = (
  content: ContentFolder,
  spanish: Record<'exhibitions' | 'textPages', readonly MarkdownFile[]>,
): Promise<TranslatedPages[]> =>
  Promise.all(
    listContentLanguages(content)
      .filter((language) => language !== DEFAULT_LANGUAGE)
      .map(async (language) => ({
        language,
        exhibitions: await readPages(content, language, spanish.exhibitions),
        textPages: await readPages(content, language, spanish.textPages),
      })),
  );
