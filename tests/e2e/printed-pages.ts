import { constants, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Paper sizes of Mexico and of most other countries. */
export const PAPERS = ['Letter', 'A4'] as const;

/** Prints the page with animations enabled. Counts the text operators (Tj, TJ) of each sheet in Chromium's PDF. */
export async function countGlyphs(page: Page, format: (typeof PAPERS)[number]): Promise<number[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pdf = (await page.pdf({ format })).toString('latin1');
  return [...pdf.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)].map(([, number]) => {
    const object = new RegExp(`\\n${number} 0 obj.*?stream\\n(.*?)endstream`, 's').exec(pdf);
    const content = inflateSync(Buffer.from(object?.[1] ?? '', 'latin1'), {
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return content.toString('latin1').match(/T[jJ]/g)?.length ?? 0;
  });
}

/** Minimum width of a photograph. Chromium rasterizes icons and portraits with a CSS filter anew. */
export const PHOTOGRAPH_PX = 200;

/** Returns the PDF filter of each photograph: `DCTDecode` for JPEG, `FlateDecode` for lossless compression. */
export const getPhotographFilters = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/<<[^<>]*\/Subtype \/Image[^<>]*>>/g)]
    .map(([object]) => ({
      width: Number(/\/Width (\d+)/.exec(object)?.[1]),
      filter: /\/Filter \/(\w+)/.exec(object)?.[1] ?? '',
    }))
    .filter(({ width }) => width > PHOTOGRAPH_PX)
    .map(({ filter }) => filter);
