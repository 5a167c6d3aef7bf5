import { markdownToMdast, type MdastNode } from 'satteri';
import { quote, spanishErrors } from '../../schemas/error-map.ts';
import { altText } from '../../schemas/text.ts';
import { checkPicture } from './check-picture.ts';
import { type ContentError, countLine, errorsOf } from './content-error.ts';
import { judgeLink } from './links.ts';

/** The text under a front matter, and where it stands. */
export interface Essay {
  root: string;
  file: string;
  text: string;
  /** Line number on which the text begins. */
  firstLine: number;
  /** Every address of the site that a link may have. */
  places: readonly string[];
  /** Address of the site, with which a link may lead to a place of its own. */
  site: string;
  /** The level of its highest headings, where they are not those of an exhibition. */
  highestHeading?: number;
}

// Levels 1 to 3 are the page's own headings.
const HIGHEST_HEADING = 4;
const NOT_SHOWN =
  'En esta línea hay algo que la página no muestra como está escrito. Se esperan párrafos, listas, #### títulos, *cursiva*, **negrita**, [enlaces](https://…) e ![imágenes](./foto.jpg).';

/** What Markdown has and the site doesn't show. */
const REFUSED: readonly MdastNode['type'][] = [
  'code',
  'footnoteReference',
  'html',
  'imageReference',
  'toml',
  'yaml',
];

/** What the parser leaves as text, which a reader would see: brackets of a link, signs of a heading, a tag of Word. */
const LEFTOVER = /\]\(|\] \((?:$|[./#]|mailto:)|\]\[|\)\[|\[\[[^\]]|\[\^|^##|<\/?\w+:/gm;

const flatten = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap((child) => flatten(child))] : [node];

const textOf = (node: MdastNode): string =>
  flatten(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('');

const checkImage = async ({ root, file }: Essay, url: string, alt: string): Promise<string[]> => {
  const picture = await checkPicture(root, file, url, 'section');
  const wrong = typeof picture === 'string' ? [picture] : [];
  if (alt.trim() === '')
    return [
      ...wrong,
      `La imagen ${quote(url)} no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](${url}).`,
    ];
  const { error } = altText().safeParse(alt, { error: spanishErrors });
  return [...wrong, ...(error?.issues ?? []).map(({ message }) => message)];
};

const judgeAnchor = ({ places, site }: Essay, node: MdastNode & { url: string }): string[] => {
  const isSilent =
    node.type === 'link' && textOf(node).trim() === '' && !flatten(node).some(({ type }) => type === 'image');
  const silent = `El enlace a ${quote(node.url)} no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).`;
  return [...judgeLink(node.url.replace(`${site}/`, '/'), places), ...(isSilent ? [silent] : [])];
};

/** @param previous the level of the heading before it; `undefined` for the first */
const judgeHeading = (
  highest: number,
  depth: number,
  text: string,
  previous: number | undefined,
): string[] => {
  const mark = (level: number): string => `${'#'.repeat(level)} Título`;
  const found = `Se encontró un título de nivel ${depth}`;
  if (depth < highest) return [`${found}. Se espera nivel ${highest} o menor: ${mark(highest)}.`];
  if (text.trim() === '') return [`${found} sin texto. Escríbelo o borra los signos: ${mark(depth)}.`];
  const next = Math.max(highest, (previous ?? 0) + 1);
  return depth > next ? [`${found} donde va uno de nivel ${next}: ${mark(next)}.`] : [];
};

const judgeNode = async (essay: Essay, node: MdastNode, before: readonly MdastNode[]): Promise<string[]> => {
  switch (node.type) {
    case 'link':
    case 'definition':
      return judgeAnchor(essay, node);
    case 'image':
      return checkImage(essay, node.url, node.alt ?? '');
    case 'heading':
      return judgeHeading(
        essay.highestHeading ?? HIGHEST_HEADING,
        node.depth,
        textOf(node),
        before.findLast((other) => other.type === 'heading')?.depth,
      );
    case 'listItem':
      return typeof node.checked === 'boolean' ? [NOT_SHOWN] : [];
    default:
      return REFUSED.includes(node.type) ? [NOT_SHOWN] : [];
  }
};

/** Every error of an essay, read with the Markdown parser that Astro uses. */
export const checkEssay = async (essay: Essay): Promise<ContentError[]> => {
  const error = errorsOf(essay.file);
  if (essay.text.trim() === '')
    return [
      error('Falta el texto: uno o más párrafos debajo del bloque de datos.', essay.firstLine, 'texto'),
    ];
  const nodes = flatten(markdownToMdast(essay.text));
  const found = await Promise.all(
    nodes.map(async (node, index) => {
      const line = essay.firstLine + (node.position?.start.line ?? 1) - 1;
      if (node.type === 'text')
        return [...node.value.matchAll(LEFTOVER)].map(({ index }) =>
          error(NOT_SHOWN, line + countLine(node.value, index) - 1, 'texto'),
        );
      const messages = await judgeNode(essay, node, nodes.slice(0, index));
      return messages.map((message) => error(message, line, 'texto'));
    }),
  );
  // An element of HTML is two nodes, its tags.
  return found
    .flat()
    .filter(
      ({ line, message }, index, all) =>
        index === all.findIndex((other) => other.line === line && other.message === message),
    );
};
