import { markdownToMdast, type MdastNode } from 'satteri';
import { spanishErrors } from '../../schemas/error-map.ts';
import { quote } from '../../schemas/quote.ts';
import { findPatterns, UNSUPPORTED_MARKUP } from '../../schemas/text-rules.ts';
import { altText, VISIBLE_CHARACTER } from '../../schemas/text.ts';
import { findPastedTable, TABLE } from './check-paragraph.ts';
import { checkPicture } from './check-picture.ts';
import { FILE_NAME, isFileName } from './check-texts.ts';
import { type Diagnostic, getLineNumber, createDiagnostics } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';
import type { ReadFile } from '../../content/read-file.ts';
import type { LinkContext } from './links.ts';
import { blankEscapes, flattenTree, maskMarkup, getNodeText, validateHeading } from './markdown-nodes.ts';
import { validateLink } from './validate-link.ts';

const NONE = 'Falta el texto: uno o más párrafos debajo del bloque de datos.';
const HTML =
  'es HTML, y aquí no se escribe: bórralo. La cursiva va *así*, la negrita **así** y las comillas «así».';
const UNDERLINED =
  'Los guiones --- o los signos === debajo de un párrafo lo vuelven título. Deja un renglón en blanco entre los dos; un título se escribe con #.';
const SECOND_BLOCK =
  'El texto empieza con --- o +++, y lo que sigue hasta la otra línea igual no se publicaría. Borra esa primera línea, o escribe *** en su lugar.';
const INDENTED =
  'Este renglón empieza con un tabulador o con cuatro espacios, y así se lee como código. Bórralos.';

const NOTHING_BELOW = 'debajo de este título no hay nada. Escríbelo, o borra el título.';
/** A line of a song comes back, a paragraph doesn't. */
const SHORTEST_PARAGRAPH_CHARACTERS = 60;

/** The parts of an essay with nothing below a heading, and the first paragraph that it has twice, each with what is told. */
const findWholes = (tree: MdastNode): { message: string; node: MdastNode }[] => {
  const parts = 'children' in tree ? tree.children : [];
  const texts = parts.map((node) => (node.type === 'paragraph' ? getNodeText(node) : ''));
  const isTwice = (text: string, index: number) =>
    text.length >= SHORTEST_PARAGRAPH_CHARACTERS && texts.indexOf(text) < index;
  const second = parts[texts.findIndex(isTwice)];
  const bare = parts.filter((node, index) => {
    const next = parts[index + 1];
    const isAbove = next?.type !== 'heading' || (node.type === 'heading' && next.depth > node.depth);
    return node.type === 'heading' && !(next && isAbove);
  });
  return [
    ...bare.map((node) => ({ message: NOTHING_BELOW, node })),
    ...(second
      ? [{ message: `${quote(getNodeText(second))} está dos veces. Borra una.`, node: second }]
      : []),
  ];
};

/** The kinds of Markdown that the site doesn't show. */
const REFUSED = /^(?:footnote\w+|imageReference)$/;

const validateImage = async (content: ContentFolder, file: string, url: string, alt: string) => {
  const picture = await checkPicture(content, file, url, 'section');
  const { error } = altText().safeParse(alt, { error: spanishErrors });
  const silent = `La imagen ${quote(url)} no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](${url}).`;
  return [
    ...(typeof picture === 'string' ? [picture] : []),
    ...(alt.trim() === '' ? [silent] : (error?.issues ?? []).map(({ message }) => message)),
  ];
};

const validateAnchor = (context: LinkContext, page: string, node: MdastNode & { url: string }): string[] => {
  const text = getNodeText(node);
  if (node.url === '')
    return [
      `El enlace ${quote(text)} no dice a dónde lleva. Escríbelo entre paréntesis: [Ver el video](https://…).`,
    ];
  const isSilent =
    node.type === 'link' && text === '' && !flattenTree(node).some(({ type }) => type === 'image');
  const silent = `El enlace a ${quote(node.url)} no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).`;
  return [...validateLink(node.url, page, context), ...(isSilent ? [silent] : [])];
};

/** What a text, as it is written and as it is read, shows that its author didn't mean. */
const findShown = (source: string, value: string): ReturnType<typeof findPatterns> => [
  ...findPatterns(blankEscapes(source), 'essay'),
  ...findPatterns(value, 'anywhere'),
];

/** What of a node is hardly meant. */
const warn = (node: MdastNode): string[] => {
  if (node.type === 'text') return findPatterns(node.value, 'meant').map(({ message }) => message);
  return node.type === 'image' && isFileName(node.alt ?? '', node.url) ? [FILE_NAME] : [];
};

/** Every error of an essay, read with Astro's Markdown parser, and a warning for each thing that looks like a mistake; levels above `highestHeading` are the page's own. */
export const checkEssay = async (
  context: ContentFolder & LinkContext,
  { file, essay: text = '', essayLine }: Pick<ReadFile, 'file' | 'essay' | 'essayLine'>,
  page: string,
  highestHeading: number,
): Promise<Diagnostic[]> => {
  const report = (message: string, offset = 0, isWarning = false) =>
    createDiagnostics(file, isWarning)(message, essayLine + getLineNumber(text, offset) - 1, 'texto');
  const read = ({ position }: MdastNode): string => text.slice(position?.start.offset, position?.end.offset);
  let lastHeading = 0;
  const validate = (node: MdastNode): string[] | Promise<string[]> => {
    switch (node.type) {
      case 'link':
      case 'definition':
        return validateAnchor(context, page, node);
      case 'image':
        return validateImage(context, file, node.url, node.alt ?? '');
      case 'heading': {
        const before = lastHeading;
        lastHeading = node.depth;
        if (!read(node).startsWith('#')) return [UNDERLINED];
        return validateHeading(highestHeading, node.depth, getNodeText(node), before);
      }
      case 'table':
        return [TABLE];
      case 'code':
        return [/^[`~]/.test(read(node)) ? UNSUPPORTED_MARKUP : INDENTED];
      case 'html':
        return [`${quote(read(node))} ${HTML}`];
      case 'yaml':
      case 'toml':
        return [SECOND_BLOCK];
      default:
        return REFUSED.test(node.type) ? [UNSUPPORTED_MARKUP] : [];
    }
  };
  const tree = markdownToMdast(text);
  const found = await Promise.all(
    flattenTree(tree).map(async (node) => {
      const offset = node.position?.start.offset ?? 0;
      const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
      const lines = text.slice(lineStart, node.position?.end.offset);
      const isBlock = /^(?:paragraph|heading)$/.test(node.type);
      const table = isBlock ? findPastedTable(lines) : -1;
      const brokenLinks = isBlock ? findPatterns(maskMarkup(node, text), 'link') : [];
      return [
        ...(await validate(node)).map((message) => report(message, offset)),
        ...(node.type === 'text' ? findShown(read(node), node.value) : []).map(({ message, index }) =>
          report(message, offset + index),
        ),
        ...brokenLinks.map(({ message, index }) => report(message, offset + index)),
        ...warn(node).map((message) => report(message, offset, true)),
        ...(table < 0 ? [] : [report(TABLE, lineStart + table)]),
      ];
    }),
  );
  for (const { message, node } of findWholes(tree))
    found.push([report(message, node.position?.start.offset, true)]);
  if (found.flat().length === 0 && !new RegExp(VISIBLE_CHARACTER, 'u').test(getNodeText(tree)))
    return [report(NONE)];
  // Of several on one line that read alike one is told.
  return [...new Map(found.flat().map((error) => [`${error.line} ${error.message}`, error])).values()];
};
