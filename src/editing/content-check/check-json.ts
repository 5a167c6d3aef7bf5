import type { z } from 'astro/zod';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { PictureField } from '../../schemas/picture-field.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues } from './check-values.ts';
import { type ContentError, countLine, errorsOf, readFieldName, REPEATED_FIELD } from './content-error.ts';
import { readTextFile } from './read-text-file.ts';

interface ContentFile {
  file: string;
  schema: (picture: PictureField) => z.ZodType;
}

const NO_JSON =
  'Esta línea no es JSON. Se espera "campo": "valor", con comillas rectas (dentro del texto, « »), una coma antes del siguiente campo y ninguna después del último; cada { y cada [ se cierra con su pareja.';

/** Parses JSON: the tree, or as much as there is of it, and the first line that can't be read, counted from 1. */
export const readJson = (text: string): { tree?: Node | undefined; wrongLine?: number } => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { tree };
  // A missing character is reported at the token after it, which may be lines below.
  const isMissing = /(?:Comma|Colon|Brace|Bracket)Expected/.test(printParseErrorCode(first.error));
  const before = text.slice(0, first.offset);
  return { tree, wrongLine: countLine(isMissing ? before.trimEnd() : text, first.offset) };
};

/** The node of a field, or of the group that should hold it. */
const findNode = (tree: Node, path: readonly PropertyKey[]): Node => {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node) return node;
  }
  return tree;
};

const findRepeatedKeys = (node: Node): Node[] => {
  const { children = [] } = node;
  const names = children.map((child) => (node.type === 'object' ? String(child.children?.[0]?.value) : ''));
  const repeated = children.filter(
    (_, index) => node.type === 'object' && names.indexOf(names[index] ?? '') < index,
  );
  return [...repeated, ...children.flatMap(findRepeatedKeys)];
};

/** Every error of one JSON file: of its text, or else fields written twice and values that its schema refuses. */
export const checkJson = async (root: string, { file, schema }: ContentFile): Promise<ContentError[]> => {
  const text = await readTextFile(root, file);
  if (typeof text !== 'string') return [text];
  const { tree, wrongLine } = readJson(text);
  const lines = text.split('\n');
  const tell = (message: string, line: number) =>
    errorsOf(file, 'unread')(message, line, readFieldName(lines[line - 1] ?? ''));
  if (!tree || wrongLine !== undefined) return [tell(NO_JSON, wrongLine ?? 1)];
  const repeated = findRepeatedKeys(tree).map(({ offset }) => tell(REPEATED_FIELD, countLine(text, offset)));
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = findNode(tree, path);
    return countLine(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const data: unknown = getNodeValue(tree);
  return [...repeated, ...(await checkValues(file, schema(measuredPicture(root, file)), { data, lineOf }))];
};
