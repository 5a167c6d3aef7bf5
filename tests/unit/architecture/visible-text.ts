import { globSync, readFileSync } from 'node:fs';
import type { Source } from './read-sources.ts';
import { resolveTexts } from './resolved-text.ts';
import { attributeName, isNode, type SyntaxNode, textOf, walk } from './syntax-tree.ts';

/** Attributes and props that a person sees or hears. */
const SPOKEN_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'data-caption',
  'description',
  'heading',
  'label',
  'lead',
  'placeholder',
  'set:html',
  'set:text',
  'subject',
  'text',
  'title',
  'value',
];
/** What scripts write into a page. */
const SPOKEN_PROPERTIES = [
  'alt',
  'ariaDescription',
  'ariaLabel',
  'ariaPlaceholder',
  'ariaRoleDescription',
  'ariaValueText',
  'innerHTML',
  'innerText',
  'label',
  'placeholder',
  'textContent',
  'title',
];
/** Calls whose texts a person reads: `setAttribute('title', 'Abrir')`, `append('Abrir')`, `console.log('Abrir')`. */
const SPEAKING_CALLS =
  /^(alert|append|after|before|confirm|createTextNode|debug|error|info|insertAdjacentText|log|prepend|prompt|replaceChildren|setAttribute|setCustomValidity|toast|warn)$/;
/** The specification's own word for the console, and the names of attributes. */
const NO_TEXT = /^(pageView|aria-(hidden|current|expanded|disabled)|hidden|true|false)$/;
/** These speak to editors, developers and whoever publishes, in Spanish, and never to visitors. */
const EDITOR_FOLDERS = ['schemas', 'json-schemas', 'content-check', 'commands', 'integrations', 'headers'];
const LETTER = /\p{L}/u;
const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;
const SPANISH_SIGN = /[áéíóúüñ¿¡«»…]/iu;
/** A word with a capital, as the names of keys have (which are only compared with), or several words of letters alone. */
const READS_LIKE_TEXT =
  /^\p{Lu}\p{Ll}+(?:$|[\s.,:;!?])|^(?=.*\p{L}{3}.*\s.*\p{L}{3})\p{L}[\p{L}\s]*[.,:;!?]?$/u;

/**
 * Words for visitors that are written in code: letters and figures in the markup; letters in spoken attributes, in what an
 * expression in the markup renders, also by way of a name of the same file, and in what a script writes into the page or the
 * console; Spanish signs, words with a capital and several words in any other string; and any word or sentence that
 * `content/` already holds.
 *
 * @param contentWords what `readContentWords` gives
 */
export function findVisibleText({ layer, tree }: Source, contentWords: ReadonlySet<string>): string[] {
  if (EDITOR_FOLDERS.includes(layer)) return [];
  const found: string[] = [];
  const add = (texts: string[], sign = LETTER) =>
    found.push(...texts.map((text) => text.trim()).filter((text) => sign.test(text) && !NO_TEXT.test(text)));
  walk(tree, (node, ancestors) => {
    const [parent] = ancestors;
    if (node.type === 'JSXText') add([textOf(node) ?? ''], LETTER_OR_FIGURE);
    else if (isRendered(node, parent)) add(resolveTexts(node.expression, tree));
    else if (isSpoken(node) && !isOfScript(parent)) add(resolveTexts(node.value, tree));
    else if (writesText(node)) add(resolveTexts(node.right, tree));
    else if (speaks(node)) add([node.arguments].flat().flatMap((argument) => resolveTexts(argument, tree)));
    else if (!ancestors.some(isErrorForDevelopers)) {
      const text = textOf(node);
      if (text === undefined) return;
      const isText = SPANISH_SIGN.test(text) || contentWords.has(text);
      if (isText || (READS_LIKE_TEXT.test(text) && !isForMachines(ancestors))) add([text]);
    }
  });
  return [...new Set(found)];
}

/** Every word and sentence of `content/**.json` that could not also be a name in code (those have no capital and no space). */
export function readContentWords(): Set<string> {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && LETTER.test(value) && /^\p{Lu}|\s/u.test(value)) words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const file of globSync('content/**/*.json')) collect(JSON.parse(readFileSync(file, 'utf8')));
  return words;
}

/** `{expression}` between tags, as opposed to an attribute's value. */
function isRendered(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return node.type === 'JSXExpressionContainer' && parent !== undefined && !parent.type.endsWith('Attribute');
}

function isSpoken(node: SyntaxNode): boolean {
  return node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.includes(attributeName(node));
}

/** What is written into a script is code. */
function isOfScript(element: SyntaxNode | undefined): boolean {
  return isNode(element?.name) && element.name.name === 'script';
}

/** `document.title = …`, `element.textContent += …` */
function writesText({ type, left }: SyntaxNode): boolean {
  return type === 'AssignmentExpression' && SPOKEN_PROPERTIES.includes(nameOf(left));
}

function speaks({ type, callee }: SyntaxNode): boolean {
  return type === 'CallExpression' && SPEAKING_CALLS.test(nameOf(callee));
}

/** The last name of `a.b.name` or `name`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const name = node.type === 'MemberExpression' ? node.property : node;
  return isNode(name) && name.type === 'Identifier' ? String(name.name) : '';
}

/** Classes, other attributes that nobody reads, keys that are compared with, types, and the types of schema.org. */
function isForMachines([parent, ...further]: readonly SyntaxNode[]): boolean {
  if (!parent) return false;
  const isCompared =
    parent.type === 'SwitchCase' ||
    (parent.type === 'BinaryExpression' && /^[!=]==$/.test(String(parent.operator)));
  const isAttribute = [parent, ...further].some((node) => node.type === 'JSXAttribute' && !isSpoken(node));
  const isLinkedType = isNode(parent.key) && parent.key.value === '@type';
  return isCompared || isAttribute || isLinkedType || parent.type.startsWith('TS');
}

function isErrorForDevelopers({ type, callee }: SyntaxNode): boolean {
  return type === 'NewExpression' && isNode(callee) && callee.name === 'Error';
}
