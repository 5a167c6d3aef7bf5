import sharp from 'sharp';
import { PICTURE_RULES } from '../content-check/picture-rules.ts';

/**
 * An empty frame that stands in for the photograph of a new exhibition until there is one: concrete, and the two lines by
 * which architects say that something is missing.
 *
 * @returns {Promise<Buffer>} JPEG of the least size that an exhibition's picture may have
 */
export function paintSamplePicture() {
  const { width, height } = PICTURE_RULES.exhibition;
  const lines = `M0 0 L${width} ${height} M${width} 0 L0 ${height}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#b4b3ad"/><path d="${lines}" stroke="#54544e" stroke-width="2"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
}
