import type { Locator, Page } from '@playwright/test';
import { createImage } from '../../content/image-fixtures.ts';
import { exhibitionsSection as uiStrings, home } from '../fixture-content.ts';
import { type Editor, expect, test } from './editor.ts';

// The tests share one dev server, because starting it takes seconds.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

const HERO = 'content/sections/hero.json';
const EXHIBITION = 'content/exhibitions/telar-de-persianas.md';
const IMAGE = 'content/exhibitions/telar-de-persianas.png';
const ERROR_TITLE = 'Error en el contenido';

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

/** Card in the panel of a tab, including closed tabs. */
const getCard = (page: Page, tab: string, title: string): Locator =>
  page
    .locator(`#exhibitions-${tab.normalize('NFD').replace(/[^\w]/g, '').toLowerCase()}`)
    .getByRole('article', { name: title, exact: true, includeHidden: true });

async function expectError(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: message })).toHaveCount(1);
  await expect(page).toHaveTitle(ERROR_TITLE);
}

// This file runs before `form.spec.ts`, which uses the same server.
test.beforeAll(async ({ editor }) => {
  await editor.stopServer();
  await editor.restore();
  await editor.replace(HERO, '"heading"', '"headin"');
  await editor.replace(EXHIBITION, 'status: "pasada"', 'status: "pasadaa"');
  await editor.startServer();
});

/** Restores the content and opens a page without errors. */
async function visitRestoredPage(editor: Editor, page: Page, path?: string): Promise<void> {
  await editor.restore();
  await editor.visit(page, path);
  await expect(page).not.toHaveTitle(ERROR_TITLE);
}

test.afterEach(({ editor }) => {
  expect(editor.isServing).toBe(true);
});

test('pages list the content errors until they are fixed', async ({ editor, page }) => {
  for (const path of ['/analytics', '/nada', '/']) {
    await editor.visit(page, path);
    await expect(page).toHaveTitle(ERROR_TITLE);
    await expect(page.getByRole('heading')).toHaveText('Hay 2 errores en el contenido.');
  }
  const errors = page.getByRole('listitem');
  await expect(errors.filter({ hasText: HERO })).toContainText('No existe: headin.');
  await expect(errors.filter({ hasText: EXHIBITION })).toContainText(/:\d+ · «status»/);

  await editor.replace(HERO, '"headin"', '"heading"');
  await expect(page.getByRole('heading')).toHaveText('Hay 1 error en el contenido.');
  await editor.replace(EXHIBITION, 'pasadaa', 'pasada');
  await expect(page).toHaveTitle(home.title);
  await expect(getCard(page, uiStrings.tabs.past, 'Telar de persianas')).toHaveCount(1);
});

test('a closed tab that the URL opens hydrates without console errors', async ({ editor, page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await visitRestoredPage(editor, page, '/#exhibitions-pasadas');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(uiStrings.tabs.past));
  expect(errors).toEqual([]);
});

test('an open page shows a text once it is saved', async ({ editor, page }) => {
  await visitRestoredPage(editor, page);
  await editor.replace(EXHIBITION, 'title: "Telar de persianas"', 'title: "Telar de cortinas"');
  await expect(getCard(page, uiStrings.tabs.past, 'Telar de cortinas')).toHaveCount(1);
  await editor.replace(HERO, '"Un piso entero', '"Un nivel entero');
  await expect(page.getByRole('heading', { name: 'Un nivel entero' })).toHaveCount(1);
});

test('an open page shows an error for invalid JSON and missing files', async ({ editor, page }) => {
  await visitRestoredPage(editor, page);
  await editor.replace(HERO, '{', '');
  await expectError(page, 'Esta línea no es JSON.');
  await editor.save(HERO, `{${await editor.read(HERO)}`);
  await expect(page).toHaveTitle(home.title);

  await editor.rename(IMAGE, 'lejos');
  await expectError(page, `No existe el archivo «${IMAGE}»`);
  await editor.rename('lejos', IMAGE);
  await expect(page).toHaveTitle(home.title);

  await editor.rename('content/sections', 'lejos');
  await expectError(page, HERO);
  await editor.rename('lejos', 'content/sections');
  await expect(page).toHaveTitle(home.title);
});

test('the tab of an exhibition depends on its draft flag and status', async ({ editor, page }) => {
  await visitRestoredPage(editor, page);
  const file = 'content/exhibitions/dos-la-segunda.md';
  await editor.save('content/exhibitions/dos-la-segunda.jpg', await createImage(960, 640, 'jpeg'));
  await editor.save(file, DRAFT);
  // Wait for a later change, to know that the server has read the draft.
  await editor.replace(EXHIBITION, 'Telar de persianas', 'Telar de toldos');
  await expect(getCard(page, uiStrings.tabs.past, 'Telar de toldos')).toHaveCount(1);
  await expect(getCard(page, uiStrings.tabs.upcoming, 'Dos: la segunda')).toHaveCount(0);

  await editor.replace(file, 'draft: true', 'status: proxima');
  await expect(getCard(page, uiStrings.tabs.upcoming, 'Dos: la segunda')).toHaveCount(1);
  await editor.replace(file, 'status: proxima', 'status: actual');
  await expect(getCard(page, uiStrings.tabs.current, 'Dos: la segunda')).toHaveCount(1);
  await editor.remove(file);
  await expect(getCard(page, uiStrings.tabs.current, 'Dos: la segunda')).toHaveCount(0);
});

test('an English page updates when the Spanish file changes', async ({ editor, page }) => {
  const name = 'content/exhibitions/la-hora-de-la-siesta';
  const renamed = 'hamacas.png';
  await visitRestoredPage(editor, page, '/en/exhibitions/la-hora-de-la-siesta');
  await editor.rename(`${name}.png`, `content/exhibitions/${renamed}`);
  await expectError(page, `No existe el archivo «${name}.png»`);
  await editor.replace(`${name}.md`, './la-hora-de-la-siesta.png', `./${renamed}`);
  const photograph = page.getByRole('main').getByRole('img').first();
  await expect(photograph).toHaveAttribute('src', /hamacas/);
  await editor.replace(`${name}.md`, 'closes: "2027-01-30"', 'closes: "2027-02-14"');
  await expect(page.getByRole('definition').filter({ hasText: 'February 14, 2027' })).toHaveCount(1);
});
