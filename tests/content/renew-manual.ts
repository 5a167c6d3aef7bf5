import type { z } from 'astro/zod';
import { formatReport } from '../../src/editing/content-check/format-report.ts';
import { DOCUMENTS, EXHIBITIONS_FOLDER } from '../../src/schemas/documents.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import type { PictureField } from '../../src/schemas/picture-field.ts';
import { checkChanged } from './check-changed.ts';
import { addExample, MANUAL_MISTAKES, REPORT_MISTAKES } from './manual-mistakes.ts';
import { listSchemaFields } from './schema-fields.ts';

/** Replaces what follows a text as far as a pattern reaches; throws when the text is not there. */
const replaceAfter = (text: string, head: string, old: RegExp, replacement: string): string => {
  const at = text.indexOf(head);
  if (at === -1) throw new Error(`The manual does not hold ${head}`);
  const start = at + head.length;
  return text.slice(0, start) + text.slice(start).replace(old, () => replacement);
};

const TABLE_ROWS = /^(?:\|.*\n)*/;
const FENCED_TEXT = /^[^`]*/;

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |\n`;

const writeFieldTable = (schema: Parameters<typeof listSchemaFields>[0]): string =>
  listSchemaFields(schema)
    .map(({ name, help, isOptional }) => row(`\`${name}\``, isOptional ? `${help} (opcional)` : help))
    .join('');

const writeMistakeTable = async (): Promise<string> => {
  let rows = '';
  for (const [what, change] of Object.entries(MANUAL_MISTAKES)) {
    // A slip that is told twice, such as a misspelt field, is told best where it was made.
    const message = (await checkChanged(addExample, change)).at(-1)?.message ?? '';
    rows += row(what, message);
  }
  return rows;
};

/** The manual with every field, message and report in it as the schemas and the check give them today. */
export const renewManual = async (manual: string): Promise<string> => {
  const report = `${formatReport(await checkChanged(addExample, ...REPORT_MISTAKES))}\n`;
  const withReport = replaceAfter(manual, 'qué encontró y qué se espera.\n\n```\n', FENCED_TEXT, report);
  const mistakes = await writeMistakeTable();
  const withMistakes = replaceAfter(withReport, '| Qué pasó | Qué dice |\n|---|---|\n', TABLE_ROWS, mistakes);
  const tables = [
    { file: `${EXHIBITIONS_FOLDER}/*.md`, schema: exhibitionSchema },
    ...Object.values(DOCUMENTS),
  ] satisfies { file: string; schema: (picture: PictureField) => z.ZodType }[];
  return tables.reduce((text, { file, schema }) => {
    const head = `### \`${file}\`\n\n| Campo | Qué es |\n|---|---|\n`;
    return replaceAfter(text, head, TABLE_ROWS, writeFieldTable(schema));
  }, withMistakes);
};
