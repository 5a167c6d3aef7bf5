import astro from 'eslint-plugin-astro';
import { parser as typescriptParser } from 'typescript-eslint';

/** A node of the tree that the linter's parsers make of `.ts`, `.tsx`, `.mjs` and `.astro` files alike. */
export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

interface Parser {
  parseForESLint: (code: string, options: object) => { ast: unknown };
}

const astroParser: unknown = astro.configs.base.find(({ files }) => files?.includes('*.astro'))
  ?.languageOptions?.parser;

/** The tree of one file; an astro file's frontmatter and markup are one tree. Throws where the code cannot be parsed. */
export function parse(path: string, code: string): SyntaxNode {
  if (!isParser(astroParser)) throw new Error('eslint-plugin-astro no longer brings its parser.');
  const isAstro = path.endsWith('.astro');
  const options = {
    filePath: path,
    sourceType: 'module',
    ecmaFeatures: { jsx: !/\.(ts|mjs)$/.test(path) },
    ...(isAstro ? { parser: typescriptParser } : {}),
  };
  try {
    const { ast } = (isAstro ? astroParser : typescriptParser).parseForESLint(code, options);
    if (isNode(ast)) return ast;
  } catch (error) {
    throw new Error(`${path} cannot be parsed.`, { cause: error });
  }
  throw new Error(`${path} gave no syntax tree.`);
}

/** Fields that lead back up or repeat the code as a flat list. */
const NO_CHILDREN = ['parent', 'tokens', 'comments'];

/** Visits every node below and including `node`, with its ancestors, the nearest first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: readonly SyntaxNode[] = [],
): void {
  visit(node, ancestors);
  for (const [field, value] of Object.entries(node)) {
    if (NO_CHILDREN.includes(field)) continue;
    for (const child of [value].flat()) {
      if (isNode(child)) walk(child, visit, [node, ...ancestors]);
    }
  }
}

function isParser(value: unknown): value is Parser {
  return typeof value === 'object' && value !== null && 'parseForESLint' in value;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of a string or of the fixed parts of a template; undefined for anything else. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' || node.type === 'JSXText') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    return node.quasis.map(textOf).join('{}');
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return undefined;
}

/** `class` or `client:gesture`: the whole name of an attribute. */
export function attributeName(attribute: SyntaxNode): string {
  const name = attribute.name;
  if (!isNode(name)) return '';
  if (name.type !== 'JSXNamespacedName') return String(name.name);
  return [name.namespace, name.name].map((part) => (isNode(part) ? String(part.name) : '')).join(':');
}
