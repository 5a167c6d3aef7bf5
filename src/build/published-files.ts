import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

/** Files that can reference others. */
const TEXT = /\.(?:html|css|js|json|txt|xml|svg)$/;
/** Pictures that pages and islands import, and icons: what Astro leaves unreferenced. */
const ORIGINAL = /\.(?:jpe?g|png|webp|avif|svg)$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/;
/** The end of a built file's name, with its hash: `DQ6SoTYM.woff2`. It is ASCII, also where the rest of the name isn't. */
const endOf = (file: string): string => file.split(/[./]/).slice(-2).join('.');
const HAS_METADATA =
  'la imagen lleva datos de quien la tomó (EXIF, XMP o IPTC: lugar, fecha, autor). Guárdala sin ellos antes de publicar.';
/** What may be the name of a file, in a text. */
const NAME = /[\w-]+(?:\.[\w-]+)+/g;

/** Keeps out of `dist` the pictures' originals, which Astro leaves there (withastro/astro#11887), and pictures with EXIF. */
export function publishedFiles(): AstroIntegration {
  return {
    name: 'published-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const removed = await removeUnreferencedFiles(dist);
        logger.info(`${removed.length} unreferenced files deleted: ${removed.join(', ')}`);
        await refuseMetadata(dist);
      },
    },
  };
}

/** Deletes the pictures that Astro built under names with a hash and no text file references, and returns their names. */
async function removeUnreferencedFiles(dist: string): Promise<string[]> {
  const referenced = new Set<string>();
  for (const file of listPublishedFiles(dist).filter((name) => TEXT.test(name)))
    for (const [name] of (await readFile(file, 'utf8')).matchAll(NAME)) referenced.add(endOf(name));
  const built = listPublishedFiles(join(dist, '_astro'));
  const unreferenced = built.filter((file) => !referenced.has(endOf(file)));
  if (unreferenced.length === built.length)
    throw new Error('published-files: no page references a file in _astro/.');
  const removed = unreferenced.filter((file) => ORIGINAL.test(file));
  await Promise.all(removed.map((file) => rm(file)));
  return removed.map((file) => basename(file)).sort();
}

/** Throws at the first published picture with EXIF, XMP or IPTC data, and when there is no picture at all. */
async function refuseMetadata(dist: string): Promise<void> {
  const pictures = listPublishedFiles(dist).filter((file) => PICTURE.test(file));
  if (pictures.length === 0)
    throw new Error('published-files: the site has no picture to look for metadata in.');
  for (const picture of pictures) {
    const { exif, xmp, iptc } = await sharp(picture).metadata();
    if (exif ?? xmp ?? iptc)
      throw new Error(`${picture.slice(dist.length).replaceAll('\\', '/')}: ${HAS_METADATA}`);
  }
}

const listPublishedFiles = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder }).map((file) => join(folder, file));
