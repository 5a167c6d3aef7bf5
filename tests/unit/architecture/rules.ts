import { layerOf, type Import, type Source } from './read-sources.ts';
import { attributeName, isNode, type SyntaxNode, walk } from './syntax-tree.ts';

const LOOKS = ['styles', 'fonts', 'icons'];

/** Which folder may import which at run time. What is not here is not allowed. */
const ARROWS: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'components', 'islands', 'queries', ...LOOKS],
  layouts: ['components', 'islands', 'queries', ...LOOKS],
  sections: ['components', 'islands', 'queries', ...LOOKS],
  components: ['components', 'contact', ...LOOKS],
  islands: ['islands', 'page-views', 'contact', ...LOOKS],
  queries: ['queries', 'schemas'],
  schemas: ['schemas'],
  'content.config.ts': ['schemas', 'content-check'],
  'content-check': ['content-check', 'schemas'],
  'json-schemas': ['json-schemas', 'schemas', 'content-check'],
  integrations: ['integrations', 'content-check', 'json-schemas', 'schemas', 'headers'],
  commands: ['commands', 'content-check', 'json-schemas', 'headers'],
  headers: ['headers'],
  'page-views': ['page-views'],
  contact: ['contact'],
  directives: ['directives', 'contact'],
  styles: ['styles'],
};

/** Folders whose types, and nothing else, may be used as well. */
const TYPE_ARROWS: Record<string, string[]> = {
  components: ['queries', 'schemas'],
  islands: ['schemas'],
};

/** The one component that stands at the start of the second road. */
const RECORDER = 'components/PageViewRecorder.astro';

export const FOLDERS = [...Object.keys(ARROWS), 'fonts', 'icons'];

/** Arrows that point up or aside, as `from → to`. */
export function findForbiddenArrows({ path, layer, imports }: Source): string[] {
  const isAllowed = ({ target, isPackage, isType }: Import) => {
    if (isPackage) return true;
    const to = layerOf(target);
    if (path === RECORDER && to === 'page-views') return true;
    return (ARROWS[layer] ?? []).includes(to) || (isType && (TYPE_ARROWS[layer] ?? []).includes(to));
  };
  return imports.filter((item) => !isAllowed(item)).map(({ target }) => `${path} → ${target}`);
}

/** Packages a file imports, types included. */
export function packagesOf({ imports }: Source): string[] {
  return imports.filter(({ isPackage }) => isPackage).map(({ target }) => target);
}

/** Every `client:*` in the markup of a file, e.g. `client:gesture`. */
export function findClientDirectives({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'JSXAttribute' && attributeName(node).startsWith('client:'))
      found.push(attributeName(node));
  });
  return found;
}

/** Which of these names the code of a file uses as an identifier; comments and strings do not count. */
export function findIdentifiers({ tree }: Source, names: readonly string[]): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'Identifier' && names.includes(String(node.name))) found.push(String(node.name));
  });
  return found;
}

/**
 * Uses of the browser's storage other than handing it to a function: `readPageViews(() => localStorage)` hands it on,
 * `localStorage.getItem('pageViews')` reads it.
 */
export function findDirectStorage({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node, ancestors) => {
    const isStorage = node.type === 'Identifier' && /^(local|session)Storage$/.test(String(node.name));
    if (isStorage && !isHandedOn(node, ancestors)) found.push(String(node.name));
  });
  return found;
}

function isHandedOn(storage: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  let value = storage;
  for (const ancestor of ancestors) {
    const isWindowMember = ancestor.type === 'MemberExpression' && ancestor.property === value;
    const isLazy = ancestor.type === 'ArrowFunctionExpression' && ancestor.body === value;
    if (isWindowMember || isLazy) value = ancestor;
    else
      return ancestor.type === 'CallExpression' && [ancestor.arguments].flat().some((item) => item === value);
  }
  return false;
}

/** Whether a file's markup uses one of these components, e.g. Astro's own `Image`. */
export function usesElement({ tree }: Source, names: readonly string[]): boolean {
  let isUsed = false;
  walk(tree, (node) => {
    const { name } = node;
    if (node.type === 'JSXOpeningElement' && isNode(name) && names.includes(String(name.name))) isUsed = true;
  });
  return isUsed;
}
