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

/** Creates an animated PNG with one transparent frame. Sizes in pixels. */
export const animatePng = async (width: number, height: number): Promise<Buffer> => {
  const png = await createImage(width, height, 'png', 'transparent');
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};

export const AUTHOR = 'Ana, que no quiso firmar';

/** Creates a JPEG whose EXIF data hold the photographer and the GPS position. Sizes in pixels. */
export const createPhotoWithExif = async (width: number, height: number): Promise<Buffer> =>
  sharp(await createImage(width, height, 'jpeg'))
    .withExif({ IFD0: { Artist: AUTHOR }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 42/1' } })
    .toBuffer();
