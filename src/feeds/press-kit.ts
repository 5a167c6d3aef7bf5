import { strToU8, zipSync, type Zippable } from 'fflate';
import { mkdtempDisposableSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from '../fill.ts';
import type { Language } from '../languages.ts';
import { getContentFile, getWriter } from '../queries/content-file.ts';
import type { PressKit } from '../queries/press-kits.ts';
import { makePressPicture } from './press-picture.ts';

const BYTES_PER_MB = 1_000_000;
/** Below it a decimal says more: 'ZIP, 2.4 MB'. */
const WHOLE_FROM_MB = 10;
/** One for all, in the clock's own zone, which is what a ZIP keeps: the same content is the same bytes. */
const FILE_DAY = new Date(2000, 0, 1);

/** A press kit as a ZIP: the photographs as JPEG; for each language a folder with the press text, and one with captions and credits. */
async function makeZip({ name, words, pictures }: PressKit): Promise<Uint8Array<ArrayBuffer>> {
  const nameOf = (index: number) => `${name}-${String(index + 1).padStart(2, '0')}.jpg`;
  const files: Zippable = {};
  for (const { language, paragraphs, captions } of words) {
    const { textFile, captionsFile } = await getContentFile('press', language);
    const listed = captions.map(({ caption, credit }, index) => [nameOf(index), caption, credit].join('\n'));
    files[`${language}/${textFile}.txt`] = encodeText(paragraphs);
    files[`${language}/${captionsFile}.txt`] = encodeText(listed);
  }
  for (const [index, { original, owner }] of pictures.entries()) {
    const captions = words.map((one): [string, string] => [one.tag, one.captions[index]?.caption ?? '']);
    // JPEG doesn't shrink any more.
    files[nameOf(index)] = [await makePressPicture(original, { owner, captions }), { level: 0 }];
  }
  return zipSync(files, { mtime: FILE_DAY });
}

/**
 * Paragraphs with a blank line between them, as every editor of Windows shows them too. It begins with U+FEFF, without which
 * Word on a Mac doesn't read UTF-8.
 */
const encodeText = (paragraphs: readonly string[]) =>
  strToU8(`\uFEFF${paragraphs.join('\n\n')}\n`.replaceAll('\u00a0', ' ').replaceAll('\n', '\r\n'));

/** The kits of a build, each made once, wait in a folder for their route: pages say their sizes, and all would fill the memory. */
const made = new Map<string, Promise<string>>();
let folder: string | undefined;

function openFolder(): string {
  const opened = mkdtempDisposableSync(join(tmpdir(), 'press-kits-'));
  process.once('exit', () => opened.remove());
  return opened.path;
}

async function makeFile(kit: PressKit): Promise<string> {
  const file = join((folder ??= openFolder()), `${String(made.size)}.zip`);
  await writeFile(file, await makeZip(kit));
  return file;
}

const findFile = (kit: PressKit): Promise<string> => {
  const file = made.get(kit.path) ?? makeFile(kit);
  made.set(kit.path, file);
  return file;
};

/** A press kit as it is published; in `astro dev` it is made for each who asks. */
export const getPressKit = async (kit: PressKit): Promise<Uint8Array<ArrayBuffer>> =>
  import.meta.env.DEV ? makeZip(kit) : readFile(await findFile(kit));

/** What a kit weighs; in `astro dev`, where it is made only for who asks, what the originals weigh. */
async function weigh(kit: PressKit): Promise<number> {
  const files = import.meta.env.DEV ? kit.pictures.map(({ original }) => original) : [await findFile(kit)];
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The links to those press kits that have words in a language, with their sizes. */
export async function linkPressKits(kits: readonly PressKit[], language: Language) {
  const { kit: template } = await getContentFile('press', language);
  const { writeNumber } = await getWriter(language);
  const links = [];
  for (const kit of kits) {
    const words = kit.words.find((one) => one.language === language);
    if (words === undefined) continue;
    const megabytes = (await weigh(kit)) / BYTES_PER_MB;
    const maximumFractionDigits = megabytes < WHOLE_FROM_MB ? 1 : 0;
    const n = writeNumber(megabytes, maximumFractionDigits);
    links.push({
      title: words.title,
      titleLang: words.titleLang,
      label: fill(template, { n }),
      href: kit.path,
      type: 'application/zip',
    });
  }
  return links;
}
