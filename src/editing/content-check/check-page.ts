import { posix } from 'node:path';
import { loadEnv } from 'vite';
import {
  type Diagnostic,
  createDiagnostics,
  createFieldDiagnostics,
  reportLines,
} from '../../content/diagnostic.ts';
import { type ContentFile, findPage } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { toSlug } from '../../i18n/paths.ts';
import { isReservedSlug } from '../../queries/link-targets.ts';
import { getDate, getField, getList, getText } from '../../schemas/untyped.ts';
import { checkEssay } from './check-essay.ts';
import type { CheckContext } from './links.ts';
import { validateLink } from './validate-link.ts';

/** What programs add to the name of a second one: `visita (1)`, `visita - copia`, `Copia de visita`. */
const COPY = /^copia de |(?:[ _-]+(?:copia|copy)[ \d]*|[ _-]*\(\d+\))+(?=\.md$)/gi;

/** What is wrong with the name of a Markdown file, which becomes the last part of its page's path. */
const validateName = (
  file: string,
  isReservedSlug: (name: string) => boolean,
  files: ReadonlySet<string>,
): string[] => {
  const name = posix.basename(file);
  const slug = toSlug(name.replace(/\.md$/i, ''));
  const found = `Se encontró el nombre «${name}».`;
  if (isReservedSlug(slug)) return [`${found} Esa dirección ya es de otra cosa del sitio. Dale otro nombre.`];
  if (name === `${slug}.md`) return [];
  const original = name.replace(COPY, '');
  if (original !== name && files.has(`${posix.dirname(file)}/${original}`))
    return [`${found} Es una copia de «${original}», y saldría como otra página. Borra una de las dos.`];
  if (files.has(`${posix.dirname(file)}/${slug}.md`))
    return [`${found} Dale otro, en minúsculas y sin acentos: «${slug}.md» ya existe.`];
  return [
    `${found} Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «${slug || 'dos-la-segunda'}.md».`,
  ];
};

/** `[[calle y número]]`: what only the owner of a site can write. After `!` it is an image of another program. */
const PLACEHOLDER = /(?<!!)\[\[([^[\]]+)\]\]/;
const STILL_PLACEHOLDER =
  'Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.';
const SLUG =
  'aquí no hace nada. En español la dirección es el nombre del archivo; slug es de los otros idiomas.';
/** A site that sends to its own machine is being tried, not published. */
const LOCAL_ENDPOINT = 'http:';
/** The highest level of a heading in a text: those above it are the page's own. */
const HIGHEST_HEADINGS = { exhibitions: 4, textPages: 2 };
/** What a folder's pages are to the list of pages. */
const KINDS = { exhibitions: 'exhibition', textPages: 'textPage' } as const;

/** Whether an exhibition isn't published. */
const isDraft = ({ source }: ContentFile): boolean => getField(source?.data, 'draft') === true;

const isSending = (root: string): boolean => {
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return Boolean(endpoint) && !endpoint?.startsWith(LOCAL_ENDPOINT);
};

/** What is told of a page once, whatever languages it is in: its name, a draft whose day has come, and a `slug` in Spanish. */
const checkOnce = (context: CheckContext, page: ContentFile, today: string): Diagnostic[] => {
  const { file, folder, source } = page;
  const opens = getDate(source?.data, 'opens');
  const warn = createFieldDiagnostics(file, source, true);
  const late = `ya llegó su día, "${opens ?? ''}", y en borrador nadie la ve. Borra draft: true, o corrige opens.`;
  const isTakenName = (name: string) => folder && isReservedSlug(KINDS[folder], name, DEFAULT_LOCALE);
  return [
    ...validateName(file, (name) => Boolean(isTakenName(name)), context.files).map((message) =>
      createDiagnostics(file)(message),
    ),
    ...(isDraft(page) && opens !== undefined && opens <= today ? [warn(late, 'draft')] : []),
    ...(getField(source?.data, 'slug') === undefined ? [] : [warn(SLUG, 'slug')]),
  ];
};

/** What is wrong with a page beside its fields: its name, its text, the links of its facts, and what is left for the owner to fill in. */
export const checkPage = async (
  context: CheckContext,
  page: ContentFile,
  today: string,
): Promise<Diagnostic[]> => {
  const { file, folder, locale, source, essay } = page;
  if (!folder) return [];
  const { path = '' } = findPage(context, page) ?? {};
  const links = getList(source?.data, 'facts').flatMap((fact, index) => {
    const link = getText(fact, 'link');
    return (link === '' ? [] : validateLink(link, path, context)).map((message) =>
      createFieldDiagnostics(file, source)(message, 'facts', index, 'link'),
    );
  });
  const isText = folder === 'textPages';
  const filled = isText ? essay?.replace(new RegExp(PLACEHOLDER, 'g'), '$1') : essay;
  return [
    ...(locale === DEFAULT_LOCALE ? checkOnce(context, page, today) : []),
    ...(filled === undefined
      ? []
      : await checkEssay(context, { ...page, essay: filled }, path, HIGHEST_HEADINGS[folder])),
    ...links,
    ...(isText && isSending(context.root)
      ? reportLines(file, page.text, PLACEHOLDER, STILL_PLACEHOLDER)
      : []),
  ];
};
