import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp, { type Metadata } from 'sharp';
import { DRAWING_AUTHOR } from '../schemas/image-field.ts';
import { pruneCspHashes } from './csp.ts';

/** Files that can refer to other files. */
const TEXT_FILE = /\.(?:html|css|js|json|txt|xml|svg)$/;
/** Extensions of built files that can't be images. The metadata check skips these files. */
const NEVER_IMAGES = new Set(['.html', '.css', '.js', '.json', '.txt', '.xml', '.ics', '.woff2', '.zip']);
/** Folder of assets built by Astro. Pages, style sheets or scripts refer to each file that a visitor needs. */
const BUILT_FOLDER = '_astro/';
/** Returns the hash and the extension of a file name, such as `DQ6SoTYM.woff2`. Unlike the rest of the name, they are always ASCII. */
const getHashAndExtension = (file: string): string => file.split(/[./]/).slice(-2).join('.');
const HAS_METADATA =
  'la imagen lleva datos de quien la tomó o la dibujó (EXIF, XMP o IPTC: lugar, fecha, autor). Guárdala sin ellos antes de publicar.';
const NOT_FOR_WEB = 'los navegadores no muestran este formato. Guarda la imagen como JPG.';
/** Image formats of browsers, as sharp names them. An AVIF file is `heif` with the compression `av1`. */
const WEB_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'svg'];
/** Beginnings of EXIF, XMP and IPTC data, also in files that sharp can't read, such as HEIC photographs. */
const METADATA_SIGNATURES = [
  'Exif\0\0',
  '<x:xmpmeta',
  'http://ns.adobe.com/xap/',
  'Photoshop 3.0',
  'Raw profile type ',
];
/** Keywords of PNG texts about a person or a place. */
const PERSONAL_KEYWORD = /^(?:author|artist|creator|copyright|location|gps)/i;
const FILE_NAME = /[\w-]+(?:\.[\w-]+)+/g;

/**
 * Post-processes the files of a build: prunes the CSP of each page, deletes unreferenced files in `_astro/`, and throws if an image has
 * EXIF, XMP or IPTC data. Astro leaves original images in `_astro/` (withastro/astro#11887), at URLs that can be guessed; they can contain
 * the position of the camera. Images are recognized by content, because cameras write different extensions.
 */
export function publishedFiles(): AstroIntegration {
  return {
    name: 'published-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const cwd = fileURLToPath(dir);
        const files = listFiles(cwd);
        const referenced = new Set<string>();
        for (const file of files.filter((name) => TEXT_FILE.test(name)))
          for (const [name] of (await readAndPruneCsp(cwd, file)).matchAll(FILE_NAME))
            referenced.add(getHashAndExtension(name));
        const removed = files.filter(
          (file) => file.startsWith(BUILT_FOLDER) && !referenced.has(getHashAndExtension(file)),
        );
        await Promise.all(removed.map((file) => rm(join(cwd, file))));
        await checkMetadata(
          cwd,
          files.filter((file) => !removed.includes(file)),
        );
        const names = removed.map((file) => basename(file)).sort();
        logger.info(`${names.length} unreferenced files deleted: ${names.join(', ')}`);
      },
    },
  };
}

/** Lists the files below a folder as relative paths with `/` as the separator. */
function listFiles(cwd: string): string[] {
  return globSync('**/*', { cwd, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(cwd, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Reads a text file of the build. Prunes the Content Security Policy if the file is a page. Returns the text before pruning. */
async function readAndPruneCsp(cwd: string, file: string): Promise<string> {
  const text = await readFile(join(cwd, file), 'utf8');
  if (file.endsWith('.html')) await writeFile(join(cwd, file), pruneCspHashes(text, file));
  return text;
}

function hasPersonalData(file: string, data: Buffer, metadata: Metadata | undefined): boolean {
  if (metadata?.exif ?? metadata?.xmp ?? metadata?.iptc) return true;
  if (metadata?.comments?.some(({ keyword }) => PERSONAL_KEYWORD.test(keyword))) return true;
  if (/\.svg$/i.test(file) && DRAWING_AUTHOR.test(data.toString())) return true;
  return METADATA_SIGNATURES.some((signature) => data.includes(signature, 0, 'latin1'));
}

/** Throws if an image has EXIF, XMP or IPTC data or a format that browsers don't show, or if no file is an image. */
async function checkMetadata(cwd: string, files: readonly string[]): Promise<void> {
  let hasImage = false;
  for (const file of files.filter((name) => !NEVER_IMAGES.has(extname(name)))) {
    const data = await readFile(join(cwd, file));
    const metadata = await sharp(data)
      .metadata()
      .catch(() => undefined);
    hasImage ||= metadata !== undefined;
    if (hasPersonalData(file, data, metadata)) throw new Error(`${file}: ${HAS_METADATA}`);
    const isForWeb = !metadata || WEB_FORMATS.includes(metadata.format) || metadata.compression === 'av1';
    if (!isForWeb) throw new Error(`${file}: ${NOT_FOR_WEB}`);
  }
  if (!hasImage)
    throw new Error('published-files: no image was built. Check that the pages in src/pages render images.');
}
