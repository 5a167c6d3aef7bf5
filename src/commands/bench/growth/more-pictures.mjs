import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../../project.mjs';
import { createWriter } from './invented-text.mjs';
import { writeCroppedCopy } from './picture-copies.mjs';
import { createRandom } from './seeded-random.mjs';

const WORDS = { alt: 14, caption: 6 };
const COUNT_RULE = /(GALLERY_PICTURE_COUNT = )\d+/;

/**
 * Adds pictures to the gallery of a copy of the project until it has so many, and changes its rule to match.
 *
 * @param {string} copy absolute path
 * @param {number} total
 * @throws {Error} when the rule is not where it was
 */
export async function growGallery(copy, total) {
  const rule = join(copy, 'src', 'schemas', 'gallery.ts');
  const code = readFileSync(rule, 'utf8');
  if (!COUNT_RULE.test(code)) throw new Error('GALLERY_PICTURE_COUNT is not in src/schemas/gallery.ts');
  writeFileSync(rule, code.replace(COUNT_RULE, `$1${total}`));

  const folder = join(copy, 'content', 'gallery');
  const list = join(folder, 'gallery.json');
  const originals = readPictures(list);
  const source = originals.map(({ alt }) => alt).join(' ');
  const pictures = [...originals];
  for (let index = originals.length; index < total; index += 1) {
    const image = `./otra-${index + 1}.jpg`;
    const original = originals[index % originals.length]?.image ?? '';
    await writeCroppedCopy(join(folder, original), join(folder, image), Math.floor(index / originals.length));
    const { words } = createWriter(source, createRandom(index));
    pictures.push({ image, alt: words(WORDS.alt), caption: words(WORDS.caption) });
  }
  writeFileSync(list, JSON.stringify(pictures));
}

/**
 * @param {string} path
 * @returns {{ image: string, alt: string, caption: string }[]}
 */
function readPictures(path) {
  /** @type {unknown} */
  const list = JSON.parse(readFileSync(path, 'utf8'));
  return (Array.isArray(list) ? list : []).filter(isJsonObject).map(({ image, alt, caption }) => ({
    image: String(image),
    alt: String(alt),
    caption: String(caption),
  }));
}
