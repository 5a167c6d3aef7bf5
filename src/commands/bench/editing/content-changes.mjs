import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isJsonObject } from '../../project.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * One thing that an editor does, and how it is known that the page shows it.
 *
 * @typedef {object} ContentChange
 * @property {string} what Spanish
 * @property {() => void | Promise<void>} make
 * @property {(page: Page) => Promise<boolean>} isSeen
 */

const PICTURE = { width: 960, height: 640 };
const RED = '#cc0000';
const BLUE = '#0000cc';

/**
 * What an editor does in a day, in an order in which each finds what it needs.
 *
 * @param {string} copy of the project, absolute path
 * @returns {Promise<ContentChange[]>}
 */
export async function listContentChanges(copy) {
  const folder = join(copy, 'content', 'exhibitions');
  const file = join(folder, 'medida.md');
  const renamed = join(folder, 'medida-otra.md');
  const picture = join(folder, 'medida.jpg');
  const words = join(copy, 'content', 'sections', 'exhibitions.json');
  const heading = readHeading(words);
  const nextHeading = `${heading} Otra.`;
  const paint = async (/** @type {string} */ colour) =>
    writeFileSync(
      picture,
      await sharp({ create: { ...PICTURE, channels: 3, background: colour } })
        .jpeg()
        .toBuffer(),
    );
  await paint(RED);
  return [
    {
      what: 'agregar una exhibición',
      make: () => writeFileSync(file, EXHIBITION),
      isSeen: hasElement('#medida'),
    },
    {
      what: 'cambiar un título',
      make: () => replace(file, 'Medida', 'Medida dos'),
      isSeen: hasText('Medida dos'),
    },
    {
      what: 'cambiar un texto de un .json',
      make: () => replace(words, heading, nextHeading),
      isSeen: hasText(nextHeading),
    },
    { what: 'cometer un error', make: () => replace(file, 'pasada', 'pasadaa'), isSeen: tellsMistake },
    { what: 'corregirlo', make: () => replace(file, 'pasadaa', 'pasada'), isSeen: tellsNothing },
    { what: 'sustituir una foto', make: () => paint(BLUE), isSeen: showsBlue },
    {
      what: 'renombrar un archivo',
      make: () => renameSync(file, renamed),
      isSeen: hasElement('#medida-otra'),
    },
    {
      what: 'borrarlo',
      make: () => rmSync(renamed),
      isSeen: isWholeWithoutIt,
    },
  ];
}

const EXHIBITION = `---
id: 99999
title: "Medida"
artist: "Ana Lucero"
date: "6 de febrero – 27 de abril de 2027"
status: pasada
image: ./medida.jpg
imageAlt: "Un muro liso, pintado de un solo color"
description: "Un muro de un solo color."
---

Un ensayo.
`;

/**
 * @param {string} file
 * @returns {string}
 */
function readHeading(file) {
  /** @type {unknown} */
  const words = JSON.parse(readFileSync(file, 'utf8'));
  return isJsonObject(words) ? String(words.heading) : '';
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function replace(file, from, to) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** @param {string} selector */
function hasElement(selector) {
  return async (/** @type {Page} */ page) => (await page.locator(selector).count()) > 0;
}

/** @param {string} text */
function hasText(text) {
  return async (/** @type {Page} */ page) => (await page.content()).includes(text);
}

/**
 * A page that is only on its way holds nothing either.
 *
 * @param {Page} page
 */
async function isWholeWithoutIt(page) {
  return (await page.locator('body:has(footer):not(:has(#medida-otra))').count()) > 0;
}

/** @param {Page} page */
async function tellsMistake(page) {
  return (await page.getByRole('alertdialog').count()) > 0;
}

/** @param {Page} page */
async function tellsNothing(page) {
  return (await page.locator('content-problems').count()) > 0 && !(await tellsMistake(page));
}

/** @param {Page} page */
function showsBlue(page) {
  return page.locator('#medida img').evaluate(isBlue);
}

/**
 * Runs in the page.
 *
 * @param {Element} image
 */
function isBlue(image) {
  if (!(image instanceof HTMLImageElement)) return false;
  // The tab of its card may be closed, where nothing asks for it.
  image.loading = 'eager';
  const context = image.complete ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  context?.drawImage(image, 0, 0, 1, 1);
  const [red = 255, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return blue > red;
}
