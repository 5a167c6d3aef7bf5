import type { z } from 'astro/zod';
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { PictureField } from '../../schemas/picture-field.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues, type ValueError } from './check-values.ts';
import { type ContentError, countLine, errorsOf, readFieldName } from './content-error.ts';
import { type JsonError, readJson } from './json-errors.ts';
import { readTextFile } from './read-text-file.ts';

interface BrokenPlace extends JsonError {
  line: number;
}

interface ContentFile {
  file: string;
  schema: (picture: PictureField) => z.ZodType;
}

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

/** One broken place gives several errors, often down to the next line: only the first is the editor's. */
const dropCascading = (text: string, errors: readonly JsonError[]): BrokenPlace[] => {
  const kept: BrokenPlace[] = [];
  for (const error of errors) {
    const line = countLine(text, error.offset);
    const last = kept.at(-1);
    const isBelowOpenText = last?.message.startsWith('Falta la comilla') && last.line + 1 === line;
    if (last?.line !== line && !isBelowOpenText) kept.push({ ...error, line });
  }
  return kept;
};

/** What seems to be missing, or to be wrong on a broken line, only follows from what is broken. */
const isCascading = ({ line, message, code }: ValueError, broken: readonly BrokenPlace[]): boolean =>
  broken.some((place) => place.line === line) ||
  (broken.length > 0 && (code.startsWith('too_') || message.startsWith('Falta este campo.')));

/** Every error of one JSON file: of its text, fields written twice, and values that its schema refuses. */
export const checkJson = async (root: string, { file, schema }: ContentFile): Promise<ContentError[]> => {
  const written = await readTextFile(root, file);
  if (typeof written !== 'string') return [written];
  const { text, tree, errors } = readJson(written);
  const lines = text.split('\n');
  const tell = (message: string, line: number) =>
    errorsOf(file, 'unread')(message, line, readFieldName(lines[line - 1] ?? ''));
  const broken = dropCascading(text, errors);
  const told = broken.map(({ message, line }) => tell(message, line));
  if (!tree) return told;
  const repeated = findRepeatedKeys(tree).map(({ offset }) =>
    tell('Este campo está escrito dos veces. Borra uno.', countLine(text, offset)),
  );
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = findNode(tree, path);
    return countLine(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const source = { data: getNodeValue(tree) as unknown, lineOf };
  const values = await checkValues(file, schema(measuredPicture(root, file)), source);
  return [...told, ...repeated, ...values.filter((value) => !isCascading(value, broken))];
};
