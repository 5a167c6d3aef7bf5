import { join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from './temporary-content.ts';

/** A file that exists in memory only, in the project's root, so that its imports are found. */
const FILE = join(PROJECT_ROOT, 'structured-data-under-test.ts');
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

/**
 * What the TypeScript compiler says when each node is read as the schema.org type that it claims to be, by `schema-dts`,
 * which is made from schema.org's own vocabulary: unknown types, unknown properties, values of another type.
 */
export function findVocabularyMistakes(nodes: readonly Record<string, unknown>[]): string[] {
  const statements = nodes.map(
    (node, index) =>
      `export const node${String(index)}: Extract<Thing, { '@type': '${String(node['@type'])}' }> = ${JSON.stringify(node)};`,
  );
  const source = `import type { Thing } from 'schema-dts';\n${statements.join('\n')}\n`;
  const host = ts.createCompilerHost(OPTIONS);
  const inMemory: ts.CompilerHost = {
    ...host,
    fileExists: (file) => isUnderTest(file) || host.fileExists(file),
    readFile: (file) => (isUnderTest(file) ? source : host.readFile(file)),
    getSourceFile: (file, ...rest) =>
      isUnderTest(file)
        ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
        : host.getSourceFile(file, ...rest),
  };
  const program = ts.createProgram([FILE], OPTIONS, inMemory);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const isUnderTest = (file: string): boolean => file.endsWith('structured-data-under-test.ts');
