import { DOCUMENTS } from '../../schemas/documents.ts';
import { makeDocumentSchema } from './document-schema.ts';
import type { EditorSchema } from './editor-schema.ts';

/** The JSON Schema of one file of content/, and where it is kept. Paths from the project's root. */
export interface SchemaFile {
  content: string;
  file: string;
  schema: EditorSchema;
}

/** Where the JSON Schemas are kept, from the project's root. */
export const SCHEMAS_FOLDER = '.vscode/schemas';

/** A JSON Schema for every JSON file of content/, beside VS Code's settings, which name both. */
export const listSchemaFiles = (): SchemaFile[] =>
  Object.values(DOCUMENTS).map(({ file, schema }) => ({
    content: file,
    file: file.replace(/^content/, SCHEMAS_FOLDER).replace(/\.json$/, '.schema.json'),
    schema: makeDocumentSchema(schema),
  }));

/** A JSON Schema, or another object, as the text of its file. */
export const printJson = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;
