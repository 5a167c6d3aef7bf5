import type { Locator, Page } from '@playwright/test';
import { createImage } from '../../content/image-fixtures.ts';
import { exhibitionsSection as uiStrings, home } from '../fixture-content.ts';
import { type Editor, expect, test } from './editor.ts';

// The tests share one server, as an editor does.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

const HERO = 'content/sections/hero.json';
const EXHIBITION = 'content/exhibitions/telar-de-persianas.md';
const PICTURE = 'content/exhibitions/telar-de-persianas.png';
const REPORT = 'Error en el contenido';

const DRAFT = `---
id: 90
title: "Dos: la segunda"
artist: "Taller Segundo Piso"
date: "Mayo de 2027"
image: ./dos-la-segunda.jpg
imageAlt: "Doce telares sobre el concreto"
description: "Doce telares."
draft: true
---

Un ensayo.
`;

/** Cards of tabs that are not open count too; a tab is a link to its panel until it has hydrated. */
const cardIn = (page: Page, tab: string, title: string): Locator =>
  page
    .locator(`#exhibitions-${tab.normalize('NFD').replace(/[^\w]/g, '').toLowerCase()}`)
    .getByRole('article', { name: title, exact: true, includeHidden: true });

async function expectTold(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: message })).toHaveCount(1);
  await expect(page).toHaveTitle(REPORT);
}

// It sorts before `form.spec.ts`, which goes on with its server.
test.beforeAll(async ({ editor }) => {
  await editor.stopServer();
  await editor.restore();
  await editor.replace(HERO, '"heading"', '"headin"');
  await editor.replace(EXHIBITION, 'status: "pasada"', 'status: "pasadaa"');
  await editor.startServer();
});

/** Opens a page of the site as it was before any test: the first one, which may not run, begins with errors. */
async function visitMended(editor: Editor, page: Page, path?: string): Promise<void> {
  await editor.restore();
  await editor.visit(page, path);
  await expect(page).not.toHaveTitle(REPORT);
}

test.afterEach(({ editor }) => {
  expect(editor.isServing).toBe(true);
});

test('a site that starts with errors tells them all on every page, and appears when they are mended', async ({
  editor,
  page,
}) => {
  for (const path of ['/analytics', '/nada', '/']) {
    await editor.visit(page, path);
    await expect(page).toHaveTitle(REPORT);
    await expect(page.getByRole('heading')).toHaveText('Hay 3 errores en el contenido.');
  }
  const errors = page.getByRole('listitem');
  await expect(errors.filter({ hasText: HERO })).toContainText(['Falta este campo', 'No existe: headin.']);
  await expect(errors.filter({ hasText: EXHIBITION })).toContainText(/:\d+ · «status»/);

  await editor.replace(HERO, '"headin"', '"heading"');
  await expect(page.getByRole('heading')).toHaveText('Hay 1 error en el contenido.');
  await editor.replace(EXHIBITION, 'pasadaa', 'pasada');
  await expect(page).toHaveTitle(home.title);
  await expect(cardIn(page, uiStrings.tabs.past, 'Telar de persianas')).toHaveCount(1);
});

test('words change on an open page when they are saved', async ({ editor, page }) => {
  await visitMended(editor, page);
  await editor.replace(EXHIBITION, 'title: "Telar de persianas"', 'title: "Telar de cortinas"');
  await expect(cardIn(page, uiStrings.tabs.past, 'Telar de cortinas')).toHaveCount(1);
  await editor.replace(HERO, '"Un piso entero', '"Un nivel entero');
  await expect(page.getByRole('heading', { name: 'Un nivel entero' })).toHaveCount(1);
});

test('an error takes the place of an open page until it is mended: broken JSON, a lost picture, a lost folder', async ({
  editor,
  page,
}) => {
  await visitMended(editor, page);
  await editor.replace(HERO, '{', '');
  await expectTold(page, 'Esta línea no es JSON.');
  await editor.save(HERO, `{${await editor.read(HERO)}`);
  await expect(page).toHaveTitle(home.title);

  await editor.rename(PICTURE, 'lejos');
  await expectTold(page, `No existe el archivo «${PICTURE}»`);
  await editor.rename('lejos', PICTURE);
  await expect(page).toHaveTitle(home.title);

  await editor.rename('content/sections', 'lejos');
  await expectTold(page, 'content/sections/hero.json');
  await editor.rename('lejos', 'content/sections');
  await expect(page).toHaveTitle(home.title);
});

test('a new exhibition waits as a draft, moves from tab to tab with one word, and goes', async ({
  editor,
  page,
}) => {
  await visitMended(editor, page);
  const file = 'content/exhibitions/dos-la-segunda.md';
  await editor.save('content/exhibitions/dos-la-segunda.jpg', await createImage(960, 640, 'jpeg'));
  await editor.save(file, DRAFT);
  // A change that is seen comes after the draft: it has been read, and is not there.
  await editor.replace(EXHIBITION, 'Telar de persianas', 'Telar de toldos');
  await expect(cardIn(page, uiStrings.tabs.past, 'Telar de toldos')).toHaveCount(1);
  await expect(cardIn(page, uiStrings.tabs.upcoming, 'Dos: la segunda')).toHaveCount(0);

  await editor.replace(file, 'draft: true', 'status: proxima');
  await expect(cardIn(page, uiStrings.tabs.upcoming, 'Dos: la segunda')).toHaveCount(1);
  await editor.replace(file, 'status: proxima', 'status: actual');
  await expect(cardIn(page, uiStrings.tabs.current, 'Dos: la segunda')).toHaveCount(1);
  await editor.remove(file);
  await expect(cardIn(page, uiStrings.tabs.current, 'Dos: la segunda')).toHaveCount(0);
});

test('a page in English follows the Spanish file: its photograph by another name, and other days', async ({
  editor,
  page,
}) => {
  const name = 'content/exhibitions/la-hora-de-la-siesta';
  const renamed = 'hamacas.png';
  await visitMended(editor, page, '/en/exhibitions/la-hora-de-la-siesta');
  await editor.rename(`${name}.png`, `content/exhibitions/${renamed}`);
  await expectTold(page, `No existe el archivo «${name}.png»`);
  await editor.replace(`${name}.md`, './la-hora-de-la-siesta.png', `./${renamed}`);
  const photograph = page.getByRole('main').getByRole('img').first();
  await expect(photograph).toHaveAttribute('src', /hamacas/);
  await editor.replace(`${name}.md`, 'closes: "2027-01-30"', 'closes: "2027-02-14"');
  await expect(page.getByRole('definition').filter({ hasText: 'February 14, 2027' })).toHaveCount(1);
});
