import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_RULES } from '../../src/schemas/picture-field.ts';
import { CONTENT_FILES, EXHIBITIONS_FOLDER, PAGES_FOLDER } from '../../src/schemas/content-files.ts';
import { pageSchema } from '../../src/schemas/page.ts';
import { exhibitionSchema } from '../../src/schemas/exhibition.ts';
import { FieldMarker, type Mark } from './mark-fields.ts';
import { paint } from './paint.ts';
import type { SiteFolder } from '../setup/site-folder.ts';

/** A mark, and the file of content/ in which it stands. */
export interface FileMark extends Mark {
  file: string;
}

export const PAGES = `${PAGES_FOLDER}/*.md`;
export const EXHIBITIONS = `${EXHIBITIONS_FOLDER}/*.md`;
/** More than the twelve that a tab shows. */
const PAST_COUNT = 13;
/** Fields that are no words: every picture is of a project, and on one plan. */
const FIXED = { id: 'nivel', isProject: true, view: { plan: 'nivel', x: 50, y: 50, direction: 0 } };

/**
 * Puts a mark in the place of every value of a copy of content/: in each JSON file, and in more past exhibitions than a tab
 * shows, one that is open now, and none to come.
 */
export async function markContent(content: SiteFolder): Promise<FileMark[]> {
  const marks: FileMark[] = [];
  const marker = new FieldMarker();
  const keep = async (file: string, found: readonly Mark[]) => {
    marks.push(...found.map((mark) => ({ ...mark, file })));
    for (const { picture } of found)
      if (picture) await content.write(join(dirname(file), picture.file), await paintOne(picture));
  };
  for (const { file, schema } of Object.values(CONTENT_FILES)) {
    const before = JSON.parse(await readFile(join(content.root, file), 'utf8')) as { plans?: unknown[] };
    // Every view is on the plan with the fixed id, and no two plans may have it.
    before.plans?.splice(1);
    const { filled, marks: found } = marker.fill(schema, before, FIXED);
    await content.write(file, JSON.stringify(filled));
    await keep(file, found);
  }
  for (const file of globSync(PAGES, { cwd: content.root })) await content.remove(file);
  for (const [index, name] of ['visita', 'privacidad'].entries()) {
    const before = { leadWhenSending: '{service}' };
    const fixed = { order: index + 1, isIndexed: true, link: '/#contact' };
    const { filled, marks: found } = marker.fill(pageSchema, before, fixed);
    const text = `Qz${String(9100 + index)}z`;
    await content.write(PAGES.replace('*', name), `---\n${JSON.stringify(filled)}\n---\n\n${text}\n`);
    await keep(PAGES, [...found, { field: 'text', trace: text }]);
  }
  for (const file of globSync(EXHIBITIONS, { cwd: content.root })) await content.remove(file);
  for (let id = 1; id <= PAST_COUNT + 1; id += 1) {
    const fixed = { id, status: id > PAST_COUNT ? 'actual' : 'pasada', draft: false };
    const { filled, marks: found } = marker.fill(exhibitionSchema, {}, fixed);
    const essay = `Qz${String(9000 + id)}z`;
    // JSON is YAML too.
    const text = `---\n${JSON.stringify(filled)}\n---\n\n${essay}\n`;
    await content.write(EXHIBITIONS.replace('*', `muestra-${String(id)}`), text);
    await keep(EXHIBITIONS, [...found, { field: 'essay', trace: essay }]);
  }
  return marks;
}

/** A picture of the size that its use asks for. A build makes one file of two that are the same: its name is in it too. */
async function paintOne({ file, use }: NonNullable<Mark['picture']>): Promise<Buffer> {
  const { width, height } = PICTURE_RULES[use];
  if (use === 'drawing')
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" id="${file}" viewBox="0 0 3 2"/>`);
  return Buffer.concat([await paint(width, height, 'jpeg'), Buffer.from(file)]);
}
