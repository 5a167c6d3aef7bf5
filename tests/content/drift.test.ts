import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FROZEN_SITE } from '../setup/site-folder.ts';
import { reportChanged } from './report-changed.ts';

const SHOW = 'content/exhibitions/mesa-larga.en.md';

const readEssay = async (file: string): Promise<string> =>
  (await readFile(join(FROZEN_SITE, file), 'utf8')).split('\n---\n')[1] ?? '';

test('an essay in English that is in Spanish is told, part by part, at its lines', async () => {
  const spanish = await readEssay('content/exhibitions/mesa-larga.md');
  const told = await reportChanged((site) => site.replace(SHOW, /\n---\n[^]*$/, `\n---\n${spanish}`));
  const drift = told.filter((line) => line.includes('parece que sigue en español'));
  expect(drift.length).toBeGreaterThan(4);
  expect(drift[0]).toMatch(
    /mesa-larga\.en\.md:16 · «texto» · Aviso, no detiene nada: .*"La mesa se armó aquí/,
  );
});

test('a paragraph that was copied from Spanish is told at its line, beside one too many', async () => {
  const told = await reportChanged((site) =>
    site.replace(
      SHOW,
      'In the end',
      'Al final se corta en catorce partes iguales, una para cada piso.\n\nIn the end',
    ),
  );
  expect(told).toStrictEqual([
    expect.stringMatching(/:16 · «texto» · Aviso, .* aquí hay 11 .* y en español 10/),
    expect.stringMatching(/:32 · «texto» · Aviso, .* sigue en español: "Al final/),
  ]);
});

test('a figure that differs in an essay is told at its line', async () => {
  const told = await reportChanged(async (site) => {
    await site.replace('content/exhibitions/mesa-larga.md', 'catorce partes', '14 partes');
    await site.replace(SHOW, 'fourteen equal', '15 equal');
  });
  expect(told).toStrictEqual([
    expect.stringMatching(/en\.md:32 · «texto» · Aviso, .* en español dice 14: "Al final/),
  ]);
});

test('a paragraph that is missing is told', async () => {
  const told = await reportChanged((site) => site.replace(SHOW, /Each week.*\n\n/, ''));
  expect(told).toStrictEqual([
    `${SHOW}:16 · «texto» · Aviso, no detiene nada: aquí hay 9 párrafos, títulos y renglones de lista, y en español 10. Escribe los mismos, cada uno en su lugar.`,
  ]);
});
