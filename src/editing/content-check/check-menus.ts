import type { Language } from '../../languages.ts';
import { CONTENT_FILES, listSections } from '../../schemas/content-files.ts';
import { quote } from '../../schemas/error-map.ts';
import { readList, readText } from '../../schemas/read-raw.ts';
import { putOver, translatedJson } from '../../schemas/translation.ts';
import type { ContentSource } from './check-values.ts';
import { type ContentError, fieldErrorsOf } from './content-error.ts';

type Menu = keyof typeof MENUS;

/** The lists of links to sections, by their place in the file. */
const MENUS = { site: ['navigation', 'links'], footer: ['links'] } as const;

/** A menu in Spanish, and what another language has of it. */
export type MenuSources = Record<
  Menu,
  { spanish?: ContentSource | undefined; words?: ContentSource | undefined }
>;

const listItems = (language: Language, sources: MenuSources) =>
  (Object.keys(MENUS) as Menu[]).flatMap((menu) => {
    const { spanish, words } = sources[menu];
    const file = translatedJson(CONTENT_FILES[menu].file, language);
    return readList(putOver(spanish?.data, words?.data), ...MENUS[menu]).flatMap((link, index) => {
      // A link without a section is an error of the Spanish file.
      if (readText(link, 'section') === '') return [];
      return {
        label: readText(link, 'label'),
        section: readText(link, 'section'),
        name: readText(link, 'label').trim().toLowerCase(),
        warn: (message: string) => fieldErrorsOf(file, words, true)(message, ...MENUS[menu], index),
      };
    });
  });

/** A warning for each link of a menu whose text is that of another section: it was moved in one language and not in the other. */
export const checkMenus = (language: Language, sources: MenuSources): ContentError[] => {
  const items = listItems(language, sources);
  const named = [...items, ...Object.keys(listSections()).map((id) => ({ name: id, section: id }))];
  return items.flatMap(({ label, name, section, warn }) => {
    const other = named.find((one) => one.name === name && one.section !== section);
    if (name === '' || other === undefined) return [];
    return warn(
      `${quote(label)} lleva aquí a «${section}», y es el nombre de «${other.section}». Los enlaces van en el orden de los de español.`,
    );
  });
};
