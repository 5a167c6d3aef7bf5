import { markdownToMdast, type MdastNode } from 'satteri';
import { quote, spanishErrors } from '../../schemas/error-map.ts';
import { altText } from '../../schemas/text.ts';
import { checkPicture } from './check-picture.ts';
import { type ContentError, countLine, errorsOf } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { validateLink } from './links.ts';
import type { MarkdownFile } from './markdown-files.ts';

/** What the links of a text are checked against. */
export interface EssayContext extends ContentFolder {
  /** The site's own URL, which an internal link may begin with. */
  url: string;
  /** Every path and fragment of the site that a link may name. */
  links: readonly string[];
}

const NONE = 'Falta el texto: uno o más párrafos debajo del bloque de datos.';
const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';

/** The kinds of Markdown that the site doesn't show. */
const REFUSED = /^(?:code|footnoteReference|html|imageReference|toml|yaml)$/;
/** Markup that the parser takes for text and a reader would see: brackets of a link, hashes of a heading, a tag of Word. */
const LEFTOVER = /\]\(|\] \((?:$|[./#]|mailto:)|\]\[|\)\[|\[\[[^\]]|\[\^|^##|<\/?\w+:/gm;

const flatten = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];

const readText = (node: MdastNode): string =>
  flatten(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('')
    .trim();

const validateImage = async (
  content: ContentFolder,
  file: string,
  url: string,
  alt: string,
): Promise<string[]> => {
  const picture = await checkPicture(content, file, url, 'section');
  const { error } = altText().safeParse(alt, { error: spanishErrors });
  const silent = `La imagen ${quote(url)} no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](${url}).`;
  return [
    ...(typeof picture === 'string' ? [picture] : []),
    ...(alt.trim() === '' ? [silent] : (error?.issues ?? []).map(({ message }) => message)),
  ];
};

const validateAnchor = (context: EssayContext, node: MdastNode & { url: string }): string[] => {
  const isSilent =
    node.type === 'link' && readText(node) === '' && !flatten(node).some(({ type }) => type === 'image');
  const silent = `El enlace a ${quote(node.url)} no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).`;
  return [
    ...validateLink(node.url.replace(`${context.url}/`, '/'), context.links),
    ...(isSilent ? [silent] : []),
  ];
};

/** @param before the level of the heading before it; 0 for the first */
const validateHeading = (highest: number, depth: number, text: string, before: number): string[] => {
  const example = (level: number): string => `${'#'.repeat(level)} Título`;
  const found = `Se encontró un título de nivel ${depth}`;
  if (depth < highest) return [`${found}. Se espera nivel ${highest} o menor: ${example(highest)}.`];
  if (text === '') return [`${found} sin texto. Escríbelo o borra los signos: ${example(depth)}.`];
  const next = Math.max(highest, before + 1);
  return depth > next ? [`${found} donde va uno de nivel ${next}: ${example(next)}.`] : [];
};

/**
 * Every error of an essay, read with the Markdown parser that Astro uses.
 *
 * @param highestHeading the level of its highest headings: those above are the page's own
 */
export const checkEssay = async (
  context: EssayContext,
  { file, essay: text = '', essayLine: firstLine }: Pick<MarkdownFile, 'file' | 'essay' | 'essayLine'>,
  highestHeading: number,
): Promise<ContentError[]> => {
  const report = (message: string, line: number) => errorsOf(file)(message, line, 'texto');
  if (text.trim() === '') return [report(NONE, firstLine)];
  let lastHeading = 0;
  const validate = (node: MdastNode): string[] | Promise<string[]> => {
    switch (node.type) {
      case 'link':
      case 'definition':
        return validateAnchor(context, node);
      case 'image':
        return validateImage(context, file, node.url, node.alt ?? '');
      case 'heading': {
        const before = lastHeading;
        lastHeading = node.depth;
        return validateHeading(highestHeading, node.depth, readText(node), before);
      }
      case 'listItem':
        return typeof node.checked === 'boolean' ? [NOT_SHOWN] : [];
      default:
        return REFUSED.test(node.type) ? [NOT_SHOWN] : [];
    }
  };
  const found = await Promise.all(
    flatten(markdownToMdast(text)).map(async (node) => {
      const line = firstLine + (node.position?.start.line ?? 1) - 1;
      const leftovers = node.type === 'text' ? [...node.value.matchAll(LEFTOVER)] : [];
      return [
        ...(await validate(node)).map((message) => report(message, line)),
        ...leftovers.map(({ index, input }) => report(NOT_SHOWN, line + countLine(input, index) - 1)),
      ];
    }),
  );
  // An HTML element has two nodes, its tags, and is reported once.
  return [...new Map(found.flat().map((error) => [`${error.line} ${error.message}`, error])).values()];
};
