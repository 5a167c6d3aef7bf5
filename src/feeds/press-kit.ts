import { strToU8, zipSync, type Zippable } from 'fflate';
import type { PressKit } from '../queries/press-kits.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { createPressImage } from './press-image.ts';

/** The date of every file, so that the same content is the same bytes; a ZIP keeps local time. */
const FILE_DAY = new Date(2000, 0, 1);

/** A press kit as a ZIP: the photographs as JPEG; for each language a folder with the press text, and one with captions and credits. */
export async function createPressKit({
  name,
  words: uiStrings,
  pictures,
}: PressKit): Promise<Uint8Array<ArrayBuffer>> {
  const nameOf = (index: number) => `${name}-${String(index + 1).padStart(2, '0')}.jpg`;
  const files: Zippable = {};
  for (const { locale, paragraphs, captions } of uiStrings) {
    const { textFile, captionsFile } = UI_STRINGS[locale].press;
    const listed = captions.map(({ caption, credit }, index) => [nameOf(index), caption, credit].join('\n'));
    files[`${locale}/${textFile}.txt`] = encodeText(paragraphs);
    files[`${locale}/${captionsFile}.txt`] = encodeText(listed);
  }
  for (const [index, { original, owner }] of pictures.entries()) {
    const caption = uiStrings[0]?.captions[index]?.caption ?? '';
    // JPEG doesn't shrink any more.
    files[nameOf(index)] = [await createPressImage(original, { owner, caption }), { level: 0 }];
  }
  return zipSync(files, { mtime: FILE_DAY });
}

/**
 * Paragraphs with a blank line between them, as every editor of Windows shows them too. It begins with U+FEFF, without which
 * Word on a Mac doesn't read UTF-8.
 */
const encodeText = (paragraphs: readonly string[]) =>
  strToU8(`\uFEFF${paragraphs.join('\n\n')}\n`.replaceAll('\u00a0', ' ').replaceAll('\n', '\r\n'));
