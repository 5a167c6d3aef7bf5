import { loadEnv } from 'vite';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { isTaken } from '../../queries/page-targets.ts';
import { textPageSchema } from '../../schemas/text-page.ts';
import { readField, readList, readText } from '../../schemas/read-raw.ts';
import { checkCuts } from './check-cuts.ts';
import { checkEssay } from './check-essay.ts';
import { measuredPicture } from './check-picture.ts';
import { type ContentError, fieldErrorsOf, reportLines } from './content-error.ts';
import type { MarkdownFile } from './front-matter.ts';
import type { CheckContext } from './links.ts';
import { checkMarkdown } from './markdown-files.ts';
import { validateLink } from './validate-link.ts';

/** `[[calle y número]]`: what only the owner of a site can write. */
const PLACEHOLDER = /\[\[([^[\]]+)\]\]/;
const STILL_PLACEHOLDER =
  'Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.';
const SLUG =
  'aquí no hace nada. En español la dirección es el nombre del archivo; slug es de los otros idiomas.';
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';
const HIGHEST_HEADING = 2;

/** Every error of a page's text, of the links of its facts, and of what is left for the owner to fill in. */
export const checkPageText = async (context: CheckContext, page: MarkdownFile): Promise<ContentError[]> => {
  const { file, frontMatter, essay } = page;
  const { path = '' } = context.pageOf.get(page) ?? {};
  const filled = essay?.replace(new RegExp(PLACEHOLDER, 'g'), '$1');
  const links = readList(frontMatter?.data, 'facts').flatMap((fact, index) => {
    const link = readText(fact, 'link');
    return (link === '' ? [] : validateLink(link, path, context)).map((message) =>
      fieldErrorsOf(file, frontMatter)(message, 'facts', index, 'link'),
    );
  });
  const endpoint = loadEnv('production', context.root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  const isSending = endpoint && !endpoint.startsWith(LOCAL_ENDPOINT);
  return [
    ...(filled === undefined
      ? []
      : await checkEssay(context, { ...page, essay: filled }, path, HIGHEST_HEADING)),
    ...links,
    ...(isSending ? reportLines(file, page.text, PLACEHOLDER, STILL_PLACEHOLDER) : []),
  ];
};

/** Every error of one file of content/pages. */
export const checkTextPage = async (context: CheckContext, page: MarkdownFile): Promise<ContentError[]> => {
  const schema = textPageSchema(measuredPicture(context, page.file));
  const hasSlug = readField(page.frontMatter?.data, 'slug') !== undefined;
  const slug = hasSlug ? [fieldErrorsOf(page.file, page.frontMatter, true)(SLUG, 'slug')] : [];
  return [
    ...slug,
    ...(await checkMarkdown(context, page, schema, (name) => isTaken('textPage', name, DEFAULT_LANGUAGE))),
    ...(await checkPageText(context, page)),
    ...(await checkCuts(context, textPageSchema, page.file, page.frontMatter)),
  ];
};
