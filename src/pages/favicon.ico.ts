import type { APIRoute } from 'astro';
import { renderIcon } from './_icons/icon.ts';

const SIZE_PX = 32;
/** Size of the ICO header: 6 bytes for the file and 16 bytes for its image. */
const HEADER_BYTES = 22;

/** Serves an ICO file that contains one PNG. Browsers and feed readers request /favicon.ico by default. */
export const GET: APIRoute = async () => {
  const png = new Uint8Array(await renderIcon(SIZE_PX));
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  header.setUint16(2, 1, true); // File type 1 is an icon.
  header.setUint16(4, 1, true); // Number of images in the file.
  header.setUint8(6, SIZE_PX);
  header.setUint8(7, SIZE_PX);
  header.setUint32(14, png.length, true);
  header.setUint32(18, HEADER_BYTES, true); // Offset of the image in the file.
  return new Response(new Uint8Array([...new Uint8Array(header.buffer), ...png]), {
    headers: { 'content-type': 'image/x-icon' },
  });
};
