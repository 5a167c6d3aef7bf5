import { posix } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts';
import { toSlug } from '../../paths.ts';
import { CONTENT_FILES, CONTENT_FOLDERS } from '../../schemas/content-files.ts';
import { translatedJson, translatedMarkdown, TRANSLATIONS } from '../../schemas/translation.ts';

const UNKNOWN = 'El sitio no conoce este archivo. Dale su nombre y su carpeta, o sácalo de content/.';
/** What programs add to the name of a second one: "visita (1)", "visita - copia", "visita copy 2". */
const COPY = /(?:[ _-]*\(\d+\)|(?:^| )(?:- )?(?:copia|copy)(?: ?\(?\d+\)?)?)$/i;
const ENDING = /\.(?:(json)|mdx?|markdown)(?:\.txt)?$/i;

const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' });

/** How a name may say its language, wrongly or not: `visita.en`, `visita_EN`, `visita inglés`. */
const TONGUES = TRANSLATIONS.map((language): [Language, RegExp] => [
  language,
  new RegExp(String.raw`[._ ](?:${language}|${names.of(language) ?? language})$`, 'i'),
]);

/** The name of a file without what says its language or that it is a copy, and what those say. */
const readName = (file: string) => {
  const [ending = '', json] = ENDING.exec(file) ?? [];
  const folders = posix.dirname(file).toLowerCase().split('/');
  let name = posix.basename(file).slice(0, -ending.length || undefined);
  let language = TRANSLATIONS.find((known) => folders.includes(known));
  let isCopy = false;
  for (let before = ''; before !== name;) {
    before = name;
    const tongue = TONGUES.find(([, mark]) => mark.test(name));
    language = tongue?.[0] ?? language;
    if (tongue) name = name.replace(tongue[1], '');
    isCopy ||= COPY.test(name);
    name = name.replace(COPY, '');
  }
  return { slug: toSlug(name), folders, language, isCopy, isJson: json !== undefined, isText: ending !== '' };
};

/** Whether the name of a Markdown file is no page's: it says that it is a copy or, beside `.en.md`, its language. */
export const isMisnamed = (file: string): boolean => {
  const name = posix.basename(file).replace(ENDING, '');
  return COPY.test(name) || TONGUES.some(([, mark]) => mark.test(name));
};

/** The page whose words in another language a file may be meant to have, as `visita-en.md` beside `visita.md`, with the name that these have. */
export const findMeant = (
  file: string,
  files: ReadonlySet<string>,
): { original: string; place: string } | undefined =>
  TRANSLATIONS.flatMap((language) => {
    const original = file.replace(`-${language}.md`, '.md');
    return original !== file && files.has(original)
      ? [{ original, place: translatedMarkdown(original, language) }]
      : [];
  })[0];

/** Where a file belongs by its name, its ending and its folder; undefined where nothing tells. */
const findPlace = (file: string, files: ReadonlySet<string>): string | undefined => {
  const { slug, folders, language, isJson, isText } = readName(file);
  if (!isText) return undefined;
  if (isJson) {
    const entry = Object.values(CONTENT_FILES).find((known) => posix.basename(known.file) === `${slug}.json`);
    if (!entry || !language) return entry?.file;
    return entry.isInSpanishAlone ? undefined : translatedJson(entry.file, language);
  }
  const known = Object.values(CONTENT_FOLDERS).map(({ folder }) => folder);
  const folder =
    known.find((one) => files.has(`${one}/${slug}.md`)) ??
    known.find((one) => folders.includes(posix.basename(one)));
  if (folder === undefined) return undefined;
  const page = `${folder}/${slug}.md`;
  return language ? translatedMarkdown(page, language) : page;
};

/** What an editor is told of a file that no part of the site reads: its name and its folder, where they can be told. */
export const describeMisplaced = (file: string, files: ReadonlySet<string>): string => {
  const place = findPlace(file, files);
  if (place === undefined || place === file) return UNKNOWN;
  if (!files.has(place)) return `El sitio no lo lee aquí o con este nombre. Se espera ${place}.`;
  return readName(file).isCopy
    ? `Parece una copia de ${place}, y el sitio no la lee. Pasa a ese archivo lo que haga falta y borra este.`
    : `El sitio no lo lee aquí o con este nombre. Se espera ${place}, que ya existe: deja uno de los dos.`;
};
