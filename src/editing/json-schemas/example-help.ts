import type { EditorSchema } from './editor-schema.ts';

/** The example of a field: a value that would be right, from the zod schema. */
export const readExample = ({ examples }: EditorSchema): string | undefined => {
  const [example]: unknown[] = Array.isArray(examples) ? examples : [];
  return typeof example === 'string' ? example : undefined;
};

/** Adds the example to a field's help: VS Code shows none by itself, and Markdown only from this property. */
export const showExample = (json: EditorSchema): void => {
  const example = readExample(json);
  if (json.description !== undefined && example !== undefined) {
    json.markdownDescription = `${json.description}\n\nPor ejemplo: \`${example}\``;
  }
};
