import { markdownToMdast, type MdastNode } from 'satteri';
import { spanishErrors } from '../../schemas/error-map.ts';
import { quoteValue } from '../../schemas/quote.ts';
import { getPatternMatches, type PatternMatch, TABLE, UNSUPPORTED_MARKUP } from '../../schemas/text-rules.ts';
import { altTextField } from '../../schemas/text.ts';
import { VISIBLE_CHARACTER } from '../../schemas/text-field.ts';
import { checkImage } from './check-image.ts';
import { type Diagnostic, getLineNumber, createDiagnostics } from '../../content/diagnostic.ts';
import type { ContentFolder } from '../../content/read-content.ts';
import type { ReadFile } from '../../content/read-file.ts';
import type { LinkContext } from './check-context.ts';
import {
  maskEscapes,
  flattenTree,
  getNodeSource,
  getNodeText,
  maskMarkup,
  validateHeading,
} from './markdown-nodes.ts';
import { validateLink } from './validate-link.ts';

const EMPTY_ESSAY = 'Falta el texto: uno o más párrafos debajo del bloque de datos.';
const HTML =
  'es HTML, y aquí no se escribe: bórralo. La cursiva va *así*, la negrita **así** y las comillas «así».';
const SETEXT_HEADING =
  'Los guiones --- o los signos === debajo de un párrafo lo vuelven título. Deja un renglón en blanco entre los dos; un título se escribe con #.';
const SECOND_FRONT_MATTER =
  'El texto empieza con --- o +++, y lo que sigue hasta la otra línea igual no se publicaría. Borra esa primera línea, o escribe *** en su lugar.';
const UNUSED_DEFINITION =
  'no se lee en la página: un renglón que empieza así es la dirección de un enlace que está en otra parte. Un enlace va [así](https://…); si son corchetes de verdad, escribe \\[.';
const INDENTED_CODE =
  'Este renglón empieza con un tabulador o con cuatro espacios, y así se lee como código. Bórralos.';

const EMPTY_SECTION = 'debajo de este título no hay nada. Escríbelo, o borra el título.';
/** Minimum length in characters of a reported repeated paragraph. A shorter paragraph may be a refrain. */
const MIN_REPEATED_CHARACTERS = 60;

/** Returns headings without content and the first repeated paragraph. */
const getStructureProblems = (tree: MdastNode): { message: string; node: MdastNode }[] => {
  const blocks = 'children' in tree ? tree.children : [];
  const texts = blocks.map((node) => (node.type === 'paragraph' ? getNodeText(node) : ''));
  const isRepeated = (text: string, index: number) =>
    text.length >= MIN_REPEATED_CHARACTERS && texts.indexOf(text) < index;
  const repeatedParagraph = blocks[texts.findIndex(isRepeated)];
  const emptySections = blocks.filter((node, index) => {
    if (node.type !== 'heading') return false;
    const next = blocks[index + 1];
    return next === undefined || (next.type === 'heading' && next.depth <= node.depth);
  });
  const problems = emptySections.map((node) => ({ message: EMPTY_SECTION, node }));
  if (repeatedParagraph) {
    const message = `${quoteValue(getNodeText(repeatedParagraph))} está dos veces. Borra una.`;
    problems.push({ message, node: repeatedParagraph });
  }
  return problems;
};

/** Returns whether HTML closes an element that is open before an offset of the essay, where its opening tag is reported. */
const isClosingTag = (html: string, essay: string, offset: number): boolean => {
  const name = /^<\/([a-z][\w-]*)/i.exec(html)?.[1];
  return name !== undefined && new RegExp(`<${name}[\\s>]`, 'i').test(essay.slice(0, offset));
};

const UNSUPPORTED_NODES = /^(?:footnote\w+|imageReference)$/;

async function validateImage({ context, file }: Essay, url: string, alt: string): Promise<string[]> {
  const image = await checkImage(context, file, url, 'section');
  const errors = typeof image === 'string' ? [image] : [];
  if (alt.trim() === '') {
    const message = `La imagen ${quoteValue(url)} no dice qué se ve. Escríbelo entre corchetes: ![Qué se ve](${url}).`;
    return [...errors, message];
  }
  const { error } = altTextField().safeParse(alt, { error: spanishErrors });
  return [...errors, ...(error?.issues ?? []).map(({ message }) => message)];
}

function validateAnchor({ context, pagePath }: Essay, node: MdastNode & { url: string }): string[] {
  const text = getNodeText(node);
  if (node.url === '')
    return [
      `El enlace ${quoteValue(text)} no dice a dónde lleva. Escríbelo entre paréntesis: [Ver el video](https://…).`,
    ];
  const errors = validateLink(node.url, pagePath, context);
  const hasContent = text !== '' || flattenTree(node).some(({ type }) => type === 'image');
  if (node.type === 'link' && !hasContent)
    errors.push(
      `El enlace a ${quoteValue(node.url)} no tiene texto. Escríbelo entre corchetes: [Ver el video](https://…).`,
    );
  return errors;
}

const BLOCK_NODES = /^(?:paragraph|heading)$/;

/** Returns the text errors of a node: markup that a text node shows as text, characters that it must not contain, and broken links. */
function getTextErrors(node: MdastNode, essay: string): PatternMatch[] {
  if (BLOCK_NODES.test(node.type)) return getPatternMatches(maskMarkup(node, essay), 'block');
  if (node.type !== 'text') return [];
  const source = maskEscapes(getNodeSource(node, essay));
  return [...getPatternMatches(source, 'essay'), ...getPatternMatches(node.value, 'anywhere')];
}

/** Essay with the context for the checks of its nodes. */
interface Essay {
  context: ContentFolder & LinkContext;
  file: string;
  text: string;
  firstLine: number;
  pagePath: string;
  /** Highest heading level that the essay may use; 2 is `##`. */
  highestHeading: number;
  /** Identifiers of the link definitions that a link or an image refers to. */
  usedDefinitions: ReadonlySet<string>;
}

function createEssayDiagnostic(essay: Essay, message: string, offset = 0, isWarning = false): Diagnostic {
  const line = essay.firstLine + getLineNumber(essay.text, offset) - 1;
  return createDiagnostics(essay.file, isWarning)(message, line, 'texto');
}

function getUsedDefinitions(nodes: readonly MdastNode[]): Set<string> {
  const identifiers = new Set<string>();
  for (const node of nodes)
    if (node.type === 'linkReference' || node.type === 'imageReference') identifiers.add(node.identifier);
  return identifiers;
}

/** Returns the errors of a node. `previousLevel` is the level of the heading before it; 0 if there is none. */
function validateNode(essay: Essay, node: MdastNode, previousLevel: number): string[] | Promise<string[]> {
  const source = getNodeSource(node, essay.text);
  switch (node.type) {
    case 'definition':
      if (!essay.usedDefinitions.has(node.identifier)) return [`${quoteValue(source)} ${UNUSED_DEFINITION}`];
      return validateAnchor(essay, node);
    case 'link':
      return validateAnchor(essay, node);
    case 'image':
      return validateImage(essay, node.url, node.alt ?? '');
    case 'heading':
      if (!source.startsWith('#')) return [SETEXT_HEADING];
      return validateHeading(essay.highestHeading, node.depth, getNodeText(node), previousLevel);
    case 'table':
      return [TABLE];
    case 'code':
      return [/^[`~]/.test(source) ? UNSUPPORTED_MARKUP : INDENTED_CODE];
    case 'html':
      if (isClosingTag(node.value, essay.text, node.position?.start.offset ?? 0)) return [];
      return [`${quoteValue(source)} ${HTML}`];
    case 'yaml':
    case 'toml':
      return [SECOND_FRONT_MATTER];
    default:
      return UNSUPPORTED_NODES.test(node.type) ? [UNSUPPORTED_MARKUP] : [];
  }
}

async function checkNode(essay: Essay, node: MdastNode, previousLevel: number): Promise<Diagnostic[]> {
  const offset = node.position?.start.offset ?? 0;
  const errors = await validateNode(essay, node, previousLevel);
  const textErrors = getTextErrors(node, essay.text);
  const warnings = node.type === 'text' ? getPatternMatches(node.value, 'meant') : [];
  return [
    ...errors.map((message) => createEssayDiagnostic(essay, message, offset)),
    ...textErrors.map(({ message, index }) => createEssayDiagnostic(essay, message, offset + index)),
    ...warnings.map(({ message }) => createEssayDiagnostic(essay, message, offset, true)),
  ];
}

/** Checks an essay with Astro's Markdown parser. `highestHeading` is the highest heading level that it may use; 2 is `##`. */
export const checkEssay = async (
  context: ContentFolder & LinkContext,
  { file, essay: text = '', essayLine: firstLine }: Pick<ReadFile, 'file' | 'essay' | 'essayLine'>,
  pagePath: string,
  highestHeading: number,
): Promise<Diagnostic[]> => {
  const tree = markdownToMdast(text);
  const nodes = flattenTree(tree);
  const usedDefinitions = getUsedDefinitions(nodes);
  const essay: Essay = { context, file, text, firstLine, pagePath, highestHeading, usedDefinitions };
  const checks: Promise<Diagnostic[]>[] = [];
  let previousLevel = 0;
  for (const node of nodes) {
    checks.push(checkNode(essay, node, previousLevel));
    if (node.type === 'heading') previousLevel = node.depth;
  }
  const diagnostics = (await Promise.all(checks)).flat();
  for (const { message, node } of getStructureProblems(tree))
    diagnostics.push(createEssayDiagnostic(essay, message, node.position?.start.offset, true));
  if (diagnostics.length === 0 && !new RegExp(VISIBLE_CHARACTER, 'u').test(getNodeText(tree)))
    return [createEssayDiagnostic(essay, EMPTY_ESSAY)];
  return diagnostics;
};
