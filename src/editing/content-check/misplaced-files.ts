import { posix } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../languages.ts';
import { toSlug } from '../../paths.ts';
import { CONTENT_FILES, wordsFile } from '../../schemas/content-files.ts';
import { originalOf, translatedMarkdown, TRANSLATIONS } from '../../schemas/translation.ts';
import { findNearest } from './find-nearest.ts';

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' });
/** How a name says its language in another way than `visita.en.md`: `visita_EN.md`, `visita inglés.md`. */
const LANGUAGE_AT_END = new RegExp(
  String.raw`[._ ](?:${TRANSLATIONS.flatMap((language) => [language, names.of(language)]).join('|')})\.md$`,
  'i',
);

/** Whether a Markdown file is no page, by what its name says of its language. */
export const isMisnamed = (file: string): boolean => LANGUAGE_AT_END.test(file);

/** What programs add to the name of a second one: `visita (1)`, `visita copy 2`. */
const COPY = /(?<=-)(?:copia|copy|\d+)(?=-)/g;

/** The words of the name of a file, and the language of its folder, in any order: `en hero json` for `content/hero.en.json` too. */
const toKey = (file: string): string => {
  const folders = posix.dirname(file).toLowerCase().split('/');
  const said = TRANSLATIONS.filter((language) => folders.includes(language));
  return toSlug([posix.basename(file), ...said].join(' '))
    .replace(COPY, '')
    .split(/-+/)
    .sort()
    .join(' ');
};

/** The files that content/ has or may have, each by its key. */
const listKnown = (files: ReadonlySet<string>): Map<string, string> => {
  const markdown = [...files].filter(
    (file) => file.endsWith('.md') && !isMisnamed(file) && originalOf(file) === undefined,
  );
  const known = [
    ...Object.values(CONTENT_FILES).map(({ file }) => file),
    ...LANGUAGES.map(wordsFile),
    ...markdown.flatMap((file) => [
      file,
      ...TRANSLATIONS.map((language) => translatedMarkdown(file, language)),
    ]),
  ];
  return new Map(known.map((file) => [toKey(file), file]));
};

/** What an editor is told of a file that no part of the site reads: the known one that is nearest by its name. */
export const describeMisplaced = (file: string, files: ReadonlySet<string>): string => {
  const known = listKnown(new Set([...files].filter((other) => other !== file)));
  const key = toKey(file);
  const place = known.get(findNearest(key, [...known.keys()], key.length / 2) ?? '');
  const nearest = place === undefined ? '' : ` El más parecido es ${place}.`;
  return `El sitio no lee este archivo.${nearest} Dale su nombre y su carpeta, o sácalo de content/.`;
};

/** The page whose words in another language a page in Spanish may be meant to have, as `visita-en.md` beside `visita.md`, by the name of these. */
export const findMeant = (file: string, files: ReadonlySet<string>): string | undefined =>
  TRANSLATIONS.flatMap((language) => {
    const original = file.replace(`-${language}.md`, '.md');
    return original !== file && files.has(original) ? [translatedMarkdown(original, language)] : [];
  })[0];
