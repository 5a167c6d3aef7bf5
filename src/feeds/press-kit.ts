import { strToU8, zipSync, type Zippable } from 'fflate';
import type { PressKit } from '../queries/press-kits.ts';
import { UI_STRINGS } from '../i18n/ui-strings.ts';
import { createPressImage } from './press-image.ts';

/** Date of all files in the ZIP, fixed so that the same content results in the same bytes. ZIP files store local time. */
const FILE_DATE = new Date(2000, 0, 1);

/** Creates the ZIP file of a press kit: JPEG images, and a folder for each locale with the press text and the captions. */
export async function createPressKit({ name, texts, images }: PressKit): Promise<Uint8Array<ArrayBuffer>> {
  const getImageName = (index: number): string => `${name}-${String(index + 1).padStart(2, '0')}.jpg`;
  const files: Zippable = {};
  for (const { locale, paragraphs, captions } of texts) {
    const { textFile, captionsFile } = UI_STRINGS[locale].press;
    const captionTexts = captions.map(({ caption, credit }, index) =>
      [getImageName(index), caption, credit].join('\n'),
    );
    files[`${locale}/${textFile}.txt`] = encodeText(paragraphs);
    files[`${locale}/${captionsFile}.txt`] = encodeText(captionTexts);
  }
  for (const [index, { original, owner }] of images.entries()) {
    const caption = texts[0]?.captions[index]?.caption ?? '';
    // JPEG data is already compressed, so store it without compression.
    files[getImageName(index)] = [await createPressImage(original, { owner, caption }), { level: 0 }];
  }
  return zipSync(files, { mtime: FILE_DATE });
}

/** Encodes paragraphs as UTF-8 with Windows line endings. Word for Mac needs the leading U+FEFF to detect UTF-8. */
const encodeText = (paragraphs: readonly string[]): Uint8Array =>
  strToU8(`\uFEFF${paragraphs.join('\n\n')}\n`.replaceAll('\u00a0', ' ').replaceAll('\n', '\r\n'));
