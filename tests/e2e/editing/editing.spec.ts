import { expect, test, type Locator, type Page } from '@playwright/test';
import { createExhibition } from '../../../src/editing/new-exhibition/exhibition-files.mjs';
import { STAND_IN } from '../../../src/editing/content-check/check-stand-ins.ts';
import { analytics, exhibitionsSection as words, home, notFound } from '../written-words.ts';
import { Editor } from './editor.ts';

const EXHIBITION = 'content/exhibitions/brocha-gorda.md';
const HERO = 'content/sections/hero.json';
const NEW = 'content/exhibitions/nueva.md';
const NEW_PICTURE = 'content/exhibitions/nueva.jpg';
const PIXEL_TIMEOUT_MS = 5000;

test.describe.configure({ mode: 'serial' });

let editor: Editor;
let address: string;

/** Cards of tabs that are not open count too. */
const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true, includeHidden: true });
const cardIn = (page: Page, tab: string, title: string): Locator =>
  page
    .getByRole('tabpanel', { name: tab, includeHidden: true })
    .getByRole('article', { name: title, exact: true, includeHidden: true });
const mistake = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Hay \d+ error/ });
const line = (page: Page): Locator => page.getByRole('button', { name: /^Hay / });

async function expectMended(page: Page): Promise<void> {
  await expect(mistake(page)).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
}

/** Waits until the picture in a card has this colour, as `r,g,b`; the page may reload meanwhile. */
async function expectColour(picture: Locator, colour: RegExp): Promise<void> {
  const readPixel = (image: HTMLImageElement) => {
    // The tab of the card may be closed, where nothing asks for its picture.
    image.loading = 'eager';
    const context = image.complete ? new OffscreenCanvas(1, 1).getContext('2d') : null;
    context?.drawImage(image, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join();
  };
  await expect(async () => {
    expect(await picture.evaluate(readPixel, undefined, { timeout: PIXEL_TIMEOUT_MS })).toMatch(colour);
  }).toPass();
}

test.beforeAll(async () => {
  editor = await Editor.sitDown();
  await editor.replace(HERO, '{', '');
  await editor.replace(EXHIBITION, 'status: pasada', 'status: pasadaa');
  address = await editor.startServer();
});

test.afterAll(async () => {
  await editor.standUp();
});

test.afterEach(() => {
  expect(editor.isServing).toBe(true);
});

test('a site that starts with mistakes tells them all, and appears as they are mended', async ({ page }) => {
  await page.goto(address);
  await expect(mistake(page)).toContainText(HERO);
  await expect(mistake(page)).toContainText(EXHIBITION);
  await expect(mistake(page)).toContainText('no se puede mostrar esta página');
  await expect(page).toHaveTitle('Error en el contenido');

  await editor.write(HERO, `{${await editor.read(HERO)}`);
  await expect(page).toHaveTitle(home.title);
  await expect(mistake(page)).toContainText('línea 6 · status');
  await expect(mistake(page)).toContainText('¿Quisiste escribir "pasada"?');
  await expect(mistake(page)).not.toContainText(HERO);
  await expect(card(page, 'Brocha gorda')).toHaveCount(0);

  await editor.replace(EXHIBITION, 'pasadaa', 'pasada');
  await expectMended(page);
  await expect(cardIn(page, 'Pasadas', 'Brocha gorda')).toHaveCount(1);
});

test('a mistake is told over the page, which keeps what was good, and goes when it is mended', async ({
  page,
}) => {
  await page.goto(address);
  await expect(card(page, 'Brocha gorda')).toHaveCount(1);
  await editor.replace(EXHIBITION, 'title: "Brocha gorda"', 'titulo: "Brocha fina"');
  await expect(mistake(page)).toContainText('¿Quisiste escribir «title»?');
  await expect(card(page, 'Brocha gorda')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(mistake(page)).toHaveCount(0);
  await line(page).click();
  await expect(mistake(page)).toBeVisible();
  await page.getByRole('button', { name: 'Ver la página' }).click();
  await expect(mistake(page)).toHaveCount(0);

  // Half a file, as a program may leave it for a moment.
  const text = await editor.read(EXHIBITION);
  await editor.write(EXHIBITION, text.slice(0, 40));
  await expect(mistake(page)).toContainText('Falta la línea --- que cierra el bloque de datos');
  await editor.write(EXHIBITION, text.replace('titulo:', 'title:').replaceAll('\n', '\r\n'));
  await expectMended(page);
  await expect(card(page, 'Brocha fina')).toHaveCount(1);
  await editor.replace(EXHIBITION, 'Brocha fina', 'Brocha gorda');
  await expect(card(page, 'Brocha gorda')).toHaveCount(1);
});

test('a mistake that is older than the page is told on every page, and holds no other change up', async ({
  page,
}) => {
  await editor.replace('content/sections/exhibitions.json', '"heading"', '"headin"');
  for (const [path, title] of [
    ['/analytics', analytics.title],
    ['/nada', notFound.title],
    ['/', home.title],
  ] as const) {
    await page.goto(`${address}${path}`);
    await expect(mistake(page)).toContainText('content/sections/exhibitions.json');
    await expect(page).toHaveTitle(title);
  }
  await editor.replace(EXHIBITION, 'Brocha gorda', 'Brocha fina');
  await expect(card(page, 'Brocha fina')).toHaveCount(1);
  await expect(mistake(page)).toContainText('¿Quisiste escribir «heading»?');
  await editor.replace('content/sections/exhibitions.json', '"headin"', '"heading"');
  await editor.replace(EXHIBITION, 'Brocha fina', 'Brocha gorda');
  await expect(card(page, 'Brocha gorda')).toHaveCount(1);
  await expectMended(page);
});

test('what only deserves a warning is a line that opens', async ({ page }) => {
  await page.goto(address);
  await editor.write('content/sobrante.md', 'Nada');
  await expect(line(page)).toHaveText('Hay 1 aviso en el contenido.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await line(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('content/sobrante.md');
  await editor.remove('content/sobrante.md');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
});

test('words of the JSON files change on the page', async ({ page }) => {
  await page.goto(address);
  const tab = page.getByRole('tab', { name: words.tabs.upcoming });
  await expect(tab).toHaveCount(1);
  await editor.replace('content/sections/exhibitions.json', words.tabs.upcoming, 'Venideras');
  await expect(page.getByRole('tab', { name: 'Venideras' })).toHaveCount(1);
  await editor.replace('content/sections/exhibitions.json', 'Venideras', words.tabs.upcoming);
  await expect(tab).toHaveCount(1);
  // The settings of the site read this file too.
  await editor.replace('content/site.json', 'Ir al contenido', 'Saltar al contenido');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toHaveCount(1);
});

test('an exhibition is added, renamed and deleted', async ({ page }) => {
  await page.goto(address);
  await editor.paint(NEW_PICTURE, '#c00');
  const text = await editor.read(EXHIBITION);
  await editor.write(
    NEW,
    text
      .replace('id: 1', 'id: 90')
      .replace('Brocha gorda', 'La nueva')
      .replace('lienzos-monumentales', 'nueva'),
  );
  await expect(cardIn(page, 'Pasadas', 'La nueva')).toHaveId('nueva');
  await editor.rename(NEW, 'content/exhibitions/otro-nombre.md');
  await expect(cardIn(page, 'Pasadas', 'La nueva')).toHaveId('otro-nombre');
  await editor.remove('content/exhibitions/otro-nombre.md');
  await expect(card(page, 'La nueva')).toHaveCount(0);
  await expectMended(page);
});

test('a picture is replaced by another of the same name, deleted and brought back', async ({ page }) => {
  await editor.replace(EXHIBITION, 'lienzos-monumentales', 'nueva');
  await page.goto(address);
  const picture = card(page, 'Brocha gorda').locator('img');
  await expectColour(picture, /^20\d,\d,\d$/);
  await editor.paint(NEW_PICTURE, '#00c');
  await expectColour(picture, /^\d,\d,20\d$/);
  await editor.remove(NEW_PICTURE);
  await expect(mistake(page)).toContainText(`No existe el archivo «${NEW_PICTURE}»`);
  // The other exhibitions stay.
  await expect(card(page, 'Cielo raso')).toHaveCount(1);
  await editor.paint(NEW_PICTURE, '#0c0');
  await expectMended(page);
  await expectColour(picture, /^\d,20\d,\d$/);
});

test('a folder that is moved away is told, though no page can be made of what is left, and comes back', async ({
  page,
}) => {
  await page.goto(address);
  for (const folder of ['content/exhibitions', 'content/gallery', 'content']) {
    await editor.rename(folder, 'lejos');
    await expect(mistake(page)).toContainText('Falta esta carpeta');
    await expect(mistake(page)).toContainText('no se puede mostrar esta página');
    await editor.rename('lejos', folder);
    await expect(page).toHaveTitle(home.title);
    await expectMended(page);
  }
  await expect(card(page, 'Brocha gorda')).toHaveCount(1);
});

test('twenty files change at once, as when another version is fetched', async ({ page }) => {
  await page.goto(address);
  const text = (await editor.read(EXHIBITION)).replace('Brocha gorda', 'Brocha fina');
  const names = Array.from({ length: 20 }, (_, index) => `content/exhibitions/muchas-${String(index)}.md`);
  const others = names.map((name, index) =>
    editor.write(name, text.replace('id: 1', `id: ${String(200 + index)}`)),
  );
  await Promise.all(others);
  const archive = page.locator('a[href="/exhibiciones"]');
  await expect(archive).toContainText(words.allLink.replace('{count}', '25'));
  await expect(card(page, 'Brocha fina')).toHaveCount(12);
  await Promise.all(names.map((name) => editor.remove(name)));
  await expect(archive).toHaveCount(0);
  await expect(card(page, 'Brocha gorda')).toHaveCount(1);
  await expectMended(page);
});

test('a new exhibition waits as a draft, then moves from tab to tab with one word', async ({ page }) => {
  await page.goto(address);
  const { file } = await createExhibition(editor.root, 'Dos: la segunda');
  const written = (await editor.read(file)).replaceAll(STAND_IN, 'Doce telares colgados sobre el concreto');
  await editor.write(file, written);
  // A change that is seen comes after the draft: it has been read, and is not there.
  await editor.replace(EXHIBITION, 'Brocha gorda', 'Brocha leída');
  await expect(card(page, 'Brocha leída')).toHaveCount(1);
  await expect(card(page, 'Dos: la segunda')).toHaveCount(0);

  await editor.replace(file, 'draft: true\n', '');
  await expect(cardIn(page, words.tabs.upcoming, 'Dos: la segunda')).toHaveCount(1);
  await editor.replace(file, 'status: proxima', 'status: actual');
  await expect(cardIn(page, words.tabs.current, 'Dos: la segunda')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: words.tabs.current })).toHaveText(`${words.tabs.current}2`);
  await editor.replace(file, 'status: actual', 'status: pasada');
  await expect(cardIn(page, words.tabs.past, 'Dos: la segunda')).toHaveCount(1);
  await editor.replace(file, 'status: pasada', 'draft: true\nstatus: pasada');
  await expect(card(page, 'Dos: la segunda')).toHaveCount(0);
  await expectMended(page);
});
