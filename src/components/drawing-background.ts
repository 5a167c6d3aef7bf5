import { PALETTE } from '../styles/palette.ts';

/**
 * Returns a data URL with the background of a drawing that is 1000 units wide. An image keeps its colour if an extension such as Dark
 * Reader darkens the page, so that the black lines of the drawing stay readable.
 */
export const createDrawingBackground = (
  height: number,
  color: keyof Pick<typeof PALETTE, 'concrete' | 'paper'>,
): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="${String(height * 4)}"><path fill="${PALETTE[color]}" d="M0 0h4000v4000H0"/></svg>`)}`;
