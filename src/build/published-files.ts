import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';

/** Files that can name others. */
const TEXT = /\.(?:html|css|js|json|txt|xml|webmanifest|svg)$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/;
/** The end of a built file's name, hash and all: `DQ6SoTYM.woff2`. It is plain ASCII, however the name before is written. */
const HASHED_END = /(?<![\w-])[\w-]+\.[a-z\d]+(?![\w.-])/gi;

/** A hash of the folder in which the site was built, which nothing reads outside `astro dev`. */
const ISLAND_ID = /(?<=<astro-island) uid="\w+"/g;

const endOf = (file: string): string => file.split(/[./]/).slice(-2).join('.');

/**
 * Publishes nothing by accident. Astro leaves the editors' originals of content collections beside the versions made of them
 * (withastro/astro#11887): with their EXIF, a photograph from a phone would say where it was taken. What no page, stylesheet
 * or script names leaves the folder of built files, and no page tells one folder that builds it from another.
 *
 * @throws Error when a picture that stays, `public/` included, carries EXIF, XMP or IPTC
 */
export function publishedFiles(): AstroIntegration {
  let built = '';
  return {
    name: 'published-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        built = `${config.build.assets}/`;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = await listFiles(dist);
        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const html = await readFile(join(dist, page), 'utf8');
          await writeFile(join(dist, page), html.replaceAll(ISLAND_ID, ''));
        }
        const unnamed = await findUnnamed(dist, files, built);
        await Promise.all(unnamed.map((file) => rm(join(dist, file))));
        await refuseMetadata(
          dist,
          files.filter((file) => PICTURE.test(file) && !unnamed.includes(file)),
        );
        logger.info(`${String(unnamed.length)} files that nothing names are gone`);
      },
    },
  };
}

/** Follows names from what has an address of its own (pages, sitemap, manifest) to the built files; the rest is unnamed. */
async function findUnnamed(dist: string, files: readonly string[], built: string): Promise<string[]> {
  const unnamed = Map.groupBy(
    files.filter((file) => file.startsWith(built)),
    endOf,
  );
  const waiting = files.filter((file) => !file.startsWith(built));
  for (const file of waiting) {
    if (!TEXT.test(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    for (const [end] of text.matchAll(HASHED_END)) {
      waiting.push(...(unnamed.get(end) ?? []));
      unnamed.delete(end);
    }
  }
  return [...unnamed.values()].flat();
}

/** Throws at the first of these pictures that carries EXIF, XMP or IPTC. */
export async function refuseMetadata(dist: string, pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    const { exif, xmp, iptc } = await sharp(join(dist, picture)).metadata();
    if (exif ?? xmp ?? iptc)
      throw new Error(
        `${picture}: la imagen lleva datos de quien la tomó (EXIF, XMP o IPTC: lugar, fecha, autor). Guárdala sin ellos antes de publicar.`,
      );
  }
}

/** Paths below a folder, with forward slashes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
