import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TempSite } from '../support/temp-site.ts';
import { checkModifiedContent } from './check-modified-content.ts';

const ABOUT = 'content/sections/about.json';
const VISION = 'content/sections/vision.json';
const GALLERY = 'content/gallery/gallery.json';
const PLANS = 'content/plans/plans.json';
const VISIT = 'content/pages/visita.md';

/** Moves a file of the fixture site. */
async function rename(site: TempSite, from: string, to: string): Promise<void> {
  await site.write(to, await readFile(join(site.root, from)));
  await site.remove(from);
}

/** Adds a link to an essay. */
const link = (site: TempSite, target: string): Promise<void> =>
  site.replace(VISIT, '](/exhibiciones)', `](${target})`);

type Row = [mistake: string, change: (site: TempSite) => Promise<void>, error: string];

test.each<Row>([
  [
    'a photograph of a section that does not exist',
    (site) => site.replace(ABOUT, /"photograph": "[^"]*"/, '"photograph": "../gallery/ninguna.png"'),
    '«photograph» · Se encontró "../gallery/ninguna.png", que no está en content/gallery/gallery.json.',
  ],
  [
    'a rendering of a comparison that does not exist',
    (site) => site.replace(VISION, /"project": "[^"]*"/, '"project": "../gallery/ninguna.png"'),
    '«pairs.items[1].project» · Se encontró "../gallery/ninguna.png", que no está en',
  ],
  [
    'a gallery photo with a viewpoint whose file is missing',
    (site) => site.remove('content/gallery/montacargas.png'),
    '.image» · No existe el archivo «content/gallery/montacargas.png»',
  ],
  [
    'a viewpoint beyond the drawing',
    (site) => site.replace(GALLERY, '"x": 50, "y": 80', '"x": 150, "y": 80'),
    '.view.x» · Se encontró el número 150.',
  ],
  [
    'a work whose image is not a picture of the exhibition',
    (site) => site.replace('content/exhibitions/barro-que-suena.md', /picture: .*/, 'picture: ./ninguna.png'),
    '.picture» · Se encontró "./ninguna.png", que no está en pictures.',
  ],
  [
    'a photo that was pasted twice',
    async (site) => {
      const gallery = JSON.parse(await readFile(join(site.root, GALLERY), 'utf8')) as unknown[];
      await site.write(GALLERY, JSON.stringify([...gallery, gallery[0]]));
    },
    '.image» · Se encontró "./azotea-con-macetas.png", que ya es «[1].image».',
  ],
  [
    'a list that is a single text',
    (site) => site.replace('content/exhibitions/mesa-larga.md', '---\n', '---\nformerly: mesa\n'),
    '«formerly» · Se encontró "mesa". Se espera una lista de 0 o más elementos; sin ninguno se escribe []. Escríbelo entre corchetes: ["mesa"].',
  ],
  [
    'plans in a group instead of a list',
    async (site) => {
      await site.replace(PLANS, /"plans": \[[^]*\]/, '"plans": {}');
      await link(site, '/plantas');
    },
    '«plans» · Se encontró un grupo de campos.',
  ],
  [
    'a page with links to it under a wrong name',
    async (site) => {
      await rename(site, 'content/pages/imprenta.md', 'content/pages/Imprenta.md');
      await link(site, '/imprenta');
    },
    'content/pages/Imprenta.md:1 · Se encontró el nombre «Imprenta.md».',
  ],
  [
    'an English page with links to it under a wrong name',
    async (site) => {
      await rename(site, 'content/pages/imprenta.en.md', 'content/pages/imprenta_en.md');
      await link(site, '/en/print');
    },
    'content/pages/imprenta_en.md:1 · Su nombre no dice su idioma como se espera.',
  ],
  [
    'an English page with links to it that is not YAML',
    async (site) => {
      await site.replace('content/pages/imprenta.en.md', 'slug: "', 'slug: ');
      await link(site, '/en/print');
    },
    'content/pages/imprenta.en.md:2 · Esta línea no se lee como está escrita.',
  ],
  [
    'the page of the plans that is not JSON',
    async (site) => {
      await site.replace('content/pages/plantas.json', '"title": ', '"title" ');
      await link(site, '/en/plans');
    },
    'content/pages/plantas.json:2 · Esta línea no es JSON.',
  ],
  [
    'a list that is a text',
    (site) => site.replace(ABOUT, /"stats": \[[^]*\]/, '"stats": "tres"'),
    '«stats» · Se encontró "tres".',
  ],
])('content check reports %s once', async (_mistake, change, error) => {
  expect(await checkModifiedContent(change)).toStrictEqual([expect.stringContaining(error)]);
});

test('content check reports a link to a page without plans', async () => {
  const report = await checkModifiedContent(async (site) => {
    await site.replace(PLANS, /,\s*"plans": \[[^]*\]/, '');
    await link(site, '/plantas');
  });
  expect(report).toStrictEqual([expect.stringContaining('El enlace "/plantas" no lleva a ningún lado.')]);
});
