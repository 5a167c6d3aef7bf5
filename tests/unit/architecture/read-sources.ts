import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { isNode, parse, type SyntaxNode, textOf, walk } from './syntax-tree.ts';

export interface Import {
  /** Path seen from `src` for a file of the project, otherwise a package's name. */
  target: string;
  isPackage: boolean;
  /** True when nothing of it is left at run time. */
  isType: boolean;
}

export interface Source {
  /** Path below `src`, with forward slashes. */
  path: string;
  /** First part of the path, e.g. `islands` or `content.config.ts`. */
  layer: string;
  tree: SyntaxNode;
  imports: Import[];
}

/** Every code file of `src`, parsed. */
export function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx,astro,mjs}')
    .map((file) => file.split(sep).join('/').slice('src/'.length))
    .map((path) => readSource(path, readFileSync(`src/${path}`, 'utf8')));
}

/** One file as the rules of the architecture see it. */
export function readSource(path: string, code: string): Source {
  const tree = parse(path, code);
  const imports: Import[] = [];
  walk(tree, (node) => {
    const [specifier] = specifierOf(node)?.split('?') ?? [];
    if (specifier === undefined) return;
    const isPackage = !specifier.startsWith('.');
    const target = isPackage ? specifier : posix.join(posix.dirname(path), specifier);
    imports.push({ target, isPackage, isType: isTypeImport(node) });
  });
  return { path, layer: layerOf(path), tree, imports };
}

export function layerOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function specifierOf(node: SyntaxNode): string | undefined {
  const names = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSImportType',
  ];
  return names.includes(node.type) ? textOf(node.source) : undefined;
}

function isTypeImport(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const { specifiers } = node;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every((specifier) => isNode(specifier) && specifier.importKind === 'type');
}
