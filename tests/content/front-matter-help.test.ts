import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFrontMatterHelp } from '../../src/editing/json-schemas/front-matter-help.ts';
import { LanguageServer } from './language-server.ts';
import { TemporaryContent } from './temporary-content.ts';

// A program of its own starts and loads TypeScript; only a hang takes this long.
const PATIENCE_MS = 120_000;
const KNOWN = 'content/exhibitions/cielo-raso.md';
const NEW = 'content/exhibitions/recién hecha.md';

let content: TemporaryContent;
let server: LanguageServer;
let right: string;

beforeAll(async () => {
  content = await TemporaryContent.create();
  right = await readFile(join(content.root, KNOWN), 'utf8');
  await writeFrontMatterHelp(content.root);
  server = await LanguageServer.start(content.root);
}, PATIENCE_MS);

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await content[Symbol.asyncDispose]();
});

test(
  'the Astro extension finds nothing wrong in a right exhibition',
  async () => {
    expect(await server.ask(KNOWN, right, 'diagnostic')).toBe('{"kind":"full","items":[]}');
  },
  PATIENCE_MS,
);

test(
  'it explains a field in Spanish, with an example, where the pointer rests',
  async () => {
    const help = await server.ask(KNOWN, right, 'hover', [2, 2]);
    expect(help).toContain('El título');
    expect(help).toContain('Por ejemplo: `Cielo raso`');
  },
  PATIENCE_MS,
);

test(
  'it offers the fields that are not there yet, quoted, and the words of status with their meaning',
  async () => {
    const fields = await server.ask(KNOWN, '---\nid: 8\n\n---\n', 'completion', [2, 0]);
    expect(fields).toContain(JSON.stringify('title: "${1:Cielo raso}"'));
    expect(fields).toContain('Una o dos frases para la tarjeta');
    const words = await server.ask(KNOWN, '---\nid: 8\nstatus: \n---\n', 'completion', [2, 8]);
    expect(words).toContain('"label":"proxima"');
    expect(words).toContain('Está por venir: pestaña Próximas');
  },
  PATIENCE_MS,
);

test(
  'it tells a misspelt field, a wrong word, a wrong path and an incomplete guest in Spanish',
  async () => {
    const wrong = right
      .replace('title:', 'titel:')
      .replace('status: proxima', 'status: futura\nspeakerName: "Ana"')
      .replace('image: ./', 'image: ');
    const told = await server.ask(KNOWN, wrong, 'diagnostic');
    expect(told).toContain('Falta un campo o sobra uno. Obligatorios: id, title, artist');
    expect(told).toContain('Se espera una de estas palabras: pasada, actual, proxima, próxima.');
    expect(told).toContain('Se espera la ruta de una imagen');
    expect(told).toContain('lleva los tres campos: speakerAvatar, speakerName, speakerRole.');
    expect(told).not.toContain('Missing');
  },
  PATIENCE_MS,
);

test(
  'it helps in a file made a moment ago, whose name holds a space and an accent',
  async () => {
    await content.write(NEW, right);
    await writeFrontMatterHelp(content.root);
    server.tellChange('.astro/collections/collections.json');
    expect(await server.ask(NEW, right, 'hover', [2, 2])).toContain('El título');
  },
  PATIENCE_MS,
);
