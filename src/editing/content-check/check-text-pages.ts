import { loadEnv } from 'vite';
import { PAGES } from '../../addresses.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import type { Site } from './check-essay.ts';
import { type ContentError, errorsOf } from './content-error.ts';
import { judgeLink } from './links.ts';
import { checkMarkdown, type MarkdownFile } from './markdown-files.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[([^[\]]+)\]\]/g;
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';
const RULES = {
  schema: textPageSchema(),
  // Pages of the program, the unknown address, and the form in `astro dev`.
  takenNames: [...Object.values(PAGES).map((address) => address.slice(1)), 'index', '404', 'editar'],
  highestHeading: 2,
};

const findPlaceholders = ({ file, text }: MarkdownFile): ContentError[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(PLACEHOLDER)].map(([placeholder]) => {
      const message = `Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el dato verdadero, sin corchetes.`;
      return errorsOf(file)(message, index + 1, 'texto');
    }),
  );

/** Every error of one file of content/pages. */
export const checkTextPage = async (site: Site, page: MarkdownFile): Promise<ContentError[]> => {
  const { file, frontMatter, essay } = page;
  const filled = essay === undefined ? {} : { essay: essay.replaceAll(PLACEHOLDER, '$1') };
  const { facts = [] } = RULES.schema.safeParse(frontMatter?.data).data ?? {};
  const links = facts.flatMap(({ link }, index) =>
    (link === undefined ? [] : judgeLink(link, site.places)).map((message) =>
      errorsOf(file)(message, frontMatter?.lineOf(['facts']), `facts[${String(index + 1)}].link`),
    ),
  );
  const endpoint = loadEnv('production', site.root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  const isSending = endpoint && !endpoint.startsWith(LOCAL_ENDPOINT);
  return [
    ...(await checkMarkdown(site, { ...page, ...filled }, RULES)),
    ...links,
    ...(isSending ? findPlaceholders(page) : []),
  ];
};
