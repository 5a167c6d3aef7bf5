import type { z } from 'astro/zod';
import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { MakePictureField } from '../../schemas/picture-field.ts';
import { checkCuts } from './check-cuts.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues, type ContentSource } from './check-values.ts';
import { type ContentError, countLine, errorsOf, REPEATED_FIELD } from './content-error.ts';
import { type ContentFolder, readTextFile } from './content-folder.ts';

const NO_JSON =
  'Esta línea no es JSON. Se espera "campo": "valor", con comillas rectas (dentro del texto, « », y ningún tabulador), una coma antes del siguiente campo y ninguna después del último; cada { y cada [ se cierra con su pareja. Un número va sin comillas ni signos, con punto: 0.5.';

const findRepeatedFields = (node: Node): Node[] => {
  const { children = [] } = node;
  const names = children.map((child) => (node.type === 'object' ? String(child.children?.[0]?.value) : ''));
  const repeated = children.filter((_, index) => names.indexOf(names[index] ?? '') < index);
  return [...(node.type === 'object' ? repeated : []), ...children.flatMap(findRepeatedFields)];
};

/** Parses a JSON file. Its errors are the line that is no JSON, and then there is no `source`, or the fields written twice. */
export const readJson = (file: string, text: string): { errors: ContentError[]; source?: ContentSource } => {
  const found: ParseError[] = [];
  const tree = parseTree(text, found, { disallowComments: true });
  const [first] = found;
  if (first || !tree) {
    // A missing character is reported at the token after it, which may be lines below.
    const isMissing = first && /(?:Comma|Colon|Brace|Bracket)Ex/.test(printParseErrorCode(first.error));
    const before = text.slice(0, first?.offset);
    return { errors: [errorsOf(file)(NO_JSON, countLine(isMissing ? before.trimEnd() : before))] };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = findNodeAtLocation(tree, path as (string | number)[]);
    if (!node) return lineOf(path.slice(0, -1));
    return countLine(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const lines = findRepeatedFields(tree).map(({ offset }) => countLine(text, offset));
  const errors = lines.map((line) => errorsOf(file)(REPEATED_FIELD, line));
  return { errors, source: { data: getNodeValue(tree), lineOf } };
};

/** A JSON file of content/, parsed; without `source` where it is none. */
export type JsonFile = ReturnType<typeof readJson>;

/** Opens a JSON file of content/ and parses it. */
export const readJsonFile = async (root: string, file: string): Promise<JsonFile> => {
  const text = await readTextFile(root, file);
  return typeof text === 'string' ? readJson(file, text) : { errors: text };
};

/** Opens JSON files of content/ and parses them. */
export const readJsonFiles = async (
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, JsonFile>> =>
  new Map(await Promise.all(files.map(async (file) => [file, await readJsonFile(root, file)] as const)));

/** Every error of one JSON file: a line that is no JSON, or fields written twice and values that its schema refuses. */
export const checkJson = async (
  content: ContentFolder,
  { file, schema }: { file: string; schema: (picture: MakePictureField) => z.ZodType },
  { errors, source }: JsonFile,
): Promise<ContentError[]> =>
  source
    ? [
        ...errors,
        ...(await checkValues(file, schema(measuredPicture(content, file)), source)),
        ...(await checkCuts(content, schema, file, source)),
      ]
    : errors;
