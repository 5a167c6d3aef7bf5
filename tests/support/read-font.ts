import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Characters of a font, each with the advance width of its glyph in font units. */
export type Advances = ReadonlyMap<string, number>;

const HEADER_BYTES = 48;
/** Table tags by their index in the list of known tags (WOFF2, section 4.1). */
const TAGS: Record<number, string> = { 0: 'cmap', 2: 'hhea', 3: 'hmtx', 10: 'glyf', 11: 'loca' };
const CUSTOM_TAG = 63;
const TAG_BYTES = 4;
/** `cmap` format of a font with characters of the Basic Multilingual Plane. */
const SEGMENT_FORMAT = 4;

/** Parses the untransformed tables of a WOFF2 file by tag. */
function parseTables(file: Buffer): Record<string, Buffer> {
  let offset = HEADER_BYTES;
  const readBase128 = (): number => {
    let number = 0;
    for (;;) {
      const byte = file.readUInt8(offset++);
      number = number * 128 + (byte & 127);
      if (byte < 128) return number;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(offset++);
    if ((flags & 63) === CUSTOM_TAG) offset += TAG_BYTES;
    const tag = TAGS[flags & 63] ?? '';
    const size = readBase128();
    // Outline tables are untransformed in version 3, and all further tables in version 0.
    const isTransformed = /glyf|loca/.test(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag: isTransformed ? '' : tag, size: isTransformed ? readBase128() : size };
  });
  const data = brotliDecompressSync(file.subarray(offset));
  const tables: Record<string, Buffer> = {};
  let start = 0;
  for (const { tag, size } of entries) {
    tables[tag] = data.subarray(start, start + size);
    start += size;
  }
  return tables;
}

/** Parses the glyph index of each character of a `cmap` table. `path` is the font file. */
function parseCharacters(cmap: Buffer, path: string): Map<string, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const offset = offsets.find((start) => cmap.readUInt16BE(start) === SEGMENT_FORMAT);
  if (offset === undefined)
    throw new Error(
      `${path}: the font has no cmap table of format 4. Subset it to the Basic Multilingual Plane.`,
    );
  const table = cmap.subarray(offset);
  const bytes = table.readUInt16BE(6);
  const glyphs = new Map<string, number>();
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = table.readUInt16BE(14 + segment);
    const start = table.readUInt16BE(16 + bytes + segment);
    const delta = table.readUInt16BE(16 + 2 * bytes + segment);
    const rangeAt = 16 + 3 * bytes + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (glyph !== 0) glyphs.set(String.fromCharCode(code), (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Reads the characters of a WOFF2 font file of this site, and their advance widths. */
export function readAdvances(path: string): Advances {
  const { cmap, hhea, hmtx } = parseTables(readFileSync(path));
  if (!cmap || !hhea || !hmtx)
    throw new Error(
      `${path}: the cmap, hhea or hmtx table is missing or transformed. Encode the font without transforms.`,
    );
  const last = hhea.readUInt16BE(34) - 1;
  return new Map(
    [...parseCharacters(cmap, path)].map(([character, glyph]) => [
      character,
      hmtx.readUInt16BE(4 * Math.min(glyph, last)),
    ]),
  );
}
