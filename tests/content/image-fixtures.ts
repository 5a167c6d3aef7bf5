import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Creates an image file of one colour. Sizes in pixels. */
export const createImage = (
  width: number,
  height: number,
  format: 'jpeg' | 'gif' | 'png',
  background = '#888',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer();

/** Adds a chunk to a PNG, after its header. */
const addPngChunk = (png: Buffer, type: string, content: string): Buffer => {
  const chunk = Buffer.from(`\0\0\0\0${type}${content}\0\0\0\0`, 'latin1');
  chunk.writeUInt32BE(content.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};

/** Creates an animated PNG with one transparent frame. Sizes in pixels. */
export const animatePng = async (width: number, height: number): Promise<Buffer> =>
  addPngChunk(await createImage(width, height, 'png', 'transparent'), 'acTL', '\0\0\0\x02\0\0\0\0');

/** Creates a PNG with a text chunk, such as `Author`. */
export const createPngWithText = async (keyword: string): Promise<Buffer> =>
  addPngChunk(await createImage(16, 16, 'png'), 'tEXt', `${keyword}\0Ana`);

export const AUTHOR = 'Ana, que no quiso firmar';

/** Creates a JPEG whose EXIF data hold the photographer and the GPS position. Sizes in pixels. */
export const createPhotoWithExif = async (width: number, height: number): Promise<Buffer> =>
  sharp(await createImage(width, height, 'jpeg'))
    .withExif({ IFD0: { Artist: AUTHOR }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 42/1' } })
    .toBuffer();

/** XMP data with a GPS position. */
export const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="19,25.7N"/></rdf:RDF></x:xmpmeta>';
