import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventExhibition } from './invented-exhibition.mjs';
import { writeCroppedCopy } from './picture-copies.mjs';
import { createRandom, pick } from './seeded-random.mjs';

/** Real houses show some photographs twice, yet not seven of them a hundred times. */
const NEW_PICTURES = 12;

/**
 * Adds past exhibitions to a copy of the project until it has so many.
 *
 * @param {string} copy absolute path
 * @param {number} total
 */
export async function growExhibitions(copy, total) {
  const folder = join(copy, 'content', 'exhibitions');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const source = texts.map((text) => text.split(/^---$/m).slice(2).join('')).join('\n');
  const originals = listPictures(texts, 'image');
  const portraits = listPictures(texts, 'speakerAvatar');
  const highest = Math.max(...texts.map((text) => Number(/^id: (\d+)$/m.exec(text)?.[1] ?? 0)));

  const pictures = [...originals];
  for (let number = 1; number <= NEW_PICTURES; number += 1) {
    const name = `otra-${number}.jpg`;
    await writeCroppedCopy(join(folder, pick(originals, createRandom(number))), join(folder, name), number);
    pictures.push(name);
  }
  for (let count = texts.length + 1; count <= total; count += 1) {
    const id = highest + count - texts.length;
    const picture = pick(pictures, createRandom(-id));
    const portrait = pick(portraits, createRandom(-id));
    writeFileSync(join(folder, `otra-${id}.md`), inventExhibition({ id, source, picture, portrait }));
  }
}

/**
 * @param {readonly string[]} texts
 * @param {string} field
 * @returns {string[]} file names
 */
function listPictures(texts, field) {
  return texts.flatMap((text) => new RegExp(`^${field}: \\./(.+)$`, 'm').exec(text)?.[1] ?? []);
}
