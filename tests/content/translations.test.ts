import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/content-error.ts';
import { SiteFolder, TEST_DAY } from '../setup/site-folder.ts';

const SITE = '{\n  "language": "en",\n  "skipLink": "Skip to content"\n}\n';
const VISIT = `---
slug: "come"
title: "Come"
description: "How to come."
heading: "Come whenever."
---

One paragraph in English.
`;

const addEnglish = async (site: SiteFolder) => {
  await site.write('content/en/site.json', SITE);
  await site.write('content/pages/visita.en.md', VISIT);
};

test('words that another language lacks, that no field takes, and figures that differ, are told', async () => {
  await using site = await SiteFolder.create();
  await addEnglish(site);
  await site.write('content/en/sections/footer.json', '{ "copyright": "Nobody, {yaer}", "plase": "Here" }');
  await site.write('content/en/sections/hero.json', '{ "heading": "A floor of 12 rooms" }');
  await site.replace('content/sections/hero.json', /"heading": ".*"/, '"heading": "Un piso de 13 cuartos"');
  const report = (await checkContent(site.root)).map(formatError).join('\n');
  expect(report).toMatch(/content\/en\/site\.json:1 · «share\.title» · Aviso, .* se lee en español/);
  expect(report).toMatch(/content\/en\/sections\/footer\.json:1 · «copyright» · Se encontró .*\{year\}/);
  expect(report).toMatch(/content\/en\/sections\/footer\.json:1 · «plase» · No existe: plase/);
  expect(report).toMatch(/content\/en\/sections\/hero\.json:1 · «heading» · Aviso, .* en español dice 13/);
});

test('a page in another language and its twin name each other, and what is not written there leads to the Spanish page', async () => {
  await using site = await SiteFolder.create();
  await addEnglish(site);
  await site.addCode();
  const dist = await site.build(undefined, { BUILD_DAY: TEST_DAY });
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const [home, spanish, english] = await Promise.all(
    ['en', 'visita', 'en/come'].map((page) => read(`${page}.html`)),
  );
  expect(english).toMatch(/<html lang="en">[^]*One paragraph in English/);
  for (const html of [spanish, english, await read('sitemap.xml')])
    for (const [tag, path] of [
      ['es-MX', '/visita'],
      ['en', '/en/come'],
      ['x-default', '/visita'],
    ])
      expect(html).toContain(`hreflang="${tag}" href="https://torre-amapola.test${path}"`);
  expect(spanish).toMatch(/<a [^>]*href="\/en\/come"[^>]*lang="en"[^>]*hreflang="en"[^>]*>\s*English/);
  expect(english).toMatch(/<a [^>]*href="\/visita"[^>]*lang="es-MX"[^>]*>\s*Español/);
  expect(home).toMatch(/href="\/exhibiciones\/mesa-larga" hreflang="es-MX"/);
});
