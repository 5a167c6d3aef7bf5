import { PALETTE } from '../styles/palette.ts';

/**
 * The ground of a drawing 1000 units wide, as a picture of its shape: extensions that darken a page leave pictures as they are, and
 * black lines would stand on nothing.
 */
export const createDrawingBackground = (
  height: number,
  color: keyof Pick<typeof PALETTE, 'concrete' | 'paper'>,
): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="${String(height * 4)}"><path fill="${PALETTE[color]}" d="M0 0h4000v4000H0"/></svg>`)}`;
