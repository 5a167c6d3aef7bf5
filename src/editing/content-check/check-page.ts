import { posix } from 'node:path';
import { loadEnv } from 'vite';
import {
  type Diagnostic,
  createDiagnostics,
  createFieldError,
  createFieldWarning,
  createLineDiagnostics,
} from '../../content/diagnostic.ts';
import { type ContentFile, findPageOfFile, type PageFile } from '../../content/read-content.ts';
import { DEFAULT_LOCALE } from '../../i18n/locales.ts';
import { isReservedSlug } from '../../queries/link-targets.ts';
import { getDate, getField, getTextValues } from '../../schemas/untyped.ts';
import { TRANSLATION_LOCALES, getTranslationPath } from '../../schemas/translation.ts';
import { checkEssay } from './check-essay.ts';
import { lacksOriginalFields } from './check-file.ts';
import { getExpectedPath } from './file-names.ts';
import type { CheckContext } from './check-context.ts';
import { validateLink } from './validate-link.ts';

/** Suffixes and prefixes that programs add to a copy: `visita (1)`, `visita - copia`, `Copia de visita`. */
const COPY = /^copia de |(?:[ _-]+(?:copia|copy)[ \d]*|[ _-]*\(\d+\))+(?=\.md$)/gi;

const PAGE_KINDS = { exhibitions: 'exhibition', textPages: 'textPage' } as const;

/** Returns the error in the name of a Markdown file, which becomes the slug of its page; undefined if the name is right. */
const validateName = ({ files }: CheckContext, { file, folder }: PageFile): string | undefined => {
  const { dir, base } = posix.parse(file);
  const slug = posix.basename(getExpectedPath(file)).replace(/\.md$/, '');
  const found = `Se encontró el nombre «${base}».`;
  if (isReservedSlug(PAGE_KINDS[folder], slug, DEFAULT_LOCALE))
    return `${found} Esa dirección ya es de otra cosa del sitio. Dale otro nombre.`;
  if (base === `${slug}.md`) return undefined;
  const original = base.replace(COPY, '');
  if (original !== base && files.has(`${dir}/${original}`))
    return `${found} Es una copia de «${original}», y saldría como otra página. Borra una de las dos.`;
  if (files.has(`${dir}/${slug}.md`))
    return `${found} Dale otro, en minúsculas y sin acentos: «${slug}.md» ya existe.`;
  return `${found} Se espera minúsculas sin acentos, guiones en lugar de espacios y .md al final: «${slug || 'dos-la-segunda'}.md».`;
};

/** Placeholder for the owner of the site: `[[calle y número]]`. After `!`, double brackets are image syntax of other programs. */
const PLACEHOLDER = /(?<!!)\[\[([^[\]]+)\]\]/;
const UNRESOLVED_PLACEHOLDER =
  'Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.';
const MISSING_FIELDS = `Faltan sus datos, entre las dos líneas ---. Si es el texto en otro idioma, dale el nombre de la página que traduce y su idioma, por ejemplo ${getTranslationPath('visita.md', TRANSLATION_LOCALES[0] ?? DEFAULT_LOCALE)}.`;
/** Highest heading level of an essay. The page uses the levels above. */
const HIGHEST_HEADINGS = { exhibitions: 4, textPages: 2 };

/** Returns whether the contact form sends messages. The endpoint of a test site is `http:` on the same computer. */
const hasRemoteEndpoint = (root: string): boolean =>
  loadEnv('production', root, 'PUBLIC_CONTACT_').PUBLIC_CONTACT_ENDPOINT?.startsWith('https:') === true;

/** Checks what only the original of a page has: the name of its file, and a draft whose opening date is past. */
const checkOriginalPage = (context: CheckContext, page: PageFile): Diagnostic[] => {
  const { file, source } = page;
  const nameError = validateName(context, page);
  const diagnostics = nameError === undefined ? [] : [createDiagnostics(file)(nameError)];
  const opens = getDate(source?.data, 'opens');
  if (getField(source?.data, 'draft') === true && opens !== undefined && opens <= context.today) {
    const message = `ya llegó su día, "${opens}", y en borrador nadie la ve. Borra draft: true, o corrige opens.`;
    diagnostics.push(createFieldWarning(page, ['draft'], message));
  }
  return diagnostics;
};

const checkFactLinks = (context: CheckContext, page: PageFile, pagePath: string): Diagnostic[] =>
  getTextValues(page.source?.data)
    .filter(({ path }) => path.at(-1) === 'link')
    .flatMap(({ path, text }) =>
      validateLink(text, pagePath, context).map((message) => createFieldError(page, path, message)),
    );

/** Checks a page apart from its fields: file name, essay, links of its facts, and unresolved placeholders. */
export const checkPage = async (context: CheckContext, page: ContentFile): Promise<Diagnostic[]> => {
  if (page.kind === 'data') return [];
  const { file, folder, essay } = page;
  if (lacksOriginalFields(page)) return [createDiagnostics(file)(MISSING_FIELDS)];
  const path = findPageOfFile(context, page)?.path ?? '';
  const isTextPage = folder === 'textPages';
  const diagnostics = page.kind === 'page' ? checkOriginalPage(context, page) : [];
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
