import type { Locator, Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../../src/editing/content-check/check-all.ts';
import { createImage } from '../../content/image-fixtures.ts';
import { hero } from '../fixture-content.ts';
import { type Editor, expect, test } from './editor.ts';

// The form draws a field only where it is seen: a screen as high as its longest form shows them all.
// The language of the browser is not that of the form.
test.use({ viewport: { width: 800, height: 6000 }, locale: 'en-US' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Where the form is open, from test to test: it takes seconds to load. */
let form: Page;

test.beforeAll(async ({ editor, browser }) => {
  await editor.restore();
  await editor.startServer();
  form = await browser.newPage();
  await openForm(editor, form, 'exhibitions');
});

/** Opens a form, which asks no other origin, on the editor's texts. Chromium's private file system is the chosen folder. */
async function openForm(editor: Editor, page: Page, entry: string): Promise<void> {
  page.on('request', (request) => expect.soft(request.url()).toMatch(/^(?:http:\/\/localhost:|blob:|data:)/));
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await editor.visit(page, `/editar#/collections/${entry}`);
  const names = globSync('content/**/*.{json,md}', { cwd: editor.root });
  const files = names.map((name) => ({
    path: name.split('/'),
    text: readFileSync(join(editor.root, name), 'utf8'),
  }));
  await page.evaluate(async (texts) => {
    for (const { path, text } of texts) {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
      const formatter = await file.createWritable();
      await formatter.write(text);
      await formatter.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Trabajar con un repositorio local' }).click();
}

/** What the form left in a file; '' while there is none, and for the moment in which the browser puts a new one in its place. */
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
/** Shows the words of another language in the form. On a window of this width, the languages are a list to choose from. */
const choose = async (language: string): Promise<void> => {
  await form.getByRole('combobox', { name: 'Cambiar de idioma' }).click();
  await form.getByRole('option', { name: language }).click();
};
/** Another form in the open page. */
const show = (entry: string) => form.evaluate((url) => location.assign(url), `#/collections/${entry}`);
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });

/** Saves the open entry and waits until the CMS has returned to the list, because a form opened earlier would be closed. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeHidden();
}

/** All files of the chosen folder, with what they hold. */
const readFolder = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<[string, string][]> => {
      const found: [string, string][] = [];
      for await (const [name, entry] of folder.entries())
        if (entry.kind === 'file') found.push([path + name, await (await entry.getFile()).text()]);
        else found.push(...(await read(entry, `${path}${name}/`)));
      return found;
    };
    return Object.fromEntries(await read(await navigator.storage.getDirectory(), ''));
  });

// Of each kind of file one field, and the words at its end; neighbours share no field that the form before could take.
for (const [file, entry, language, keyPath, end] of [
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
  test(`${file}: ${keyPath} is changed and saved, and nothing else`, async ({ editor }) => {
    const before = await editor.read(`content/${file}`);
    const files = await readFolder(form);
    await show(entry);
    if (language) await choose(language);
    if (file.startsWith('gallery')) await form.getByRole('button', { name: 'Expandir todo' }).click();
    await text(form, keyPath).click();
    await form.keyboard.press('Control+End');
    await form.keyboard.type(' otra');
    await save(form);
    const after = before.replace(end, `${end} otra`);
    await expect.poll(() => readSaved(form, `content/${file}`)).toBe(after);
    await editor.save(`content/${file}`, after);
    expect(await readFolder(form)).toEqual({ ...files, [`content/${file}`]: after });
    expect(await checkContent(editor.root)).toEqual([]);
  });

test('an exhibition in Spanish alone gets its English when an editor turns it on', async ({ editor }) => {
  await show('exhibitions/entries/telar-de-persianas');
  await choose('Inglés');
  await form.getByRole('button', { name: 'Habilitar' }).click();
  await expect(field(form, 'image')).toHaveCount(0);
  await expect(field(form, 'gloss')).toHaveCount(0);
  await text(form, 'body').click();
  await form.keyboard.type('It was woven here.\n\nNinety blinds.');
  await choose('Español');
  const words = {
    artist: 'Nora Leal and Hugo Saldaña',
    date: 'June 1 – 29, 2024',
    imageAlt: 'Flat coloured shapes on a pale ground, number 20',
    description: 'Ninety old blinds, woven from one window to the next.',
  };
  for (const [name, value] of Object.entries(words)) await text(form, `${name}.en`).fill(value);
  const original = 'content/exhibitions/telar-de-persianas.md';
  const before = await editor.read(original);
  await save(form);
  const file = 'content/exhibitions/telar-de-persianas.en.md';
  const written = '---\n---\n\nIt was woven here.\n\nNinety blinds.\n';
  await expect.poll(() => readSaved(form, file)).toBe(written);
  // What was a string is a text in two languages, and nothing else has changed.
  const after = Object.entries(words).reduce(
    (all, [name, value]) =>
      all.replace(new RegExp(`^${name}: (".*")$`, 'm'), `${name}:\n  es: $1\n  en: "${value}"`),
    before,
  );
  expect(await readSaved(form, original)).toBe(after);
  await editor.save(file, written);
  await editor.save(original, after);
  expect(await checkContent(editor.root)).toEqual([]);
});

test('an exhibition that is renamed takes its English along, and its former name stands in Spanish', async ({
  editor,
}) => {
  const folder = 'content/exhibitions';
  await show('exhibitions/entries/barro-que-suena');
  await form.getByRole('button', { name: 'Mostrar las opciones del editor' }).click();
  await form.getByRole('menuitem', { name: 'Editar el slug' }).click();
  await form.getByRole('button', { name: 'Editar el slug' }).last().click();
  await form.getByRole('textbox', { name: 'Slug' }).fill('barro-que-canta');
  await form.keyboard.press('Enter');
  await save(form);
  const formerly = 'formerly:\n  - "barro-que-suena"\n---\n';
  for (const [ending, end] of [
    ['.md', formerly],
    ['.en.md', '---\n'],
  ] as const) {
    const before = await editor.read(`${folder}/barro-que-suena${ending}`);
    const after = before.replace(/(?<=\n)---\n/, end);
    await expect.poll(() => readSaved(form, `${folder}/barro-que-canta${ending}`)).toBe(after);
    await expect.poll(() => readSaved(form, `${folder}/barro-que-suena${ending}`)).toBe('');
  }
});

test('a new exhibition is refused in Spanish while a value is wrong, and is a draft with a picture when it is right', async ({
  editor,
}) => {
  const photograph = await sharp(await createImage(960, 640, 'jpeg'))
    .withExif({ IFD0: { Artist: 'Quien la tomó' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
    .toBuffer();
  const picture = { name: 'IMG 0412 (1).JPG', mimeType: 'image/jpeg', buffer: photograph };
  await show('exhibitions/new');
  await text(form, 'title').fill('Dos: la segunda');
  await text(form, 'artist.es').fill('Taller Segundo Piso');
  await field(form, 'date').getByRole('checkbox').check();
  await text(form, 'date.es').fill('Mayo de 2027');
  await form.getByRole('radio', { name: 'Está por venir' }).click();
  await field(form, 'image').locator('input[type="file"]').first().setInputFiles(picture);
  await text(form, 'imageAlt.es').fill('Doce telares sobre el concreto');
  await text(form, 'description.es').fill('Doce telares.');
  await text(form, 'videoLink').fill('video.example.com');
  await form.getByRole('switch', { name: 'Borrador' }).click();
  await text(form, 'body').click();
  await form.keyboard.type('---\nUna parte.\n---\n');
  await saveButton(form).click();
  await expect(field(form, 'videoLink').getByRole('alert')).toContainText(
    'Se espera una dirección completa que empiece con https://',
  );

  await expect(field(form, 'body').getByRole('alert')).toContainText('una raya se escribe ***.');

  await text(form, 'body').click();
  await form.keyboard.press('Control+a');
  await form.keyboard.type('Un ensayo.');
  await text(form, 'videoLink').fill('https://video.example.com');
  await save(form);
  const file = 'content/exhibitions/dos-la-segunda.md';
  await expect.poll(() => readSaved(form, file)).toContain('image: "./img-0412-1.webp"');
  const saved = 'content/exhibitions/img-0412-1.webp';
  await expect.poll(() => readSaved(form, saved, 'base64')).not.toBe('');
  const bytes = Buffer.from(await readSaved(form, saved, 'base64'), 'base64');
  const { format, exif } = await sharp(bytes).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  await editor.save(saved, bytes);
  await editor.save(file, await readSaved(form, file));
  expect(await checkContent(editor.root)).toEqual([]);
});

test('a day is chosen in a calendar, and saved as year, month and day', async ({ editor }) => {
  const file = 'content/exhibitions/telar-de-persianas.md';
  const before = await editor.read(file);
  await show('exhibitions/entries/telar-de-persianas');
  await field(form, 'opens').locator('input[type="date"]').fill('2024-06-01');
  await save(form);
  const after = before.replace(/(?=^(?:closes|status|image):)/m, 'opens: "2024-06-01"\n');
  await expect.poll(() => readSaved(form, file)).toBe(after);
});

test('the address of a new page is its heading, not the title of its tab', async () => {
  await show('textPages/new');
  await text(form, 'title.es').fill('Talleres en la torre');
  await text(form, 'description.es').fill('Lo que se aprende en la torre.');
  await text(form, 'heading.es').fill('Talleres de verano');
  await text(form, 'body').click();
  await form.keyboard.type('Un taller.');
  await save(form);
  await expect
    .poll(() => readSaved(form, 'content/pages/talleres-de-verano.md'))
    .toContain('title: "Talleres en la torre"');
});

test('marks lead from a section and from the page of a draft to their forms, which content with errors does not hide', async ({
  editor,
  page,
}) => {
  await editor.visit(page);
  const mark = page.getByRole('link', { name: 'Editar', exact: true }).first();
  await expect(mark).toHaveAttribute('href', '/editar#/collections/_singletons/entries/hero');
  await editor.visit(page, '/exhibiciones/cuarto-oscuro');
  const draftMark = page.getByRole('link', { name: 'Borrador · Editar' });
  await expect(draftMark).toHaveAttribute('href', /exhibitions\/entries\/cuarto-oscuro$/);
  await editor.visit(page, '/en/come-up');
  await expect(mark).toHaveAttribute('href', /textPages\/entries\/visita$/);
  await editor.replace('content/sections/hero.json', '"heading"', '"headin"');
  await expect(page).toHaveTitle('Error en el contenido');
  // In a tab of its own: the report may just then reload the one that it is in.
  const tab = await page.context().newPage();
  await openForm(editor, tab, '_singletons/entries/hero');
  await expect(text(tab, 'size.es')).toHaveValue(hero.size);
});

test('a browser that cannot write in a folder is told what to use instead', async ({ editor, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await editor.visit(page, '/editar');
  await expect(page.getByText('Este navegador no puede escribir en una carpeta.')).toBeVisible();
});
