import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFormConfig } from '../../src/editing/content-form/form-config.ts';
import { writeJson, writeMarkdown } from '../../src/editing/content-form/serialize.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';

const { collections, singletons } = makeFormConfig(8, { folder: 'penthouse-2200' });
const form = JSON.stringify([collections, singletons]);

test.each([
  ['a field by its words', '"name":"homeLabel","label":"Cómo se lee en voz alta la marca","required":true'],
  ['a field that may be left out', '"name":"whatsapp","label":"WhatsApp, si se atiende","required":false'],
  ['a section by its name', '{"label":"Sección Visión","value":"vision"}'],
  ['a picture by its size', '"hint":"960 × 640 px o más, en forma 3:2."'],
  ['a list by how many it holds', '"min":20,"max":20'],
  ['a long text by its lines', '"hint":"","widget":"text"'],
  ['a day by its calendar', '"name":"opens"', '"widget":"datetime"'],
  ['what is sample by a switch', '"label":"De muestra"', '"widget":"boolean","default":false'],
])('a form tells %s', (_what, ...told) => {
  for (const part of told) expect(form).toContain(part);
});

const texts = globSync('content/*/*.{json,md}', { cwd: FROZEN_SITE });

test.each(['content/site.json', ...texts])('the form writes %s as it is', (file) => {
  const text = readFileSync(join(FROZEN_SITE, file), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? [];
  const written = file.endsWith('.json')
    ? `${writeJson(JSON.parse(text))}\n`
    : writeMarkdown({ ...z.record(z.string(), z.unknown()).parse(parse(head)), body });
  expect(written).toBe(text);
});
