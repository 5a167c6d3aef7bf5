import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { keepOwnHashes } from './page-policy.ts';

/** Files that can reference others. */
const TEXT = /\.(?:html|css|js|json|txt|xml|svg)$/;
/** Pictures that pages and islands import, and icons: what Astro leaves unreferenced. */
const ORIGINAL = /^_astro\/.*\.(?:jpe?g|png|webp|avif|svg)$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/;
/** The end of a built file's name, with its hash: `DQ6SoTYM.woff2`. It is ASCII, also where the rest of the name isn't. */
const endOf = (file: string): string => file.split(/[./]/).slice(-2).join('.');
const HAS_METADATA =
  'la imagen lleva datos de quien la tomó (EXIF, XMP o IPTC: lugar, fecha, autor). Guárdala sin ellos antes de publicar.';
/** What may be the name of a file, in a text. */
const NAME = /[\w-]+(?:\.[\w-]+)+/g;

/**
 * What a build writes is walked once: each page keeps its own hashes in its policy, the pictures' originals go, which Astro leaves
 * (withastro/astro#11887), and no picture has EXIF.
 */
export function publishedFiles(): AstroIntegration {
  return {
    name: 'published-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const cwd = fileURLToPath(dir);
        const files = globSync('**/*.*', { cwd }).map((file) => file.replaceAll('\\', '/'));
        const referenced = new Set<string>();
        for (const file of files.filter((name) => TEXT.test(name)))
          for (const [name] of (await readPublished(cwd, file)).matchAll(NAME)) referenced.add(endOf(name));
        const removed = files.filter((file) => ORIGINAL.test(file) && !referenced.has(endOf(file)));
        await Promise.all(removed.map((file) => rm(join(cwd, file))));
        const pictures = files.filter((file) => PICTURE.test(file) && !removed.includes(file));
        if (pictures.length === 0) throw new Error('published-files: no page references a picture.');
        for (const picture of pictures) await refuseMetadata(cwd, picture);
        const names = removed.map((file) => basename(file)).sort();
        logger.info(`${names.length} unreferenced files deleted: ${names.join(', ')}`);
      },
    },
  };
}

/** The text of a published file; a page is written anew, with its own hashes. */
async function readPublished(cwd: string, file: string): Promise<string> {
  const text = await readFile(join(cwd, file), 'utf8');
  if (file.endsWith('.html')) await writeFile(join(cwd, file), keepOwnHashes(text, file));
  return text;
}

/** Throws at a picture with EXIF, XMP or IPTC data. */
async function refuseMetadata(cwd: string, file: string): Promise<void> {
  const { exif, xmp, iptc } = await sharp(join(cwd, file)).metadata();
  if (exif ?? xmp ?? iptc) throw new Error(`${file}: ${HAS_METADATA}`);
}
