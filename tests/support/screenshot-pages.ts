/**
 * Captures every page of a built site at three widths, without scripts and motion, as `pictures/<page>-<width>-NAME.png`. Run
 * `node tests/support/screenshot-pages.ts FOLDER NAME`. FOLDER defaults to `dist`.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'astro';
import { ORIGINS, getPort } from './origins.ts';
import { getBrowsers } from './browser.ts';

const WIDTHS = [360, 768, 1440];
/** Attributes that delay images below the window. */
const LAZY_ATTRIBUTES = / (?:loading="lazy"|decoding="async")/g;
const RENDER_ALL_STYLE = '<style>* { content-visibility: visible !important }</style></head>';

const [folder = 'dist', name = 'head'] = process.argv.slice(2);

const server = await preview({
  configFile: false,
  logLevel: 'error',
  outDir: resolve(folder),
  server: { port: getPort(ORIGINS.published) },
});
const { defaultBrowser } = await getBrowsers();
const browser = await chromium.launch(defaultBrowser);
for (const width of WIDTHS) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({
    viewport,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(LAZY_ATTRIBUTES, '').replace('</head>', RENDER_ALL_STYLE),
    });
  });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    await page.goto(`${ORIGINS.published}/${file.replace(/(^index)?\.html$/, '')}`);
    const path = `pictures/${file.replace(/\.html$/, '').replaceAll('/', '-')}-${width}-${name}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
}
await browser.close();
await server.stop();
