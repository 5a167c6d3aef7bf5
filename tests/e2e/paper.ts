import { constants, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What people print on: in Mexico, and elsewhere. */
export const PAPERS = ['Letter', 'A4'] as const;

/** A page printed with motion, as people have it: of each sheet how many letters it shows, a Tj or TJ each in Chromium's PDF. */
export async function countGlyphs(page: Page, format: (typeof PAPERS)[number]): Promise<number[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pdf = (await page.pdf({ format })).toString('latin1');
  return [...pdf.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)].map(([, number]) => {
    const object = new RegExp(`\\n${number} 0 obj.*?stream\\n(.*?)endstream`, 's').exec(pdf);
    const drawing = inflateSync(Buffer.from(object?.[1] ?? '', 'latin1'), {
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return drawing.toString('latin1').match(/T[jJ]/g)?.length ?? 0;
  });
}

/** Wider than an icon or a portrait, which Chromium draws anew where it has a filter. */
export const PHOTOGRAPH_PX = 200;

/** How each photograph of Chromium's PDF is compressed: `DCTDecode` is JPEG, `FlateDecode` is without loss. */
export const listPhotographs = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/<<[^<>]*\/Subtype \/Image[^<>]*>>/g)]
    .map(([object]) => ({
      width: Number(/\/Width (\d+)/.exec(object)?.[1]),
      filter: /\/Filter \/(\w+)/.exec(object)?.[1] ?? '',
    }))
    .filter(({ width }) => width > PHOTOGRAPH_PX)
    .map(({ filter }) => filter);
