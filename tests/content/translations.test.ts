import { expect, test } from 'vitest';
import { checkContent } from '../../src/editing/content-check/check-all.ts';
import { formatError } from '../../src/editing/content-check/content-error.ts';
import { SiteFolder } from '../setup/site-folder.ts';

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
