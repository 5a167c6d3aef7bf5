import { markdownToMdast, type MdastNode } from 'satteri';
import { checkPicture } from './check-picture.ts';
import { explainLink } from './essay-links.ts';
import type { Mistake, Problem } from './problem.ts';

/** The text under a front matter, and where it stands. */
export interface Essay {
  root: string;
  file: string;
  text: string;
  /** Line of the file on which the text begins. */
  firstLine: number;
}

// The title of an exhibition is an h3 on its card and an h2 in its details: an essay starts below both.
const HIGHEST_HEADING = 4;

const flatten = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap((child) => flatten(child))] : [node];

const fail = (message: string): Mistake[] => [{ severity: 'error', message }];

const checkUrl = (url: string): Mistake[] => {
  const message = explainLink(url);
  return message === undefined ? [] : fail(message);
};

const checkImage = async ({ root, file }: Essay, url: string, alt: string): Promise<Mistake[]> => {
  const { mistakes } = await checkPicture(root, file, url, 'section');
  if (alt.trim() !== '') return mistakes;
  const advice = `Escríbelo entre corchetes: ![Lienzos sobre concreto](${url}).`;
  return [...mistakes, ...fail(`La imagen "${url}" no dice qué se ve. ${advice}`)];
};

const checkHeading = (depth: number): Mistake[] => {
  const expected = `Se espera nivel ${HIGHEST_HEADING} o menor: ${'#'.repeat(HIGHEST_HEADING)} Título.`;
  return depth < HIGHEST_HEADING ? fail(`Se encontró un título de nivel ${depth}. ${expected}`) : [];
};

const checkHtml = (html: string): Mistake[] => {
  const [line = ''] = html.split('\n');
  return fail(
    `Se encontró HTML: ${line}. Se espera solo Markdown, por ejemplo *cursiva* o [texto](https://…).`,
  );
};

const checkText = (value: string): Mistake[] => {
  const [reference] = /\[[^\]]+\]\[[^\]]*\]/.exec(value) ?? [];
  if (reference !== undefined) {
    return fail(`El enlace ${reference} no tiene dirección. Escribe [texto](https://…).`);
  }
  // A bare address is a link of its own, so the text before it may end at the parenthesis.
  const [, spaced] = /(\[[^\]]+\])\s+\((?:$|\/|#|mailto:)/.exec(value) ?? [];
  return spaced === undefined
    ? []
    : fail(`Sobra un espacio entre ${spaced} y su dirección. Escribe [texto](https://…).`);
};

const checkNode = async (essay: Essay, node: MdastNode): Promise<Mistake[]> => {
  switch (node.type) {
    case 'heading':
      return checkHeading(node.depth);
    case 'html':
      return checkHtml(node.value);
    case 'link':
    case 'definition':
      return checkUrl(node.url);
    case 'image':
      return checkImage(essay, node.url, node.alt ?? '');
    case 'text':
      return checkText(node.value);
    default:
      return [];
  }
};

/** Every mistake of an essay, read with the Markdown parser that Astro uses. */
export const checkEssay = async (essay: Essay): Promise<Problem[]> => {
  const report = (line: number, mistakes: readonly Mistake[]): Problem[] =>
    mistakes.map((mistake) => ({ ...mistake, file: essay.file, line, field: 'ensayo' }));
  if (essay.text.trim() === '') {
    return report(essay.firstLine, fail('Falta el ensayo: uno o más párrafos debajo del bloque de datos.'));
  }
  const found = await Promise.all(
    flatten(markdownToMdast(essay.text)).map(async (node) => {
      const line = essay.firstLine + (node.position?.start.line ?? 1) - 1;
      return report(line, await checkNode(essay, node));
    }),
  );
  return found.flat();
};
