import { strToU8, zipSync, type Zippable } from 'fflate';
import { fill } from '../fill.ts';
import { pressKitPath } from '../paths.ts';
import { getContentFile } from '../queries/content-file.ts';
import type { PressKit } from '../queries/press-kits.ts';
import { makePressPicture } from './press-picture.ts';

const BYTES_PER_MB = 1_000_000;
/** Below it a decimal says more: 'ZIP, 2.4 MB'. */
const WHOLE_FROM_MB = 10;
/** One for all, in the clock's own zone, which is what a ZIP keeps: the same content is the same bytes. */
const FILE_DAY = new Date(2000, 0, 1);

/** Made once in a build for all pages that say its size. */
const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A press kit as a ZIP: the photographs as JPEG, a text with their captions and credits, and the press text. */
export function zipPressKit(kit: PressKit): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(kit);
  const zip = made.get(key) ?? writeZip(kit);
  made.set(key, zip);
  return zip;
}

/** The link to a press kit, with its size. */
export async function linkPressKit(kit: PressKit) {
  const { kit: template } = await getContentFile('press', kit.language);
  const { language } = await getContentFile('site', kit.language);
  const megabytes = (await zipPressKit(kit)).length / BYTES_PER_MB;
  const maximumFractionDigits = megabytes < WHOLE_FROM_MB ? 1 : 0;
  const n = new Intl.NumberFormat(language, { maximumFractionDigits }).format(megabytes);
  return {
    title: kit.title,
    label: fill(template, { n }),
    href: pressKitPath(kit.path),
    type: 'application/zip',
  };
}

async function writeZip(kit: PressKit): Promise<Uint8Array<ArrayBuffer>> {
  const { name, paragraphs, pictures } = kit;
  const { textFile, captionsFile } = await getContentFile('press', kit.language);
  const { language } = await getContentFile('site', kit.language);
  const numbered = pictures.map((picture, index) => ({
    ...picture,
    file: `${name}-${String(index + 1).padStart(2, '0')}.jpg`,
  }));
  const captions = numbered.map(({ file, caption, credit }) => [file, caption, credit].join('\n'));
  const files: Zippable = {
    [`${textFile}.txt`]: encodeText(paragraphs),
    [`${captionsFile}.txt`]: encodeText(captions),
  };
  // JPEG doesn't shrink any more.
  for (const picture of numbered)
    files[picture.file] = [await makePressPicture(picture, language), { level: 0 }];
  return zipSync(files, { mtime: FILE_DAY });
}

/** Paragraphs with a blank line between them, as every editor of Windows shows them too. */
const encodeText = (paragraphs: readonly string[]) =>
  strToU8(`${paragraphs.join('\n\n')}\n`.replaceAll('\u00a0', ' ').replaceAll('\n', '\r\n'));
