import { globSync, readFileSync } from 'node:fs';
import type { Source } from './read-sources.ts';
import { attributeName, isNode, type SyntaxNode, textOf, walk } from './syntax-tree.ts';

/** Attributes that a person sees or hears. */
const SPOKEN_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'set:text',
  'label',
  'placeholder',
  'title',
];
/** These speak to editors and developers, in Spanish, and never to visitors. */
const EDITOR_FOLDERS = ['schemas', 'content-check', 'commands', 'integrations'];
const LETTER = /\p{L}/u;
const SPANISH_SIGN = /[áéíóúüñ¿¡«»…]/iu;

/**
 * Words for visitors that are written in code: letters in the markup, in spoken attributes or in what an expression in
 * the markup renders; Spanish signs in any string; and any word or sentence that `content/` already holds.
 *
 * @param contentWords what `readContentWords` gives
 */
export function findVisibleText({ layer, tree }: Source, contentWords: ReadonlySet<string>): string[] {
  if (EDITOR_FOLDERS.includes(layer)) return [];
  const found: string[] = [];
  const add = (texts: string[]) =>
    found.push(...texts.map((text) => text.trim()).filter((text) => LETTER.test(text)));
  walk(tree, (node, ancestors) => {
    const [parent] = ancestors;
    if (node.type === 'JSXText') add([textOf(node) ?? '']);
    else if (isRendered(node, parent)) add(renderedTexts(node.expression));
    else if (node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.includes(attributeName(node)))
      add(renderedTexts(node.value));
    else if (!ancestors.some(isErrorForDevelopers)) {
      const text = textOf(node);
      if (text !== undefined && (SPANISH_SIGN.test(text) || contentWords.has(text))) add([text]);
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
  return node.type === 'JSXExpressionContainer' && parent !== undefined && parent.type !== 'JSXAttribute';
}

/** The strings that an expression can put on the page; what it only compares with is left out. */
function renderedTexts(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return renderedTexts(node.expression);
    case 'ConditionalExpression':
      return [...renderedTexts(node.consequent), ...renderedTexts(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '===' || node.operator === '!=='
        ? []
        : [...renderedTexts(node.left), ...renderedTexts(node.right)];
    default:
      return [textOf(node) ?? ''];
  }
}

function isErrorForDevelopers({ type, callee }: SyntaxNode): boolean {
  return type === 'NewExpression' && isNode(callee) && callee.name === 'Error';
}
