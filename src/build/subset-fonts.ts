import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { FONTS } from '../styles/fonts.ts';

/** The characters of Spanish; any others are added when content/ uses them. */
const SPANISH =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '¡¿«»ÁÉÍÓÚÜÑáéíóúüñ·–—“”‘’…²³°©ºª€×';

/** In dev an editor may type a character that is new to the site and sees it in the site's font. */
const ALL_LETTERS = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).join('');

/** Cuts each font down to the characters and weights of the site; the results have the alias `@fonts`. */
export function subsetFonts(): AstroIntegration {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        const content = join(fileURLToPath(config.root), 'content');
        const characters = command === 'dev' ? ALL_LETTERS : SPANISH + (await readCharacters(content));
        const fonts = join(fileURLToPath(config.srcDir), 'assets', 'fonts');
        const folder = join(fileURLToPath(config.cacheDir), 'fonts', command);
        await mkdir(folder, { recursive: true });
        for (const [, , wght, file, original] of FONTS) {
          const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
          const subset = await subsetFont(await readFile(join(fonts, original)), characters, options);
          await writeFile(join(folder, file), subset);
        }
        updateConfig({ vite: { resolve: { alias: { '@fonts': folder } } } });
      },
    },
  };
}

/** Each character that occurs in the texts below a folder, once, in a stable order. */
async function readCharacters(folder: string): Promise<string> {
  const files = globSync('**/*.{json,md}', { cwd: folder });
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [...new Set(texts.join(''))].sort().join('');
}
