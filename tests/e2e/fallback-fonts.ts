import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT_ROOT } from '../setup/site-folder.ts';
import { holdFiles } from './visitor.ts';

const FONTSOURCE = (name: string, style: string) =>
  `@fontsource/${name}/files/${name}-latin-400-${style}.woff2`;

/** The fonts of systems by the names that `src/styles/fonts.ts` asks for; Arimo and Tinos have the widths of Arial and Times, as Liberation has. */
export const SYSTEMS: Record<string, Record<string, string>> = {
  DejaVu: {
    'DejaVu Sans': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    'DejaVu Serif': 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    'DejaVu Serif Italic': 'dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf',
  },
  'Roboto and Noto': {
    Roboto: FONTSOURCE('roboto', 'normal'),
    'Noto Serif': FONTSOURCE('noto-serif', 'normal'),
    'Noto Serif Italic': FONTSOURCE('noto-serif', 'italic'),
  },
  'Arial and Times, or Liberation': {
    Arial: FONTSOURCE('arimo', 'normal'),
    'Times New Roman': FONTSOURCE('tinos', 'normal'),
    'Times New Roman Italic': FONTSOURCE('tinos', 'italic'),
  },
};

const RULE = /@font-face\s*\{[^}]*?\blocal\(["']?([^)"']+)[^}]*\}/g;
const SOURCE = /src:\s*local\([^;}]+/;
/** A folder that the site doesn't have. */
const FOLDER = '/fonts-of-the-system/';

/** Lets a page have the fonts of one system and no other of those that it names, whatever this machine has. */
export async function haveSystemFonts(page: Page, fonts: Record<string, string>): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.(?!html)\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(RULE, (rule, name: string) =>
        name in fonts ? rule.replace(SOURCE, `src:url("${FOLDER}${name}.woff2")`) : '',
      );
      await route.fulfill({ response, body });
    },
  );
  await page.route(`**${FOLDER}*`, async (route) => {
    const name = decodeURIComponent(route.request().url()).replace(/.*\/|\.woff2$/g, '');
    await route.fulfill({ body: readFileSync(join(PROJECT_ROOT, 'node_modules', fonts[name] ?? '')) });
  });
}

/** Opens a page whose own fonts are still on their way; the returned function lets them come, and waits for them. */
export async function openWithoutFonts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page, '**/_astro/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Browsers don't ask for a second font while the first is on its way; a system's are there.
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts].filter(({ family }) => family.includes('Fallback')).map((face) => face.load()),
    ),
  );
  await settle(page);
  return async () => {
    release();
    await page.evaluate(() => document.fonts.ready);
    await settle(page);
    await page.unroute('**/_astro/*.woff2');
  };
}

/** Waits for two frames: what a frame moves is reported in the next. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
