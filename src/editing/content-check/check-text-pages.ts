import { loadEnv } from 'vite';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { ANALYTICS, PAGES, textPagePath } from '../../paths.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import { measuredPicture } from './check-picture.ts';
import { type ContentError, errorsOf, reportLines } from './content-error.ts';
import type { MarkdownFile } from './front-matter.ts';
import type { CheckContext } from './links.ts';
import { checkMarkdown } from './markdown-files.ts';
import { validateLink } from './validate-link.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[([^[\]]+)\]\]/;
const STILL_PLACEHOLDER =
  'Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.';
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';
/** Pages of `src/pages`, the not-found page, and the form in `astro dev`. */
export const TAKEN_PAGES = [
  ...[ANALYTICS, ...Object.values(PAGES[DEFAULT_LANGUAGE])].map((path) => path.slice(1)),
  ...['index', '404', 'editar'],
];
const HIGHEST_HEADING = 2;

/** Every error of one file of content/pages. */
export const checkTextPage = async (context: CheckContext, page: MarkdownFile): Promise<ContentError[]> => {
  const { file, name, frontMatter, essay } = page;
  const path = textPagePath(name, DEFAULT_LANGUAGE);
  const filled = essay === undefined ? {} : { essay: essay.replace(new RegExp(PLACEHOLDER, 'g'), '$1') };
  const schema = textPageSchema(measuredPicture(context, file));
  const { facts = [] } = (await schema.safeParseAsync(frontMatter?.data)).data ?? {};
  const links = facts.flatMap(({ link }, index) =>
    (link === undefined ? [] : validateLink(link, path, context)).map((message) =>
      errorsOf(file)(message, frontMatter?.lineOf(['facts', index, 'link']), `facts[${index + 1}].link`),
    ),
  );
  const endpoint = loadEnv('production', context.root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  const isSending = endpoint && !endpoint.startsWith(LOCAL_ENDPOINT);
  return [
    ...(await checkMarkdown(context, { ...page, ...filled }, schema, TAKEN_PAGES, {
      path,
      highestHeading: HIGHEST_HEADING,
    })),
    ...links,
    ...(isSending ? reportLines(file, page.text, PLACEHOLDER, STILL_PLACEHOLDER) : []),
  ];
};
