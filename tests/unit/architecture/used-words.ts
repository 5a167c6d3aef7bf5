import { globSync } from 'node:fs';
import ts from 'typescript';

/** Groups of words in groups of words. */
const DEEPEST = 4;

const ISLAND = /src\/islands\/(\w+)\.tsx$/;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};

/**
 * What the islands are given and read nowhere, each by its way: `PageViewTable: words.table.note`. TypeScript tells which
 * declared word each `words.table.note`, `{ note }` and `words[kind]` means; a group that is handed to something with names
 * of its own is read where that thing reads it.
 *
 * @param code files that stand in for the project's own, by path: to try what is seen and what is not
 */
export function findUnusedWords(code?: Record<string, string>): string[] {
  const readers = code ? Object.keys(code) : globSync('src/{islands,page-views,contact}/**/*.{ts,tsx}');
  const host = ts.createCompilerHost(OPTIONS);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => code?.[path] ?? readFile(path);
  const program = ts.createProgram(readers, OPTIONS, host);
  const files = readers.flatMap((path) => program.getSourceFile(path) ?? []);
  const checker = program.getTypeChecker();
  const used = new Reading(checker).listUsed(files);

  const listUnused = (type: ts.Type, way: string): string[] =>
    type.getProperties().flatMap((word) => {
      const declaration = declarationOf(word);
      if (!declaration || !isOurs(word)) return [];
      if (!used.has(declaration)) return [`${way}${word.name}`];
      const inner = checker.getTypeOfSymbol(word);
      return checker.isArrayType(inner) ? [] : listUnused(inner, `${way}${word.name}.`);
    });
  return files
    .filter(({ fileName }) => ISLAND.test(fileName))
    .flatMap((file) => {
      const name = ISLAND.exec(file.fileName)?.[1] ?? '';
      const exports = checker.getSymbolAtLocation(file);
      const island = exports && checker.getExportsOfModule(exports).find((item) => item.name === 'default');
      const props = island && checker.getTypeOfSymbol(island).getCallSignatures()[0]?.getParameters()[0];
      if (!props) throw new Error(`${file.fileName} has no component`);
      return listUnused(checker.getTypeOfSymbol(props), `${name}: `);
    });
}

/** Which declared properties code reads, and which it passes on under another declaration. */
class Reading {
  readonly #checker: ts.TypeChecker;
  readonly #used = new Set<ts.Declaration>();
  readonly #handedOn = new Map<ts.Declaration, Set<ts.Declaration>>();
  readonly #seen = new Map<ts.Type, Set<ts.Type>>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** What these files read, and what they hand on to something that is read. */
  listUsed(files: readonly ts.SourceFile[]): ReadonlySet<ts.Declaration> {
    const visit = (node: ts.Node): void => {
      this.#readNode(node);
      ts.forEachChild(node, visit);
    };
    files.forEach(visit);
    let before = -1;
    while (before !== this.#used.size) {
      before = this.#used.size;
      for (const [from, to] of this.#handedOn) {
        if ([...to].some((declaration) => this.#used.has(declaration))) this.#used.add(from);
      }
    }
    return this.#used;
  }

  #readNode(node: ts.Node): void {
    const typeOf = (expression: ts.Node) => this.#checker.getTypeAtLocation(expression);
    if (ts.isPropertyAccessExpression(node)) this.#use(typeOf(node.expression), node.name.text);
    if (ts.isElementAccessExpression(node)) {
      for (const name of this.#listNames(node.argumentExpression)) this.#use(typeOf(node.expression), name);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      this.#use(typeOf(node.parent), name);
    }
    if (ts.isSpreadAssignment(node))
      this.#handOn(typeOf(node.expression), this.#checker.getContextualType(node.parent));
    if (ts.isJsxSpreadAttribute(node))
      this.#handOn(typeOf(node.expression), this.#checker.getContextualType(node.parent));
    if (ts.isConditionalExpression(node)) {
      for (const branch of [node.whenTrue, node.whenFalse]) this.#handOn(typeOf(branch), typeOf(node));
    }
    if (ts.isExpression(node)) this.#handOn(typeOf(node), this.#checker.getContextualType(node));
  }

  #listNames(argument: ts.Expression): string[] {
    return membersOf(this.#checker.getTypeAtLocation(argument)).flatMap((member) =>
      member.isStringLiteral() ? [member.value] : [],
    );
  }

  #use(type: ts.Type, name: string): void {
    for (const member of membersOf(type)) {
      const declaration = declarationOf(this.#checker.getPropertyOfType(member, name));
      if (declaration) this.#used.add(declaration);
    }
  }

  #handOn(from: ts.Type, to: ts.Type | undefined, depth = 0): void {
    const seen = this.#seen.get(from) ?? new Set();
    if (!to || from === to || depth > DEEPEST || seen.has(to)) return;
    this.#seen.set(from, seen.add(to));
    for (const given of membersOf(from).filter(isObject)) {
      // Nothing of ours is in what the browser or React made.
      if (!given.getProperties().slice(0, 1).some(isOurs)) continue;
      for (const property of given.getProperties()) {
        for (const taker of membersOf(to)) this.#handPropertyOn(property, taker, depth);
      }
    }
  }

  #handPropertyOn(property: ts.Symbol, taker: ts.Type, depth: number): void {
    const target = this.#checker.getPropertyOfType(taker, property.name);
    const source = declarationOf(property);
    if (!target || !source || !isOurs(property)) return;
    const other = declarationOf(target);
    if (other === source) return;
    // What takes every name of a list has no declaration for each.
    if (!other) this.#used.add(source);
    else this.#handedOn.set(source, (this.#handedOn.get(source) ?? new Set()).add(other));
    this.#handOn(this.#checker.getTypeOfSymbol(property), this.#checker.getTypeOfSymbol(target), depth + 1);
  }
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isObject(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

function declarationOf(symbol: ts.Symbol | undefined): ts.Declaration | undefined {
  return symbol?.declarations?.[0];
}

function isOurs(symbol: ts.Symbol): boolean {
  const file = declarationOf(symbol)?.getSourceFile().fileName;
  return file !== undefined && !file.includes('/node_modules/');
}
