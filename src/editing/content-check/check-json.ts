import type { z } from 'astro/zod';
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { PictureField } from '../../schemas/picture-field.ts';
import { measuredPicture } from './check-picture.ts';
import { checkValues, type ValueError } from './check-values.ts';
import { type ContentError, countLine, errorsOf, readFieldName } from './content-error.ts';
import { type JsonError, readJson } from './json-errors.ts';
import { readTextFile } from './read-text-file.ts';

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
const dropCascading = (text: string, errors: readonly JsonError[]): (JsonError & { line: number })[] => {
  const kept: (JsonError & { line: number })[] = [];
  for (const error of errors) {
    const line = countLine(text, error.offset);
    const last = kept.at(-1);
    const isBelowOpenText = last?.message.startsWith('Falta la comilla') && last.line + 1 === line;
    if (last?.line !== line && !isBelowOpenText) kept.push({ ...error, line });
  }
  return kept;
};

/** Every error of one JSON file: of its text, fields written twice, and values that its schema refuses. */
export const checkJson = async (root: string, { file, schema }: ContentFile): Promise<ContentError[]> => {
  const text = await readTextFile(root, file);
  if (typeof text !== 'string') return [text];
  const error = errorsOf(file);
  const lines = text.split('\n');
  const tell = (message: string, line: number) => error(message, line, readFieldName(lines[line - 1] ?? ''));
  const { tree, errors } = readJson(text);
  const told = dropCascading(text, errors).map(({ message, line }) => tell(message, line));
  if (!tree) return told;
  const repeated = findRepeatedKeys(tree).map(({ offset }) =>
    tell('Este campo está escrito dos veces. Borra uno.', countLine(text, offset)),
  );
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = findNode(tree, path);
    return countLine(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  };
  const values = await checkValues(file, schema(measuredPicture(root, file)), {
    data: getNodeValue(tree) as unknown,
    lineOf,
  });
  const isCascading = ({ path, line, code }: ValueError): boolean => {
    if (told.some((other) => other.line === line && line > 1)) return true;
    if (told.length > 0 && tree.children === undefined) return true;
    // A group that was not read to its end may hold what seems to be missing, and what belongs elsewhere.
    const group = findNode(tree, code === 'unrecognized_keys' ? path.slice(0, -1) : path);
    const isWhole = !errors.some(
      ({ offset }) => offset >= group.offset && offset < group.offset + group.length,
    );
    const isOpen =
      group.offset + group.length >= text.trimEnd().length &&
      errors.some(({ message }) => / al final\.$/.test(message));
    if (group.type !== 'object' && group.type !== 'array') return false;
    return code === 'unrecognized_keys' ? isOpen : !isWhole;
  };
  return [...told, ...repeated, ...values.filter((value) => !isCascading(value))];
};
