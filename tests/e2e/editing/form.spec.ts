import type { Locator, Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../../src/editing/content-check/check-all.ts';
import { createImage } from '../../content/image-fixtures.ts';
import { hero } from '../fixture-content.ts';
import { type Editor, expect, test } from './editor.ts';

// The CMS renders only visible fields, so the viewport is as high as the longest form.
// The browser locale differs from the locale of the CMS.
test.use({ viewport: { width: 800, height: 6000 }, locale: 'en-US' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Page with the CMS. The tests share it, because loading takes seconds. */
let cmsPage: Page;

test.beforeAll(async ({ editor, browser }) => {
  await editor.restore();
  await editor.startServer();
  cmsPage = await browser.newPage();
  await openCms(editor, cmsPage, 'exhibitions');
});

/** Opens an entry in the CMS with the editor's content. Chromium's private file system replaces the selected folder. */
async function openCms(editor: Editor, page: Page, entryPath: string): Promise<void> {
  page.on('request', (request) => expect.soft(request.url()).toMatch(/^(?:http:\/\/localhost:|blob:|data:)/));
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await editor.visit(page, `/editar#/collections/${entryPath}`);
  const paths = globSync('content/**/*.{json,md}', { cwd: editor.root });
  const files = paths.map((name) => ({
    path: name.split('/'),
    text: readFileSync(join(editor.root, name), 'utf8'),
  }));
  await page.evaluate(async (texts) => {
    for (const { path, text } of texts) {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Trabajar con un repositorio local' }).click();
}

/** Reads a saved file. Returns '' while the file is missing or the browser replaces it. */
const readSaved = (page: Page, file: string, encoding: BufferEncoding = 'utf8'): Promise<string> =>
  page
    .evaluate(async (path) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const bytes = await folder
        .getFileHandle(path.at(-1) ?? '')
        .then((handle) => handle.getFile())
        .then((file) => file.arrayBuffer())
        .catch(() => new ArrayBuffer());
      return [...new Uint8Array(bytes)];
    }, file.split('/'))
    .then((bytes) => Buffer.from(bytes).toString(encoding));

const field = (page: Page, keyPath: string): Locator =>
  page.locator(`[role="group"][data-key-path="${keyPath}"]`);
const text = (page: Page, keyPath: string): Locator => field(page, keyPath).getByRole('textbox');
/** Selects the locale of the fields. In a window of this width, the CMS shows a list of locales. */
const selectLocale = async (locale: string): Promise<void> => {
  await cmsPage.getByRole('combobox', { name: 'Cambiar de idioma' }).click();
  await cmsPage.getByRole('option', { name: locale }).click();
};
const showEntry = (entryPath: string) =>
  cmsPage.evaluate((url) => location.assign(url), `#/collections/${entryPath}`);
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });

/** URL of the CMS while it lists the entries of a collection. */
const LIST_URL = /#\/collections\/\w+$/;

/** Saves the open entry and waits until the CMS lists the entries. The CMS would close an entry that opens earlier. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page).toHaveURL(LIST_URL);
  await expect(saveButton(page)).toBeHidden();
}

/** Reads the content of all files of the selected folder, by path. */
const readFolder = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<[string, string][]> => {
      const files: [string, string][] = [];
      for await (const [name, handle] of folder.entries())
        if (handle.kind === 'file') files.push([path + name, await (await handle.getFile()).text()]);
        else files.push(...(await read(handle, `${path}${name}/`)));
      return files;
    };
    return Object.fromEntries(await read(await navigator.storage.getDirectory(), ''));
  });

// A field of each file type. Consecutive entries have no field in common, so that an assertion can't match the previous form.
for (const [file, entryPath, locale, keyPath, ending] of [
  ['site.json', '_singletons/entries/site', '', 'place.city.es', '"Monterrey'],
  ['pages/privacidad.md', 'textPages/entries/privacidad', 'Español', 'body', '/licencias.txt.'],
  [
    'gallery/gallery.json',
    '_singletons/entries/gallery',
    '',
    'items.1.caption.es',
    'Una de las tres columnas',
  ],
  ['exhibitions/mesa-larga.md', 'exhibitions/entries/mesa-larga', 'Español', 'gloss.en', '"Long Table'],
] as const)
  test(`the CMS changes only ${keyPath} of ${file}`, async ({ editor }) => {
    const before = await editor.read(`content/${file}`);
    const files = await readFolder(cmsPage);
    await showEntry(entryPath);
    if (locale) await selectLocale(locale);
    if (file.startsWith('gallery')) await cmsPage.getByRole('button', { name: 'Expandir todo' }).click();
    await text(cmsPage, keyPath).click();
    await cmsPage.keyboard.press('Control+End');
    await cmsPage.keyboard.type(' otra');
    await save(cmsPage);
    const after = before.replace(ending, `${ending} otra`);
    await expect.poll(() => readSaved(cmsPage, `content/${file}`)).toBe(after);
    await editor.save(`content/${file}`, after);
    expect(await readFolder(cmsPage)).toEqual({ ...files, [`content/${file}`]: after });
    expect(await checkContent(editor.root)).toEqual([]);
  });

test('enabling English saves a translation of an exhibition', async ({ editor }) => {
  await showEntry('exhibitions/entries/telar-de-persianas');
  await selectLocale('Inglés');
  await cmsPage.getByRole('button', { name: 'Habilitar' }).click();
  await expect(field(cmsPage, 'image')).toHaveCount(0);
  await expect(field(cmsPage, 'gloss')).toHaveCount(0);
  await text(cmsPage, 'body').click();
  await cmsPage.keyboard.type('It was woven here.\n\nNinety blinds.');
  await selectLocale('Español');
  const translations = {
    artist: 'Nora Leal and Hugo Saldaña',
    date: 'June 1 – 29, 2024',
    imageAlt: 'Flat coloured shapes on a pale ground, number 20',
    description: 'Ninety old blinds, woven from one window to the next.',
  };
  for (const [name, value] of Object.entries(translations)) await text(cmsPage, `${name}.en`).fill(value);
  const original = 'content/exhibitions/telar-de-persianas.md';
  const before = await editor.read(original);
  await save(cmsPage);
  const file = 'content/exhibitions/telar-de-persianas.en.md';
  const savedTranslation = '---\n---\n\nIt was woven here.\n\nNinety blinds.\n';
  await expect.poll(() => readSaved(cmsPage, file)).toBe(savedTranslation);
  // Each translated string becomes an object with both locales. The rest is unchanged.
  const after = Object.entries(translations).reduce(
    (markdown, [name, value]) =>
      markdown.replace(new RegExp(`^${name}: (".*")$`, 'm'), `${name}:\n  es: $1\n  en: "${value}"`),
    before,
  );
  expect(await readSaved(cmsPage, original)).toBe(after);
  await editor.save(file, savedTranslation);
  await editor.save(original, after);
  expect(await checkContent(editor.root)).toEqual([]);
});

test('renaming an exhibition renames its translation', async ({ editor }) => {
  const folder = 'content/exhibitions';
  await showEntry('exhibitions/entries/barro-que-suena');
  await cmsPage.getByRole('button', { name: 'Mostrar las opciones del editor' }).click();
  await cmsPage.getByRole('menuitem', { name: 'Editar el slug' }).click();
  await cmsPage.getByRole('button', { name: 'Editar el slug' }).last().click();
  await cmsPage.getByRole('textbox', { name: 'Slug' }).fill('barro-que-canta');
  await cmsPage.keyboard.press('Enter');
  await save(cmsPage);
  const formerSlugs = 'formerly:\n  - "barro-que-suena"\n---\n';
  for (const [extension, closingLines] of [
    ['.md', formerSlugs],
    ['.en.md', '---\n'],
  ] as const) {
    const before = await editor.read(`${folder}/barro-que-suena${extension}`);
    const after = before.replace(/(?<=\n)---\n/, closingLines);
    await expect.poll(() => readSaved(cmsPage, `${folder}/barro-que-canta${extension}`)).toBe(after);
    await expect.poll(() => readSaved(cmsPage, `${folder}/barro-que-suena${extension}`)).toBe('');
  }
});

test('a new exhibition is saved once its fields are valid', async ({ editor }) => {
  const photograph = await sharp(await createImage(960, 640, 'jpeg'))
    .withExif({ IFD0: { Artist: 'Quien la tomó' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
    .toBuffer();
  const image = { name: 'IMG 0412 (1).JPG', mimeType: 'image/jpeg', buffer: photograph };
  await showEntry('exhibitions/new');
  await text(cmsPage, 'title').fill('Dos: la segunda');
  await text(cmsPage, 'artist.es').fill('Taller Segundo Piso');
  await field(cmsPage, 'date').getByRole('checkbox').check();
  await text(cmsPage, 'date.es').fill('Mayo de 2027');
  await cmsPage.getByRole('radio', { name: 'Está por venir' }).click();
  await field(cmsPage, 'image').locator('input[type="file"]').first().setInputFiles(image);
  await text(cmsPage, 'imageAlt.es').fill('Doce telares sobre el concreto');
  await text(cmsPage, 'description.es').fill('Doce telares.');
  await text(cmsPage, 'videoLink').fill('video.example.com');
  await cmsPage.getByRole('switch', { name: 'Borrador' }).click();
  await text(cmsPage, 'body').click();
  await cmsPage.keyboard.type('---\nUna parte.\n---\n');
  await saveButton(cmsPage).click();
  await expect(field(cmsPage, 'videoLink').getByRole('alert')).toContainText(
    'Se espera una dirección completa que empiece con https://',
  );

  await expect(field(cmsPage, 'body').getByRole('alert')).toContainText('una raya se escribe ***.');

  await text(cmsPage, 'body').click();
  await cmsPage.keyboard.press('Control+a');
  await cmsPage.keyboard.type('Un ensayo.');
  await text(cmsPage, 'videoLink').fill('https://video.example.com');
  await save(cmsPage);
  const file = 'content/exhibitions/dos-la-segunda.md';
  await expect.poll(() => readSaved(cmsPage, file)).toContain('image: "./img-0412-1.webp"');
  const saved = 'content/exhibitions/img-0412-1.webp';
  await expect.poll(() => readSaved(cmsPage, saved, 'base64')).not.toBe('');
  const bytes = Buffer.from(await readSaved(cmsPage, saved, 'base64'), 'base64');
  const { format, exif } = await sharp(bytes).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  await editor.save(saved, bytes);
  await editor.save(file, await readSaved(cmsPage, file));
  expect(await checkContent(editor.root)).toEqual([]);
});

test('a date is saved in ISO 8601 format', async ({ editor }) => {
  const file = 'content/exhibitions/telar-de-persianas.md';
  const before = await editor.read(file);
  await showEntry('exhibitions/entries/telar-de-persianas');
  await field(cmsPage, 'opens').locator('input[type="date"]').fill('2024-06-01');
  await save(cmsPage);
  const after = before.replace(/(?=^(?:closes|status|image):)/m, 'opens: "2024-06-01"\n');
  await expect.poll(() => readSaved(cmsPage, file)).toBe(after);
});

test('the slug of a new page derives from its heading', async () => {
  await showEntry('textPages/new');
  await text(cmsPage, 'title.es').fill('Talleres en la torre');
  await text(cmsPage, 'description.es').fill('Lo que se aprende en la torre.');
  await text(cmsPage, 'heading.es').fill('Talleres de verano');
  await text(cmsPage, 'body').click();
  await cmsPage.keyboard.type('Un taller.');
  await save(cmsPage);
  await expect
    .poll(() => readSaved(cmsPage, 'content/pages/talleres-de-verano.md'))
    .toContain('title: "Talleres en la torre"');
});

test('edit links open the CMS entry even if the content has errors', async ({ editor, page }) => {
  await editor.visit(page);
  const editLink = page.getByRole('link', { name: 'Editar', exact: true }).first();
  await expect(editLink).toHaveAttribute('href', '/editar#/collections/_singletons/entries/hero');
  await editor.visit(page, '/exhibiciones/cuarto-oscuro');
  const draftLink = page.getByRole('link', { name: 'Borrador · Editar' });
  await expect(draftLink).toHaveAttribute('href', /exhibitions\/entries\/cuarto-oscuro$/);
  await editor.visit(page, '/en/come-up');
  await expect(editLink).toHaveAttribute('href', /textPages\/entries\/visita$/);
  await editor.replace('content/sections/hero.json', '"heading"', '"headin"');
  await expect(page).toHaveTitle('Error en el contenido');
  // Use a new tab, because the error page may reload itself.
  const tab = await page.context().newPage();
  await openCms(editor, tab, '_singletons/entries/hero');
  await expect(text(tab, 'size.es')).toHaveValue(hero.size);
});

test('browsers without folder access get an explanation', async ({ editor, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await editor.visit(page, '/editar');
  await expect(page.getByText('Este navegador no puede escribir en una carpeta.')).toBeVisible();
});
