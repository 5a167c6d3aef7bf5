import sharp from 'sharp';
import { PALETTE } from '../../styles/palette.ts';

const UNITS = 16;
/** At so many dots per inch an SVG has its own size. */
const DENSITY = 72;

/** The icon of the site as an SVG in the colours of the theme: an H of concrete with a lit window. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}"><path fill="${PALETTE.concrete}" d="M-8-8h32v32H-8z"/><path fill="${PALETTE.ink}" d="M2 3h2v3h8V3h2v11h-2v-1H4v1H2V3Zm2 5v3h2V8H4Zm4 0v3h4V8H8Z"/><path fill="${PALETTE.accent.DEFAULT}" d="M9 9h2v1H9z"/></svg>`;

/** The icon as a PNG, so many pixels wide and high. */
export const drawIcon = (side: number): Promise<Buffer> =>
  sharp(Buffer.from(ICON), { density: DENSITY * (side / UNITS) })
    .resize(side)
    .png({ palette: true })
    .toBuffer();
