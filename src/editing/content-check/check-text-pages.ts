import { loadEnv } from 'vite';
import { PAGES } from '../../addresses.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import type { Essay } from './check-essay.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { judgeLink } from './links.ts';
import { checkMarkdown, type MarkdownFile } from './markdown-files.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[([^[\]]+)\]\]/g;
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';
/** Pages of the program, the unknown address, and the form in `astro dev`. */
const TAKEN_NAMES = [...Object.values(PAGES).map((address) => address.slice(1)), 'index', '404', 'editar'];
const HIGHEST_HEADING = 2;

const findPlaceholders = ({ file, text }: MarkdownFile): ContentError[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map(([placeholder]) =>
        errorsOf(file)(
          `Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el dato verdadero, sin corchetes.`,
          index + 1,
          'texto',
        ),
      ),
    );

const checkPage = async (
  page: MarkdownFile,
  site: Pick<Essay, 'root' | 'places' | 'site'>,
): Promise<ContentError[]> => {
  const { file, frontMatter, essay } = page;
  const rules = {
    ...site,
    schema: textPageSchema(),
    takenNames: TAKEN_NAMES,
    highestHeading: HIGHEST_HEADING,
  };
  const { facts = [] } = textPageSchema().safeParse(frontMatter?.data).data ?? {};
  const links = facts.flatMap(({ link }, index) =>
    (link === undefined ? [] : judgeLink(link, site.places)).map((message) =>
      errorsOf(file)(message, frontMatter?.lineOf(['facts']), `facts[${String(index + 1)}].link`),
    ),
  );
  const endpoint = loadEnv('production', site.root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return [
    ...(await checkMarkdown(
      { ...page, ...(essay && { essay: essay.replaceAll(PLACEHOLDER, '$1') }) },
      rules,
    )),
    ...links,
    ...(!endpoint || endpoint.startsWith(LOCAL_ENDPOINT) ? [] : findPlaceholders(page)),
  ];
};

/** Every error of content/pages/*.md. */
export const checkTextPages = async (
  pages: readonly MarkdownFile[],
  site: Pick<Essay, 'root' | 'places' | 'site'>,
): Promise<ContentError[]> => (await Promise.all(pages.map((page) => checkPage(page, site)))).flat();
