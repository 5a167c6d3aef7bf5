import type { MdastNode } from 'satteri';
import { quote } from '../../schemas/quote.ts';

/** Levels of quotations and lists inside each other: no text has more, and thousands end in a stack overflow. */
const DEEPEST = 48;
/** Where a text has more. */
export const TOO_DEEP = /^(?:(?:[ \t]*>){12}|(?:[-*+] +){12}(?=.*\p{L}))/mu;
/** A node and all that is in it, in the order of the text. */
export const flatten = (node: MdastNode, depth = 0): MdastNode[] =>
  'children' in node && depth < DEEPEST
    ? [node, ...node.children.flatMap((child: MdastNode) => flatten(child, depth + 1))]
    : [node];

/** What is read of a node, alternative texts included. */
export const readNodeText = (node: MdastNode): string =>
  flatten(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('')
    .trim();

/**
 * What is wrong with a heading.
 *
 * @param before the level of the heading before it; 0 for the first
 */
export const validateHeading = (highest: number, depth: number, text: string, before: number): string[] => {
  const example = (level: number): string => `${'#'.repeat(level)} Título`;
  const found = `Se encontró un título de nivel ${depth}`;
  if (depth < highest) return [`${found}. Se espera nivel ${highest} o menor: ${example(highest)}.`];
  if (text === '') return [`${found} sin texto. Escríbelo o borra los signos: ${example(depth)}.`];
  const next = Math.max(highest, before + 1);
  return depth > next ? [`${found} donde va uno de nivel ${next}: ${example(next)}.`] : [];
};

/** Emphasis whose signs have a letter or a digit on both outer sides: `tod*s y amig*s`, `70*100*3`. */
export const validateEmphasis = (text: string, node: MdastNode): string[] => {
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
  const isInside = /[\p{L}\p{N}]$/u.test(text.slice(0, start)) && /^[\p{L}\p{N}]/u.test(text.slice(end));
  const found = quote(text.slice(start, end));
  return isInside
    ? [
        `Se encontró ${found}: los asteriscos dentro de una palabra o de una medida no se ven, y lo que está entre ellos sale en cursiva. Para que se vean escribe \\*; en una medida, ×.`,
      ]
    : [];
};

/** What an editor is told of a text that is struck through, mostly by tildes that stand for ranges. */
export const describeStruck = (found: string): string =>
  `Se encontró ${quote(found)}, que saldría tachado. De un día a otro va una raya (5–10 de mayo); CO₂ lleva su signo; una tilde que se ve se escribe \\~.`;

/** A list shows its first number and counts on, whatever is written. */
export const validateNumber = (item: string, shown = NaN): string[] => {
  const number = parseInt(item);
  if (Number.isNaN(shown) || number === shown) return [];
  return [
    `Se encontró ${number}. y se leería ${shown}., porque una lista sigue la cuenta del primero. Si es un año o un día se espera ${number}: o ${number}\\. en todos los renglones.`,
  ];
};
