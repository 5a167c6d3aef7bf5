import { posix, join } from 'node:path';
import { loadEnv } from 'vite';
import { PAGES, PRIVACY_NOTICE } from '../../addresses.ts';
import { PAGES_FOLDER } from '../../schemas/content-files.ts';
import { pageSchema } from '../../schemas/page.ts';
import { checkEssay, type Essay } from './check-essay.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { judgeLink } from './essay-links.ts';
import { judgeName, type TakenNames } from './file-names.ts';
import { readMarkdown } from './front-matter.ts';
import { listFiles } from './list-files.ts';
import { readTextFile } from './read-text-file.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[([^[\]]+)\]\]/g;
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';
/** Pages of the program, the unknown address, and the form in `astro dev`. */
const TAKEN: TakenNames = Object.fromEntries(
  [...Object.values(PAGES), '/index', '/404', '/editar'].map((address) => [
    address.slice(1),
    `${address}, de otra página del sitio`,
  ]),
);
const HIGHEST_HEADING = 2;

/** The files of content/pages that are pages, by name. */
export const listPageNames = async (root: string): Promise<string[]> =>
  (await listFiles(join(root, PAGES_FOLDER)))
    .filter((name) => /^[^/]+\.md$/.test(name))
    .map((name) => posix.basename(name, '.md'));

/** Every `[[placeholder]]` of a text, in order, with its line, counted from 1. */
const findUnfilledPlaceholders = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map(([placeholder]) => ({ line: index + 1, placeholder })),
    );

const checkPage = async (
  root: string,
  name: string,
  places: Pick<Essay, 'published' | 'site'>,
): Promise<ContentError[]> => {
  const file = `${PAGES_FOLDER}/${name}.md`;
  const tell = errorsOf(file);
  const text = await readTextFile(root, file);
  if (typeof text !== 'string') return [text];
  const { errors, frontMatter, essay, essayLine } = readMarkdown(file, text);
  const values = frontMatter ? await checkValues(file, pageSchema(), frontMatter) : [];
  const { data: page } = pageSchema().safeParse(frontMatter?.data);
  const links = (page?.facts ?? []).flatMap(({ link }, index) =>
    link === undefined
      ? []
      : judgeLink(link, places.published).map((message) =>
          tell(message, frontMatter?.lineOf(['facts']), `facts[${String(index + 1)}].link`),
        ),
  );
  const words =
    essay === undefined
      ? []
      : await checkEssay({
          ...{ root, file, firstLine: essayLine, highestHeading: HIGHEST_HEADING },
          text: essay.replaceAll(PLACEHOLDER, '$1'),
          ...places,
        });
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  const unfilled = !endpoint || endpoint.startsWith(LOCAL_ENDPOINT) ? [] : findUnfilledPlaceholders(text);
  return [
    ...judgeName(`${name}.md`, TAKEN, 'prensa').map((message) => tell(message)),
    ...errors,
    ...values,
    ...links,
    ...words.map((error) => ({
      ...error,
      field: 'texto',
      message: error.message.replace('el ensayo', 'el texto'),
    })),
    ...unfilled.map(({ line, placeholder }) =>
      tell(
        `Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el dato verdadero, sin corchetes.`,
        line,
        'texto',
      ),
    ),
  ];
};

/** Every error of content/pages/*.md; the form leads to one of them, which has to be there. */
export const checkPages = async (
  root: string,
  places: Pick<Essay, 'published' | 'site'>,
): Promise<ContentError[]> => {
  const names = [...new Set([...places.published.pages, PRIVACY_NOTICE])];
  return (await Promise.all(names.map((name) => checkPage(root, name, places)))).flat();
};
