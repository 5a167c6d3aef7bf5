import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files that can name others. */
const TEXT = /\.(?:html|css|js|json|txt|xml|webmanifest|svg)$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/;
/** The end of a built file's name, hash and all: `DQ6SoTYM.woff2`. It is plain ASCII, however the name before is written. */
const HASHED_END = /(?<![\w-])[\w-]+\.[a-z\d]+(?![\w.-])/gi;

/** Where Astro puts what it has built, under names with a hash. */
const BUILT = '_astro/';

const endOf = (file: string): string => file.split(/[./]/).slice(-2).join('.');

/**
 * Publishes nothing by accident. Astro leaves the editors' originals of content collections beside the versions made of them
 * (withastro/astro#11887): with their EXIF, a photograph from a phone would say where it was taken. Follows names from what has
 * an address of its own (pages, sitemap, manifest) to the built files, and removes those that are not reached.
 *
 * @returns how many files it removed
 * @throws Error when nothing names a built file, and all would go
 */
export async function removeUnnamedFiles(dist: string): Promise<number> {
  const files = await listFiles(dist);
  const unnamed = Map.groupBy(
    files.filter((file) => file.startsWith(BUILT)),
    endOf,
  );
  const count = unnamed.size;
  const waiting = files.filter((file) => !file.startsWith(BUILT));
  for (const file of waiting) {
    if (!TEXT.test(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    for (const [end] of text.matchAll(HASHED_END)) {
      waiting.push(...(unnamed.get(end) ?? []));
      unnamed.delete(end);
    }
  }
  if (unnamed.size === count) throw new Error(`finish-pages: no page names a file in ${BUILT}.`);
  const removed = [...unnamed.values()].flat();
  await Promise.all(removed.map((file) => rm(join(dist, file))));
  return removed.length;
}

/**
 * @param files what is published, `public/` included
 * @throws Error at the first picture that carries EXIF, XMP or IPTC, or when there is no picture
 */
export async function refuseMetadata(dist: string, files: readonly string[]): Promise<void> {
  const pictures = files.filter((file) => PICTURE.test(file));
  if (pictures.length === 0)
    throw new Error('finish-pages: the site has no picture to look for metadata in.');
  for (const picture of pictures) {
    const { exif, xmp, iptc } = await sharp(join(dist, picture)).metadata();
    if (exif ?? xmp ?? iptc)
      throw new Error(
        `${picture}: la imagen lleva datos de quien la tomó (EXIF, XMP o IPTC: lugar, fecha, autor). Guárdala sin ellos antes de publicar.`,
      );
  }
}

/** Paths below a folder, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
