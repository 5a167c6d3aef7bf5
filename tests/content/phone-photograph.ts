import sharp from 'sharp';
import { paint } from './paint.ts';

/** A photograph as a phone leaves it, and the bytes of it that nobody but its owner should have. */
export interface PhonePhotograph {
  file: Buffer;
  secrets: Record<'author' | 'place' | 'thumbnail', Buffer>;
}

const ASCII = 2;
const LONG = 4;
const RATIONAL = 5;
const ENTRY_BYTES = 12;

/** Size in pixels. Its EXIF holds an author, a place (GPS) and a thumbnail. */
export async function takePhotograph(width: number, height: number): Promise<PhonePhotograph> {
  const secrets = {
    author: Buffer.from('Fotógrafa que no quiso firmar\0'),
    place: Buffer.from(new Uint32Array([19, 1, 25, 1, 424_242, 10_007]).buffer),
    thumbnail: await sharp(await paint(160, 120, 'jpeg'))
      .negate()
      .jpeg()
      .toBuffer(),
  };
  const picture = await paint(width, height, 'jpeg');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), writeTiff(secrets)]);
  const start = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff]);
  return { file: Buffer.concat([picture.subarray(0, 2), start, exif, picture.subarray(2)]), secrets };
}

/** The body of EXIF, little-endian: IFD0 with author and GPS, IFD1 with the thumbnail, then what they point at. */
function writeTiff({ author, place, thumbnail }: PhonePhotograph['secrets']): Buffer {
  const gpsAt = 8 + 2 + 2 * ENTRY_BYTES + 4;
  const thumbnailIfdAt = gpsAt + 2 + ENTRY_BYTES + 4;
  const authorAt = thumbnailIfdAt + 2 + 2 * ENTRY_BYTES + 4;
  const placeAt = authorAt + author.length;
  const thumbnailAt = placeAt + place.length;
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(ENTRY_BYTES);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (entries: Buffer[], nextAt: number) => {
    const next = Buffer.alloc(4);
    next.writeUInt32LE(nextAt);
    return [Buffer.from([entries.length, 0]), ...entries, next];
  };
  return Buffer.concat([
    Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]),
    ...directory(
      [entry(0x013b, ASCII, author.length, authorAt), entry(0x8825, LONG, 1, gpsAt)],
      thumbnailIfdAt,
    ),
    ...directory([entry(0x0002, RATIONAL, 3, placeAt)], 0),
    ...directory([entry(0x0201, LONG, 1, thumbnailAt), entry(0x0202, LONG, 1, thumbnail.length)], 0),
    author,
    place,
    thumbnail,
  ]);
}
