import { PALETTE } from '../styles/palette.ts';

/** Returns a data URL of a background, 1000 units wide. Dark Reader doesn't darken images, so the black lines above stay readable. */
export const createDrawingBackground = (
  height: number,
  color: keyof Pick<typeof PALETTE, 'concrete' | 'paper'>,
): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="${String(height * 4)}"><path fill="${PALETTE[color]}" d="M0 0h4000v4000H0"/></svg>`)}`;
