import { open, realpath, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Width and height in pixels as people see them, camera rotation applied. */
export type PictureSize = Pick<ImageMetadata, 'width' | 'height' | 'format'>;

/** A picture that the page can show, or why it cannot, to be read after the name of the file. */
export type Measured = { size: PictureSize; bytes: number } | { reason: string };

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const PROBE_PX = 16;
const SIGNATURE_BYTES = 64;

/** How files that are no picture for the page begin. */
const OTHER_FILES: [signature: RegExp, name: string][] = [
  [/^....ftyp(?:hei|hev|mif1|msf1)/s, 'una foto HEIC de iPhone'],
  [/^....ftyp/s, 'un video'],
  [/^GIF8/, 'un GIF'],
  [/^(?:II\*\0|MM\0\*)/, 'un TIFF'],
  [/^8BPS/, 'un archivo de Photoshop'],
  [/^%PDF/, 'un PDF'],
  [/^\s*<(?:\?xml|svg)/i, 'un dibujo SVG'],
  [/^PK/, 'un archivo comprimido o de Office'],
  [/^\s*<(?:!doctype|html)/i, 'una página web'],
  [/^version https:\/\/git-lfs/, 'la referencia de un archivo que Git LFS no ha descargado'],
  [/^[\t\r\n\x20-\x7e\u0080-\u00ff]*$/, 'un archivo de texto'],
];

const readStart = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};

const explain = async (path: string): Promise<string> => {
  const start = await readStart(path);
  const [, name] = OTHER_FILES.find(([signature]) => signature.test(start)) ?? [];
  if (name !== undefined) return `es ${name}`;
  const isPicture = /^(?:\xff\xd8\xff|\x89PNG|RIFF)/.test(start);
  return isPicture
    ? 'está incompleto; vuelve a copiarlo'
    : `no es una imagen, aunque se llame ${extname(path)}`;
};

const measure = async (path: string, bytes: number): Promise<Measured> => {
  if (bytes === 0) return { reason: 'está vacío (0 bytes); vuelve a copiarlo' };
  try {
    const { autoOrient, format, compression } = await sharp(path).metadata();
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    const known = FORMATS.find((candidate) => candidate === name);
    if (!known) return { reason: await explain(path) };
    // A header can be whole while the rest is missing: only reading to the end tells.
    await sharp(path, { failOn: 'truncated' }).resize(PROBE_PX).raw().toBuffer();
    return { size: { width: autoOrient.width, height: autoOrient.height, format: known }, bytes };
  } catch {
    return { reason: await explain(path) };
  }
};

// In `astro dev` the check runs after every save: a picture that did not change is read once.
const measured = new Map<string, Promise<Measured>>();

/** The size of a picture file, or why it is none: damaged, cut short, or of a format that the page does not use. */
export const measurePicture = async (path: string): Promise<Measured> => {
  const [file, state] = await Promise.all([realpath(path), stat(path)]);
  if (!state.isFile()) return { reason: 'es una carpeta' };
  const { mtimeMs, size } = state;
  const version = `${file} ${mtimeMs} ${size}`;
  const known = measured.get(version) ?? measure(path, size);
  measured.set(version, known);
  return known;
};
