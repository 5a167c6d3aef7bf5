import { markdownToMdast, type MdastNode } from 'satteri';
import { quote, spanishErrors } from '../../schemas/error-map.ts';
import { altText, VISIBLE } from '../../schemas/text.ts';
import { checkPicture } from './check-picture.ts';
import { type ContentError, countLine, errorsOf } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import type { MarkdownFile } from './front-matter.ts';
import { findLeftovers, NOT_SHOWN, PASTED_LIST } from './leftovers.ts';
import { type CheckContext, validateLink } from './links.ts';

const NONE = 'Falta el texto: uno o más párrafos debajo del bloque de datos.';
const TABLE =
  'Una tabla no cabe en un teléfono. Se espera una lista, con un renglón por fila: - Marea, 2021, óleo sobre tela.';
const NESTED = 'Aquí hay demasiadas citas o listas, una dentro de otra. Borra los signos > o - que sobran.';
const UNDERLINED =
  'Los guiones --- o los signos === debajo de un párrafo lo vuelven título. Deja un renglón en blanco entre los dos; un título se escribe con #.';
const PASTED =
  'Aviso, no detiene nada: estos renglones se leen uno tras otro, en un solo párrafo. En una lista cada uno empieza con guion y espacio: - uno. Para que no lo sea, termina cada renglón con dos espacios.';

/** Levels of quotations and lists inside each other: no text has more, and thousands end in a stack overflow. */
const DEEPEST = 48;
const TOO_DEEP = /^(?:(?:[ \t]*>){12}|(?:[-*+] +){12}(?=.*\p{L}))/mu;
/** The kinds of Markdown that the site doesn't show. */
const REFUSED = /^(?:code|footnote\w+|html|imageReference|toml|yaml)$/;

const flatten = (node: MdastNode, depth = 0): MdastNode[] =>
  'children' in node && depth < DEEPEST
    ? [node, ...node.children.flatMap((child: MdastNode) => flatten(child, depth + 1))]
    : [node];

const readText = (node: MdastNode): string =>
  flatten(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('')
    .trim();

const validateImage = async (content: ContentFolder, file: string, url: string, alt: string) => {
  const picture = await checkPicture(content, file, url, 'section');
  const { error } = altText().safeParse(alt, { error: spanishErrors });
  const silent = `La imagen ${quote(url)} no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](${url}).`;
  return [
    ...(typeof picture === 'string' ? [picture] : []),
    ...(alt.trim() === '' ? [silent] : (error?.issues ?? []).map(({ message }) => message)),
  ];
};

const validateAnchor = (context: CheckContext, node: MdastNode & { url: string }): string[] => {
  const isSilent =
    node.type === 'link' && readText(node) === '' && !flatten(node).some(({ type }) => type === 'image');
  const silent = `El enlace a ${quote(node.url)} no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).`;
  return [...validateLink(node.url, context), ...(isSilent ? [silent] : [])];
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

/** A list shows its first number and counts on, whatever is written. */
const validateNumber = (item: string, shown = NaN): string[] => {
  const written = parseInt(item);
  if (Number.isNaN(shown) || written === shown) return [];
  return [
    `Se encontró ${written}. y se leería ${shown}., porque una lista sigue la cuenta del primero. Si es un año o un día se espera ${written}: o ${written}\\. en todos los renglones.`,
  ];
};

/** Every error of an essay, read with Astro's Markdown parser, and a warning for each list that is none; levels above `highestHeading` are the page's own. */
export const checkEssay = async (
  context: CheckContext,
  { file, essay: text = '', essayLine }: Pick<MarkdownFile, 'file' | 'essay' | 'essayLine'>,
  highestHeading: number,
): Promise<ContentError[]> => {
  const report = (message: string, offset = 0, isWarning = false) =>
    errorsOf(file, isWarning)(message, essayLine + countLine(text, offset) - 1, 'texto');
  const read = ({ position }: MdastNode): string => text.slice(position?.start.offset, position?.end.offset);
  let lastHeading = 0;
  /** The number that the page shows of each item of a numbered list. */
  const shown = new Map<MdastNode, number>();
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
        if (!read(node).startsWith('#')) return [UNDERLINED];
        return validateHeading(highestHeading, node.depth, readText(node), before);
      }
      case 'list':
        // `1.` before each item is how many write a numbered list.
        if (typeof node.start === 'number' && node.children.some((item) => parseInt(read(item)) !== 1))
          for (const [index, item] of node.children.entries()) shown.set(item, node.start + index);
        return [];
      case 'listItem':
        return typeof node.checked === 'boolean' ? [NOT_SHOWN] : validateNumber(read(node), shown.get(node));
      case 'table':
        return [TABLE];
      default:
        return REFUSED.test(node.type) ? [NOT_SHOWN] : [];
    }
  };
  const tree = markdownToMdast(text);
  const tooDeep = TOO_DEEP.exec(text);
  const found = await Promise.all(
    flatten(tree).map(async (node) => {
      const offset = node.position?.start.offset ?? 0;
      const pasted = node.type === 'paragraph' ? read(node).search(PASTED_LIST) : -1;
      return [
        ...(await validate(node)).map((message) => report(message, offset)),
        ...(node.type === 'text' ? findLeftovers(read(node), node.value) : []).map(({ message, index }) =>
          report(message, offset + index),
        ),
        ...(pasted < 0 ? [] : [report(PASTED, offset + pasted, true)]),
      ];
    }),
  );
  if (tooDeep) found.push([report(NESTED, tooDeep.index)]);
  if (found.flat().length === 0 && !new RegExp(VISIBLE, 'u').test(readText(tree))) return [report(NONE)];
  // An HTML element has two nodes, its tags, and is reported once.
  return [...new Map(found.flat().map((error) => [`${error.line} ${error.message}`, error])).values()];
};
