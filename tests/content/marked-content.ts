import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_RULES } from '../../src/editing/content-check/picture-rules.ts';
import { DOCUMENTS, EXHIBITIONS_FOLDER } from '../../src/schemas/documents.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { PRIVACY_NOTICE } from '../../src/schemas/privacy-page.ts';
import { FieldMarker, type Mark } from './mark-fields.ts';
import { paint } from './paint.ts';
import type { TemporaryContent } from './temporary-content.ts';

/** A mark, and the file of content/ in which it stands. */
export interface FileMark extends Mark {
  file: string;
}

export interface MarkedContent {
  marks: FileMark[];
  /** Choices that may be left out, and are. */
  leftOut: ReadonlySet<string>;
}

export const EXHIBITIONS = `${EXHIBITIONS_FOLDER}/*.md`;
/** Two pages of the archive after the twelve of the home page. */
const PAST_COUNT = 39;

/**
 * Puts a mark in the place of every value of a copy of content/: in each JSON document, and in exhibitions enough for two
 * pages of archive, one of them open now, and none to come.
 */
export async function markContent(content: TemporaryContent): Promise<MarkedContent> {
  const marks: FileMark[] = [];
  const marker = new FieldMarker();
  const keep = async (file: string, found: readonly Mark[]) => {
    marks.push(...found.map((mark) => ({ ...mark, file })));
    for (const { picture } of found)
      if (picture) await content.write(join(dirname(file), picture.file), await paintOne(picture));
  };
  for (const { file, schema } of Object.values(DOCUMENTS)) {
    const before: unknown = JSON.parse(await readFile(join(content.root, file), 'utf8'));
    const { filled, marks: found } = marker.fill(schema, before);
    await content.write(file, JSON.stringify(filled));
    await keep(file, found);
  }
  // The sample's placeholders are not for a site that sends its messages.
  await content.write(PRIVACY_NOTICE, 'Qz9000z');
  for (const file of globSync(EXHIBITIONS, { cwd: content.root })) await content.remove(file);
  for (let id = 1; id <= PAST_COUNT + 1; id += 1) {
    const arranged = { id, status: id > PAST_COUNT ? 'actual' : 'pasada', draft: false };
    const { filled, marks: found } = marker.fill(exhibitionSchema, {}, arranged);
    const essay = `Qz${String(9000 + id)}z`;
    // JSON is YAML too.
    const text = `---\n${JSON.stringify(filled)}\n---\n\n${essay}\n`;
    await content.write(EXHIBITIONS.replace('*', `muestra-${String(id)}`), text);
    await keep(EXHIBITIONS, [...found, { field: 'essay', trace: essay }]);
  }
  return { marks, leftOut: marker.leftOut };
}

/** A picture of the size that its use asks for. A build makes one file of two that are the same: its name is in it too. */
async function paintOne({ file, use }: NonNullable<Mark['picture']>): Promise<Buffer> {
  const { width, height } = PICTURE_RULES[use];
  return Buffer.concat([await paint(width, height, 'jpeg'), Buffer.from(file)]);
}
