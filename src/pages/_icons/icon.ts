import sharp from 'sharp';
import { PALETTE } from '../../styles/palette.ts';

const UNITS = 16;
/** Dots per inch at which sharp renders one SVG unit as one pixel. */
const DENSITY = 72;

/** Icon of the site as SVG, in the colours of the theme. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}"><path fill="${PALETTE.concrete}" d="M-8-8h32v32H-8z"/><path fill="${PALETTE.ink}" d="M2 3h2v3h8V3h2v11h-2v-1H4v1H2V3Zm2 5v3h2V8H4Zm4 0v3h4V8H8Z"/><path fill="${PALETTE.accent.DEFAULT}" d="M9 9h2v1H9z"/></svg>`;

/** Renders the icon as a square PNG, with a size in pixels. */
export const renderIcon = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(ICON), { density: DENSITY * (size / UNITS) })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
