import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { pruneCspHashes } from './csp.ts';

/** Files that can reference others. */
const TEXT = /\.(?:html|css|js|json|txt|xml|svg)$/;
/** Extensions of files that only the build writes, and that are not opened as images. */
const NEVER_IMAGES = new Set(['.html', '.css', '.js', '.json', '.txt', '.xml', '.ics', '.woff2', '.zip']);
/** Folder of the files that Astro writes. A page, a style sheet or a script names each file in it that a visitor needs. */
const BUILT_FOLDER = '_astro/';
/** The end of a built file's name, with its hash: `DQ6SoTYM.woff2`. It is ASCII, also where the rest of the name isn't. */
const endOf = (file: string): string => file.split(/[./]/).slice(-2).join('.');
const HAS_METADATA =
  'la imagen lleva datos de quien la tomó (EXIF, XMP o IPTC: lugar, fecha, autor). Guárdala sin ellos antes de publicar.';
/** What may be the name of a file, in a text. */
const NAME = /[\w-]+(?:\.[\w-]+)+/g;

/**
 * Finishes the files of a build: each page keeps only its own hashes in its policy, files in `_astro/` that no other file names are
 * deleted, and an image with EXIF, XMP or IPTC data stops the build.
 *
 * Astro leaves the originals of images in `_astro/` (withastro/astro#11887), with the position that a phone writes into them. Their
 * URLs follow from the URLs of the derived images. No rule here depends on a file extension, which cameras write as they like.
 */
export function publishedFiles(): AstroIntegration {
  return {
    name: 'published-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const cwd = fileURLToPath(dir);
        const files = listFiles(cwd);
        const referenced = new Set<string>();
        for (const file of files.filter((name) => TEXT.test(name)))
          for (const [name] of (await readPublished(cwd, file)).matchAll(NAME)) referenced.add(endOf(name));
        const removed = files.filter((file) => file.startsWith(BUILT_FOLDER) && !referenced.has(endOf(file)));
        await Promise.all(removed.map((file) => rm(join(cwd, file))));
        await refuseMetadata(
          cwd,
          files.filter((file) => !removed.includes(file)),
        );
        const names = removed.map((file) => basename(file)).sort();
        logger.info(`${names.length} unreferenced files deleted: ${names.join(', ')}`);
      },
    },
  };
}

/** Returns the paths of all files below a folder, with `/` as the separator. */
function listFiles(cwd: string): string[] {
  return globSync('**/*', { cwd, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(cwd, join(parentPath, name)).replaceAll('\\', '/'));
}

/** The text of a published file; a page is written anew, with its own hashes. */
async function readPublished(cwd: string, file: string): Promise<string> {
  const text = await readFile(join(cwd, file), 'utf8');
  if (file.endsWith('.html')) await writeFile(join(cwd, file), pruneCspHashes(text, file));
  return text;
}

/** Throws at an image with EXIF, XMP or IPTC data, or if no file is an image. sharp recognizes an image by its content. */
async function refuseMetadata(cwd: string, files: readonly string[]): Promise<void> {
  let hasImage = false;
  for (const file of files.filter((name) => !NEVER_IMAGES.has(extname(name)))) {
    const metadata = await sharp(join(cwd, file))
      .metadata()
      .catch(() => undefined);
    hasImage ||= metadata !== undefined;
    if (metadata?.exif ?? metadata?.xmp ?? metadata?.iptc) throw new Error(`${file}: ${HAS_METADATA}`);
  }
  if (!hasImage) throw new Error('published-files: no image was built. Check the pages in src/pages.');
}
