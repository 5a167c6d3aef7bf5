import { markdownToMdast, type MdastNode } from 'satteri';
import { quote } from '../../schemas/found-value.ts';
import { checkPicture } from './check-picture.ts';
import { judgeLink } from './essay-links.ts';
import { judgeAltText } from './judge-alt-text.ts';
import { judgeEssayText } from './judge-essay-text.ts';
import { judgeHeading } from './judge-headings.ts';
import type { Mistake, Problem } from './problem.ts';

/** The text under a front matter, and where it stands. */
export interface Essay {
  root: string;
  file: string;
  text: string;
  /** Line of the file on which the text begins. */
  firstLine: number;
  /** Names of the published exhibitions, which links may lead to. */
  slugs: readonly string[];
}

const flatten = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap((child) => flatten(child))] : [node];

const textOf = (node: MdastNode): string =>
  flatten(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? (part.alt ?? '') : ''))
    .join('');

const fail = (message: string): Mistake[] => [{ severity: 'error', message }];

const checkImage = async ({ root, file }: Essay, url: string, alt: string): Promise<Mistake[]> => {
  const { mistakes } = await checkPicture(root, file, url, 'section');
  if (alt.trim() !== '') {
    // While the picture itself is wrong, advice on its words would only add noise.
    const isSound = mistakes.every(({ severity }) => severity === 'warning');
    return [...mistakes, ...judgeAltText(alt).filter(({ severity }) => isSound || severity === 'error')];
  }
  const advice = `Escríbelo entre corchetes: ![Lienzos sobre concreto](${url}).`;
  return [...mistakes, ...fail(`La imagen ${quote(url)} no dice qué se ve. ${advice}`)];
};

const checkLink = ({ slugs }: Essay, node: MdastNode & { url: string }): Mistake[] => {
  const wrong = judgeLink(node.url, slugs);
  const isSilent =
    node.type === 'link' && textOf(node).trim() === '' && !flatten(node).some(({ type }) => type === 'image');
  const silent = `El enlace a ${quote(node.url)} no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).`;
  return [...wrong, ...(isSilent ? fail(silent) : [])];
};

const checkHtml = (html: string): Mistake[] => {
  const [found = html] = /^<(?:!--[^\n]*?-->|[^\n>]*>?)/.exec(html) ?? [];
  return fail(
    `Se encontró HTML: ${found}. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).`,
  );
};

const NOTE = 'Se encontró una nota al pie. El sitio no las muestra: escríbela en el párrafo.';

/** Judges one piece of an essay that needs no other to be judged. */
const checkNode = async (essay: Essay, node: MdastNode): Promise<Mistake[]> => {
  switch (node.type) {
    case 'link':
    case 'definition':
      return checkLink(essay, node);
    case 'image':
      return checkImage(essay, node.url, node.alt ?? '');
    case 'imageReference':
      return fail(
        'Se encontró una imagen con su ruta en otra línea. Escríbelas juntas: ![Qué se ve](./foto.jpg).',
      );
    case 'footnoteReference':
      return fail(NOTE);
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? fail('Se encontró una casilla [ ]. Se espera una lista sencilla: - Un punto.')
        : [];
    case 'yaml':
    case 'toml':
      return fail(
        'Se encontró un segundo bloque de datos entre líneas ---. Pasa sus campos al de arriba y bórralo.',
      );
    default:
      return [];
  }
};

// `<b>` and `</b>` are one mistake: an end is told only where its start is not.
const isEndOfTold = (node: MdastNode, nodes: readonly MdastNode[]): boolean => {
  const [, name] = /^<\/(\w+)/.exec(node.type === 'html' ? node.value : '') ?? [];
  return (
    name !== undefined &&
    nodes
      .slice(0, nodes.indexOf(node))
      .some((other) => other.type === 'html' && new RegExp(`^<${name}\\b`, 'i').test(other.value))
  );
};

const INDENTED: Mistake = {
  severity: 'warning',
  message: 'Este párrafo empieza con cuatro espacios o un tabulador y se vería como código. Bórralos.',
};

/** Every mistake of an essay, read with the Markdown parser that Astro uses. */
export const checkEssay = async (essay: Essay): Promise<Problem[]> => {
  const report = (line: number, mistakes: readonly Mistake[]): Problem[] =>
    mistakes.map((mistake) => ({ ...mistake, file: essay.file, line, field: 'ensayo' }));
  if (essay.text.trim() === '') {
    return report(essay.firstLine, fail('Falta el ensayo: uno o más párrafos debajo del bloque de datos.'));
  }
  const nodes = flatten(markdownToMdast(essay.text));
  const lines = essay.text.split('\n');
  const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;
  const headings = nodes.filter((node) => node.type === 'heading');
  const found = await Promise.all(
    nodes.map(async (node) => {
      const line = essay.firstLine + lineOf(node) - 1;
      if (node.type === 'text') {
        return judgeEssayText(node.value).flatMap(({ linesBelow, mistake }) =>
          report(line + linesBelow, [mistake]),
        );
      }
      if (node.type === 'html') return isEndOfTold(node, nodes) ? [] : report(line, checkHtml(node.value));
      if (node.type === 'heading') {
        const previous = headings[headings.indexOf(node) - 1];
        return report(line, judgeHeading(node.depth, textOf(node), previous?.depth));
      }
      if (node.type === 'code' && /^\s/.test(lines[lineOf(node) - 1] ?? '')) return report(line, [INDENTED]);
      return report(line, await checkNode(essay, node));
    }),
  );
  return found.flat();
};
