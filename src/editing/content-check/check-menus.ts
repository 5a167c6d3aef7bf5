import type { Language } from '../../languages.ts';
import { CONTENT_FILES, listSections } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/error-map.ts';
import { readList, readText } from '../../schemas/read-raw.ts';
import { putOver, translatedJson } from '../../schemas/translation.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

/** The lists of links to sections, by their place in the file. */
const MENUS = [
  [CONTENT_FILES.site.file, ['navigation', 'links']],
  [CONTENT_FILES.footer.file, ['links']],
] as const;

/** A file in Spanish, and what another language has of it. */
export type FindSources = (file: string) => Record<'spanish' | 'words', ContentSource | undefined>;

const listItems = (language: Language, sourcesOf: FindSources) =>
  MENUS.flatMap(([file, place]) => {
    const { spanish, words } = sourcesOf(file);
    const warn = fieldErrorsOf(translatedJson(file, language), words, true);
    return readList(putOver(spanish?.data, words?.data), ...place).map((link, index) => {
      const [label, section] = [readText(link, 'label'), readText(link, 'section')];
      const name = label.trim().toLowerCase();
      return { label, section, name, warn: (message: string) => warn(message, ...place, index) };
    });
  });

/** A warning for each link of a menu whose text is that of another section: it was moved in one language and not in the other. */
export const checkMenus = (language: Language, sourcesOf: FindSources): ContentError[] => {
  // A link without a section is an error of the Spanish file.
  const items = listItems(language, sourcesOf).filter(({ section }) => section !== '');
  const named = [...items, ...Object.keys(listSections()).map((id) => ({ name: id, section: id }))];
  return items.flatMap(({ label, name, section, warn }) => {
    const other = named.find((one) => one.name === name && one.section !== section);
    if (name === '' || other === undefined) return [];
    return warn(
      `${quote(label)} lleva aquí a «${section}», y es el nombre de «${other.section}». Los enlaces van en el orden de los de español.`,
    );
  });
};
