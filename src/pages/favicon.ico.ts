import type { APIRoute } from 'astro';
import { drawIcon } from './_icons/icon.ts';

const SIDE_PX = 32;
/** Before the picture of an ICO file: 6 bytes about the file, 16 about its one picture. */
const HEADER_BYTES = 22;

/** The icon for whoever asks for it by this name, as browsers and feed readers do: an ICO file with one PNG. */
export const GET: APIRoute = async () => {
  const png = new Uint8Array(await drawIcon(SIDE_PX));
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  header.setUint16(2, 1, true); // An icon, not a pointer.
  header.setUint16(4, 1, true); // How many pictures.
  header.setUint8(6, SIDE_PX);
  header.setUint8(7, SIDE_PX);
  header.setUint32(14, png.length, true);
  header.setUint32(18, HEADER_BYTES, true); // Where the picture begins.
  return new Response(new Uint8Array([...new Uint8Array(header.buffer), ...png]), {
    headers: { 'content-type': 'image/x-icon' },
  });
};
