import { posix } from 'node:path';
import { loadEnv } from 'vite';
import {
  type Diagnostic,
  createDiagnostics,
  createFieldDiagnostics,
  createLineDiagnostics,
} from '../../content/diagnostic.ts';
import { type ContentFile, findPageOfFile, type PageFile } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { isReservedSlug } from '../../queries/link-targets.ts';
import { getLanguageName } from '../../schemas/language-name.ts';
import { getDate, getField, getList, getText } from '../../schemas/untyped.ts';
import { TRANSLATION_LOCALES, getTranslationPath } from '../../schemas/translation.ts';
import { checkEssay } from './check-essay.ts';
import { lacksOriginalFields } from './check-file.ts';
import { getExpectedPath } from './file-names.ts';
import type { CheckContext } from './links.ts';
import { validateLink } from './validate-link.ts';

/** Suffixes and prefixes that programs add to a copy: `visita (1)`, `visita - copia`, `Copia de visita`. */
const COPY = /^copia de |(?:[ _-]+(?:copia|copy)[ \d]*|[ _-]*\(\d+\))+(?=\.md$)/gi;

/** Returns the errors in the name of a Markdown file, which becomes the slug of its page. */
const validateName = (
  file: string,
  isReservedSlug: (name: string) => boolean,
  files: ReadonlySet<string>,
): string[] => {
  const name = posix.basename(file);
  const slug = posix.basename(getExpectedPath(file)).replace(/\.md$/, '');
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

/** Placeholder for the owner of the site: `[[calle y número]]`. After `!` it is image syntax of other programs. */
const PLACEHOLDER = /(?<!!)\[\[([^[\]]+)\]\]/;
const UNRESOLVED_PLACEHOLDER =
  'Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.';
const UNUSED_SLUG = `aquí no hace nada. En ${getLanguageName(DEFAULT_LOCALE)} la dirección es el nombre del archivo; slug es de los otros idiomas.`;
const MISSING_FIELDS = `Faltan sus datos, entre las dos líneas ---. Si es el texto en otro idioma, dale el nombre de la página que traduce y su idioma, por ejemplo ${getTranslationPath('visita.md', TRANSLATION_LOCALES[0] ?? DEFAULT_LOCALE)}.`;
/** Start of the endpoint of a test site, which sends messages to the same computer. */
const LOCAL_ENDPOINT = 'http:';
/** Highest heading level of an essay. The page uses the levels above. */
const HIGHEST_HEADINGS = { exhibitions: 4, textPages: 2 };
const PAGE_KINDS = { exhibitions: 'exhibition', textPages: 'textPage' } as const;

const isDraft = ({ source }: ContentFile): boolean => getField(source?.data, 'draft') === true;

const hasRemoteEndpoint = (root: string): boolean => {
  const endpoint = loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT;
  return Boolean(endpoint) && !endpoint?.startsWith(LOCAL_ENDPOINT);
};

/** Checks what a page has only once: the name of its file, a draft whose opening date is past, and an unused `slug`. */
const checkOriginalPage = (context: CheckContext, page: PageFile, today: string): Diagnostic[] => {
  const { file, folder, source } = page;
  const opens = getDate(source?.data, 'opens');
  const createWarning = createFieldDiagnostics(file, source, true);
  const isReserved = (slug: string) => isReservedSlug(PAGE_KINDS[folder], slug, DEFAULT_LOCALE);
  const diagnostics = validateName(file, isReserved, context.files).map((message) =>
    createDiagnostics(file)(message),
  );
  if (isDraft(page) && opens !== undefined && opens <= today) {
    const message = `ya llegó su día, "${opens}", y en borrador nadie la ve. Borra draft: true, o corrige opens.`;
    diagnostics.push(createWarning(message, 'draft'));
  }
  if (getField(source?.data, 'slug') !== undefined) diagnostics.push(createWarning(UNUSED_SLUG, 'slug'));
  return diagnostics;
};

const checkFactLinks = (context: CheckContext, { file, source }: PageFile, path: string): Diagnostic[] =>
  getList(source?.data, 'facts').flatMap((fact, index) => {
    const link = getText(fact, 'link');
    const messages = link === '' ? [] : validateLink(link, path, context);
    return messages.map((message) => createFieldDiagnostics(file, source)(message, 'facts', index, 'link'));
  });

/** Checks a page apart from its fields: file name, essay, links of its facts, and unresolved placeholders. */
export const checkPage = async (
  context: CheckContext,
  page: ContentFile,
  today: string,
): Promise<Diagnostic[]> => {
  if (page.kind === 'data') return [];
  const { file, folder, essay } = page;
  if (lacksOriginalFields(page)) return [createDiagnostics(file)(MISSING_FIELDS)];
  const path = findPageOfFile(context, page)?.path ?? '';
  const isTextPage = folder === 'textPages';
  const diagnostics = page.kind === 'page' ? checkOriginalPage(context, page, today) : [];
  if (essay !== undefined) {
    const completed = isTextPage ? essay.replace(new RegExp(PLACEHOLDER, 'g'), '$1') : essay;
    const essayFile = { ...page, essay: completed };
    diagnostics.push(...(await checkEssay(context, essayFile, path, HIGHEST_HEADINGS[folder])));
  }
  diagnostics.push(...checkFactLinks(context, page, path));
  if (isTextPage && hasRemoteEndpoint(context.root))
    diagnostics.push(...createLineDiagnostics(file, page.text, PLACEHOLDER, UNRESOLVED_PLACEHOLDER));
  return diagnostics;
};
