import sharp from 'sharp';
import { paint } from './paint.ts';

/** A photograph as a phone leaves it, and what of it only its owner should have. */
export interface PhonePhotograph {
  file: Buffer;
  secrets: Record<'author' | 'place' | 'thumbnail', Buffer>;
}

const AUTHOR = 'Ana, que no quiso firmar';
const LATITUDE = [19, 1, 25, 1, 424_242, 10_007];
/** Where the first segment of a JPEG says how long it is, and where its TIFF begins. */
const LENGTH_AT = 4;
const TIFF_AT = 12;

/** Size in pixels. Its EXIF holds an author, a place (GPS) and, in a directory of its own, a thumbnail. */
export async function takePhotograph(width: number, height: number): Promise<PhonePhotograph> {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 424242/10007' };
  const written = await sharp(await paint(width, height, 'jpeg'))
    .withExif({ IFD0: { Artist: AUTHOR }, IFD3: gps })
    .toBuffer();
  const thumbnail = await sharp(await paint(160, 120, 'jpeg'))
    .negate()
    .toBuffer();
  const place = Buffer.from(new Uint32Array(LATITUDE).buffer);
  return {
    file: addThumbnail(written, thumbnail),
    secrets: { author: Buffer.from(AUTHOR), place, thumbnail },
  };
}

function addThumbnail(file: Buffer, thumbnail: Buffer): Buffer {
  const tiffEnd = LENGTH_AT + file.readUInt16BE(LENGTH_AT);
  const tiff = file.subarray(TIFF_AT, tiffEnd);
  const directory = Buffer.from('020001020400010000000000000002020400010000000000000000000000', 'hex');
  directory.writeUInt32LE(tiff.length + directory.length, 10);
  directory.writeUInt32LE(thumbnail.length, 22);
  tiff.writeUInt32LE(tiff.length, 10 + 12 * tiff.readUInt16LE(8));
  const added = [directory, thumbnail];
  file.writeUInt16BE(tiffEnd - LENGTH_AT + Buffer.concat(added).length, LENGTH_AT);
  return Buffer.concat([file.subarray(0, tiffEnd), ...added, file.subarray(tiffEnd)]);
}
