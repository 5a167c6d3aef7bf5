import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import home from '../../../content/pages/home.json' with { type: 'json' };
import words from '../../../content/sections/exhibitions.json' with { type: 'json' };
import { createExhibition } from '../../../src/editing/new-exhibition/create-exhibition.ts';
import { PLACEHOLDER } from '../../../src/editing/content-check/check-exhibitions.ts';
import { Editor } from './editor.ts';

// The stories share one server, as an editor does.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

const HERO = 'content/sections/hero.json';
const EXHIBITION = 'content/exhibitions/brocha-gorda.md';
const PICTURE = 'content/exhibitions/lienzos-monumentales.jpg';
const REPORT = 'Error en el contenido';

let editor: Editor;

/** Cards of tabs that are not open count too. */
const cardIn = (page: Page, tab: string, title: string): Locator =>
  page
    .getByRole('tabpanel', { name: tab, includeHidden: true })
    .getByRole('article', { name: title, exact: true, includeHidden: true });

async function expectTold(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: message })).toHaveCount(1);
  await expect(page).toHaveTitle(REPORT);
}

test.beforeAll(async () => {
  editor = await Editor.sitDown();
  await editor.replace(HERO, '"heading"', '"headin"');
  await editor.replace(EXHIBITION, 'status: pasada', 'status: pasadaa');
  await editor.startServer();
});

test.afterAll(async () => {
  await editor.standUp();
});

test.afterEach(() => {
  expect(editor.isServing).toBe(true);
});

test('a site that starts with errors tells them all on every page, and appears when they are mended', async ({
  page,
}) => {
  for (const path of ['/analytics', '/nada', '/']) {
    await editor.visit(page, path);
    await expect(page).toHaveTitle(REPORT);
    await expect(page.getByRole('heading')).toHaveText('Hay 3 errores en el contenido.');
  }
  const errors = page.getByRole('listitem');
  await expect(errors.filter({ hasText: HERO })).toContainText([
    'Falta este campo',
    '¿Quisiste escribir «heading»?',
  ]);
  await expect(errors.filter({ hasText: EXHIBITION })).toContainText(/línea \d+ · status/);

  await editor.replace(HERO, '"headin"', '"heading"');
  await expect(page.getByRole('heading')).toHaveText('Hay 1 error en el contenido.');
  await editor.replace(EXHIBITION, 'pasadaa', 'pasada');
  await expect(page).toHaveTitle(home.title);
  await expect(cardIn(page, words.tabs.past, 'Brocha gorda')).toHaveCount(1);
});

test('words change on the page when they are saved', async ({ page }) => {
  await editor.visit(page);
  await editor.replace(EXHIBITION, 'title: "Brocha gorda"', 'title: "Brocha fina"');
  await expect(cardIn(page, words.tabs.past, 'Brocha fina')).toHaveCount(1);
  await editor.replace('content/site.json', 'Ir al contenido', 'Saltar al contenido');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toHaveCount(1);
});

test('an error takes the place of an open page until it is mended: broken JSON, a lost picture, a lost folder', async ({
  page,
}) => {
  await editor.visit(page);
  await editor.replace(HERO, '{', '');
  await expectTold(page, 'Falta { al principio del archivo.');
  await editor.write(HERO, `{${await editor.read(HERO)}`);
  await expect(page).toHaveTitle(home.title);

  await editor.rename(PICTURE, 'lejos');
  await expectTold(page, `No existe el archivo «${PICTURE}»`);
  await editor.rename('lejos', PICTURE);
  await expect(page).toHaveTitle(home.title);

  await editor.rename('content/sections', 'lejos');
  await expectTold(page, 'content/sections/about.json');
  await editor.rename('lejos', 'content/sections');
  await expect(page).toHaveTitle(home.title);
});

test('a new exhibition waits as a draft, moves from tab to tab with one word, and goes', async ({ page }) => {
  await editor.visit(page);
  const { file, picture } = await createExhibition(editor.root, 'Dos: la segunda');
  await editor.write(picture, await readFile(join(editor.root, PICTURE)));
  await editor.write(
    file,
    (await editor.read(file)).replaceAll(PLACEHOLDER, 'Doce telares sobre el concreto'),
  );
  // A change that is seen comes after the draft: it has been read, and is not there.
  await editor.replace(EXHIBITION, 'Brocha fina', 'Brocha gorda');
  await expect(cardIn(page, words.tabs.past, 'Brocha gorda')).toHaveCount(1);
  await expect(cardIn(page, words.tabs.upcoming, 'Dos: la segunda')).toHaveCount(0);

  await editor.replace(file, 'draft: true\n', '');
  await expect(cardIn(page, words.tabs.upcoming, 'Dos: la segunda')).toHaveCount(1);
  await editor.replace(file, 'status: proxima', 'status: actual');
  await expect(cardIn(page, words.tabs.current, 'Dos: la segunda')).toHaveCount(1);
  await editor.remove(file);
  await expect(cardIn(page, words.tabs.current, 'Dos: la segunda')).toHaveCount(0);
});
