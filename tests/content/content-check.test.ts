import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReport, hasErrors } from '../../src/editing/content-check/content-error.ts';
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { readJson } from '../../src/editing/content-check/json-errors.ts';
import { findNearName } from '../../src/schemas/near-name.ts';
import { all, type Change, EXHIBITION, inField, inFile, tellChanged } from './check-changed.ts';
import { paint } from './paint.ts';
import { PROJECT_ROOT, SiteFolder } from '../setup/site-folder.ts';

const ESSAY = `Un ensayo con *cursiva*, un [enlace](https://example.com/a), un [lugar](/#contact), una
[pestaña](/#exhibitions-pasadas), [otra exhibición](/exhibiciones/agua-prestada), un [correo](mailto:a@example.com?subject=Hola),
\`<b>\` y &lt;b&gt;.

#### Un título

![Una mesa larga](./nueva.jpg)
`;

const ACCEPTED: [string, Change][] = [
  ['the content of the site as it is', () => Promise.resolve()],
  ['a status with its accent', inField('status', 'status: próxima')],
  ['no speaker', inFile(EXHIBITION, /(speaker.*\n){3}/, '')],
  ['Windows line ends', inFile(EXHIBITION, /\n/g, '\r\n')],
  ['an exhibition removed', (content) => content.remove(EXHIBITION)],
  ['a draft with a text still to be written', all(inField('title', 'title: "Por escribir"\ndraft: true'))],
  ['an emoji', inField('title', 'title: "🔥"')],
  ['a longer text over several lines', inField('description', 'description: >\n  Una frase:\n  y otra.')],
  [
    'a new picture and everything that an essay may hold',
    async (content) => {
      await content.write('content/exhibitions/nueva.jpg', await paint(1350, 900, 'jpeg'));
      await content.replace(EXHIBITION, /\n---\n[^]*$/, `\n---\n\n${ESSAY}`);
    },
  ],
  [
    'what programs leave behind',
    async (content) => {
      for (const name of [
        '.DS_Store',
        'Thumbs.db',
        '.libro-de-una-hoja.md.swp',
        'libro-de-una-hoja.md~',
        '~$noventa.docx',
      ])
        await content.write(`content/exhibitions/${name}`, 'x');
    },
  ],
];

test.each(ACCEPTED)('%s is right', async (_title, change) => {
  expect(await tellChanged(change)).toEqual([]);
});

test.each([
  ['titel', 'title'],
  ['imagealt', 'imageAlt'],
  ['artista', 'artist'],
  ['Fotografía', 'image'],
  ['alt', 'imageAlt'],
  ['role', 'speakerRole'],
  ['precio', undefined],
])('%s is near to %s', (typed, meant) => {
  const fields = ['title', 'artist', 'date', 'status', 'image', 'imageAlt', 'speakerName', 'speakerRole'];
  expect(findNearName(typed, fields)).toBe(meant);
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('a text is JSON for the check exactly when it is JSON for the build', () => {
  const piece = fc.constantFrom('', ',', '"', '}', ']', '{', '\\', '\n', '1', "'", '\u00a0');
  const damaged = fc.tuple(fc.json(), fc.nat(), fc.nat(5), piece).map(([text, start, length, put]) => {
    const at = start % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + length);
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), damaged),
      (text) => (readJson(text).errors.length === 0) === isJson(text),
    ),
    { numRuns: 2000 },
  );
});

const UPCOMING = 'content/exhibitions/manual-de-goteras.md';
const WRONG = all(
  inFile(UPCOMING, 'title:', 'titel:'),
  inFile(UPCOMING, 'status: próxima', 'status: futura'),
  inFile(UPCOMING, 'Cooperativa Piso Catorce llegó', '# Cooperativa'),
  inField('date', 'date: 2025: febrero'),
  inFile('content/sections/about.json', '"value": "8"', '"value": 3'),
  (content) => content.remove('content/pages/home.json'),
);
const REPORT = `Hay 7 errores en el contenido. Puede haber más: lo que no se pudo leer se revisa cuando lo corriges.

${EXHIBITION}:5 · «date» · El valor lleva dos puntos (:) y no está entre comillas. Escribe el valor entre comillas, por ejemplo title: "Dos: la segunda".

${UPCOMING}:1 · «title» · Falta este campo. Se espera un texto, por ejemplo "Cielo raso".
${UPCOMING}:3 · «titel» · Este campo no existe. ¿Quisiste escribir «title»?
${UPCOMING}:6 · «status» · Se encontró "futura". Se espera una de estas palabras: pasada, actual, proxima, próxima.
${UPCOMING}:12 · «ensayo» · Se encontró un título de nivel 1. Se espera nivel 4 o menor: #### Título.

content/pages/home.json:1 · Falta este archivo. Devuélvelo a su lugar con este mismo nombre.

content/sections/about.json:10 · «stats[1].value» · Se encontró el número 3. Se espera un texto, por ejemplo "15+". Escríbelo entre comillas: "3".

Cómo corregirlos: content/LEEME.md`;

test('errors of several files are told in one run', async () => {
  await using content = await SiteFolder.create();
  await WRONG(content);
  expect(formatReport(await checkContent(content.root))).toBe(REPORT);
});

test('a warning keeps nothing from being published', async () => {
  await using content = await SiteFolder.create();
  for (const name of ['mesa-larga', 'la-hora-de-la-siesta'])
    await content.replace(`content/exhibitions/${name}.md`, 'status: actual', 'status: pasada');
  const report = await checkContent(content.root);
  expect(hasErrors(report)).toBe(false);
  expect(formatReport(report)).toContain('ninguna exhibición lleva status: actual');
});

test('the content of this site has no error', async () => {
  expect(hasErrors(await checkContent(PROJECT_ROOT))).toBe(false);
});

test('a text that comes to nothing can not be published without its words', async () => {
  await using site = await SiteFolder.create();
  await site.replace(EXHIBITION, /\n---\n[^]*$/, '\n---\n\n[x]: https://example.com/x\n');
  await site.addCode();
  await expect(site.build()).rejects.toThrow(`El texto de «${EXHIBITION}» no se pudo convertir en página`);
});

test('an error that Astro would publish stops a build with the report, and leaves what is published as it is', async () => {
  await using site = await SiteFolder.create();
  await site.write('dist/index.html', 'lo que ya se publicó');
  await site.replace(EXHIBITION, 'Encuadernadoras del Norte llegó', '[Cuatro](/exhibiciones/ninguna)');
  await site.addCode();
  await expect(site.build()).rejects.toThrow(formatReport(await checkContent(site.root)));
  expect(await readdir(join(site.root, 'dist'))).toEqual(['index.html']);
  expect(await readFile(join(site.root, 'dist/index.html'), 'utf8')).toBe('lo que ya se publicó');
});
