import { realpath, stat } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Width and height in pixels as people see them, camera rotation applied. */
export type PictureSize = Pick<ImageMetadata, 'width' | 'height' | 'format'>;

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const PROBE_PX = 16;

const measure = async (path: string): Promise<PictureSize | undefined> => {
  try {
    const { autoOrient, format, compression } = await sharp(path).metadata();
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    const known = FORMATS.find((candidate) => candidate === name);
    if (!known) return undefined;
    // A header can be whole while the rest is missing: only reading to the end tells.
    await sharp(path, { failOn: 'truncated' }).resize(PROBE_PX).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, format: known };
  } catch {
    return undefined;
  }
};

// In `astro dev` the check runs after every save: a picture that did not change is read once.
const measured = new Map<string, Promise<PictureSize | undefined>>();

/** The size of a picture file; `undefined` when it is damaged, cut short or of a format the page does not use. */
export const measurePicture = async (path: string): Promise<PictureSize | undefined> => {
  const [file, { mtimeMs, size }] = await Promise.all([realpath(path), stat(path)]);
  const version = `${file} ${mtimeMs} ${size}`;
  const known = measured.get(version) ?? measure(path);
  measured.set(version, known);
  return known;
};
