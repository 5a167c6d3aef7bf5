import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatReport } from '../../src/editing/content-check/report.ts';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { EXHIBITION, expectReport, checkModifiedContent } from './check-modified-content.ts';
import { createImage } from './image-fixtures.ts';
import { TempSite } from '../support/temp-site.ts';

const ESSAY = `Un ensayo con *cursiva*, un [enlace](https://example.com/a), un [lugar](/#contact), una
[pestaña](/#exhibitions-pasadas), [otra exhibición](/exhibiciones/agua-prestada), un [correo](mailto:a@example.com?subject=Hola),
\`<b>\` y &lt;b&gt;.

#### Un título

![Una mesa larga](./nueva.jpg)
`;
const CAPTIONS = ['*Marea*, de Ana', '5 * 3 * 2 cm*', '(*) 0.125 m²'];
const WORKS = `works:
${['1968', '2019-2021', '2019—2019', 'ca. 1968', 's/f', 'siglo XVI'].map((year) => `  - { title: "A", year: ${year}, medium: "papel" }`).join('\n')}
pictures:
${Array.from({ length: 24 }, (_, index) => `  - { image: ./nueva-${index}.jpg, alt: "Un papel, ${index} veces doblado", caption: "${CAPTIONS[index % 3]}" }\n`).join('')}`;
/** Temporary files of operating systems and editors. */
const LEFTOVERS = ['.DS_Store', 'Thumbs.db', '.nota.md.swp', 'nota.md~', '~$nota.docx'];

test('content check accepts all syntax that editors may use', async () => {
  const report = await checkModifiedContent(async (content) => {
    await content.replace(EXHIBITION, 'status: "pasada"', `status: ${'próxima'.normalize('NFD')}`);
    await content.replace(EXHIBITION, /^date: .*$/m, 'opens: 2030-09-04\ncloses: "2030-09-04"');
    await content.replace(EXHIBITION, /^title: .*$/m, 'title: "🔥"');
    await content.replace(EXHIBITION, /^description: .*$/m, 'description: >\n  Una frase:\n  y otra.');
    await content.replace(EXHIBITION, /(speaker.*\n){3}/, WORKS);
    await content.replace(EXHIBITION, /\n---\n[^]*$/, `\n---\n\n${ESSAY}`);
    await content.replace(EXHIBITION, /\n/g, '\r\n');
    const image = await createImage(1350, 900, 'jpeg');
    await content.write('content/exhibitions/nueva.jpg', image);
    for (let number = 0; number < 24; number += 1)
      await content.write(`content/exhibitions/nueva-${number}.jpg`, image);
    await content.remove('content/exhibitions/33-grados.md');
    await content.replace('content/sections/hero.json', '{', '\uFEFF{');
    for (const name of LEFTOVERS) await content.write(`content/exhibitions/${name}`, 'x');
  });
  expect(report).toStrictEqual([]);
});

test('content check reports errors of several files together', async () => {
  await using content = await TempSite.create();
  // With these two exhibitions, three exhibitions have the id 4.
  for (const name of ['agua-prestada', 'mesa-larga'])
    await content.replace(`content/exhibitions/${name}.md`, /^id: .*$/m, 'id: 4');
  await content.replace('content/sections/hero.json', /\n/, '\n<<<<<<< HEAD\n');
  await content.replace('content/sections/property.json', '"lead": ', '"lead" ');
  await content.replace('content/pages/visita.md', /^/, '\uFEFF\uFEFF');
  await content.replace('content/pages/visita.md', /\n---\n/, '\n---\n|||||||\n');
  await content.write('content/sections/vision.json', Buffer.from('{\n"badge": "Visi\xf3n" }', 'latin1'));
  await content.remove('content/pages/home.json');
  await mkdir(join(content.root, 'content/pages/home.json'));
  await expectReport('several-files', [formatReport(await checkContent(content.root))]);
});

test('build with a content error fails in Spanish before it changes dist', async () => {
  await using site = await TempSite.create();
  await site.write('dist/index.html', 'lo que ya se publicó');
  await site.replace(EXHIBITION, 'Encuadernadoras del Norte llegó', '[Cuatro](/exhibiciones/ninguna)');
  await site.addCode();
  await expect(site.build()).rejects.toThrow(formatReport(await checkContent(site.root)));
  expect(await readdir(join(site.root, 'dist'))).toStrictEqual(['index.html']);
  expect(await readFile(join(site.root, 'dist/index.html'), 'utf8')).toBe('lo que ya se publicó');
});
