import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { PALETTE } from '../styles/palette.ts';

/** The two levels between their columns, and the horizon in a window, on a grid of 16 units: bold for the 16 pixels of a tab. */
const SMALL = {
  levels: 'M2 3h2v3h8V3h2v11h-2v-1H4v1H2V3Zm2 5v3h2V8H4Zm4 0v3h4V8H8Z',
  horizon: 'M9 9h2v1H9z',
};
const LARGE = {
  levels: 'M2 3.5h1.5V6h9V3.5H14v9h-1.5V12h-9v.5H2v-9Zm1.5 4v3h3.75v-3H3.5Zm5.25 0v3h3.75v-3H8.75Z',
  horizon: 'M9.5 8.5h2.25v.75H9.5z',
};

/** @param units of the grid that the picture shows, around its middle */
function drawSvg({ levels, horizon }: typeof LARGE, units = 16): Buffer {
  const start = 8 - units / 2;
  const { concrete, ink, accent } = PALETTE;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${units} ${units}"><path fill="${concrete}" d="M-8-8h32v32H-8z"/><path fill="${ink}" d="${levels}"/><path fill="${accent.DEFAULT}" d="${horizon}"/></svg>`,
  );
}

/** @param unitPixels of the grid: whole, so that every edge is sharp */
const drawPng = (drawing: typeof LARGE, size: number, unitPixels: number): Promise<Buffer> =>
  sharp(drawSvg(drawing, size / unitPixels), { density: 72 * unitPixels })
    .png({ palette: true, colours: 4 })
    .toBuffer();

const drawings: Record<string, [type: string, drawing: Buffer]> = {
  'favicon.svg': ['image/svg+xml', drawSvg(SMALL)],
  // By its name that browsers ask for; what it is they see from its first bytes.
  'favicon.ico': ['image/png', await drawPng(SMALL, 32, 2)],
  'apple-touch-icon.png': ['image/png', await drawPng(LARGE, 180, 12)],
};

export const getStaticPaths = (() =>
  Object.entries(drawings).map(([icon, [type, drawing]]) => ({
    params: { icon },
    props: { type, drawing },
  }))) satisfies GetStaticPaths;

/** The site's icons in the colours of the palette, by the names that browsers ask for. */
export const GET: APIRoute<{ type: string; drawing: Buffer }> = ({ props: { type, drawing } }) =>
  new Response(Uint8Array.from(drawing), { headers: { 'content-type': type } });
