import { create, type Font } from 'fontkit';
import dataUrl from '../assets/fonts/special-gothic.woff2?inline';

const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')) as Font;
/** Letter spacing of the number in em, as in `src/styles/hero.css`. */
const TRACKING = -0.045;
/** The drawing is in hundredths of an em. */
const EM = 100;

/** How a text is drawn in the site's sans serif, in hundredths of an em: its length, and the box that its figures fill. */
export function shapeNumber(text: string): { textLength: number; x: number; y: number; viewBox: string } {
  const { advanceWidth, bbox } = font.layout(text);
  const scale = (units: number) => Math.round((units * 10 * EM) / font.unitsPerEm) / 10;
  const tracking = TRACKING * font.unitsPerEm;
  const count = Array.from(text).length;
  const width = scale(bbox.maxX - bbox.minX + tracking * (count - 1));
  return {
    textLength: scale(advanceWidth + tracking * count),
    x: -scale(bbox.minX),
    y: scale(font.capHeight),
    viewBox: `0 0 ${width} ${scale(font.capHeight)}`,
  };
}
