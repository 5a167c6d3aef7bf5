import type { TestProject } from 'vitest/node';
import * as words from '../e2e/written-files.ts';
import { paint, takePhotograph } from '../content/paint.ts';
import { TAKEN_NAMES } from '../../src/build/check-machine.ts';
import { SiteFolder } from './site-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site that all files of `tests/built/` read. */
    builtSite: string;
  }
}

/** A title that would break a page, a feed or JSON-LD if it weren't escaped. */
export const HOSTILE_TITLE = 'A </script x="1" <!-- & «b»';
export const PHOTOGRAPH_WIDTH = 1920;
export const CARD_WIDTH = 1200;

const MESA = 'exhibitions/mesa-larga.md';
const BARRO = 'exhibitions/barro-que-suena.md';
const TELAR = 'exhibitions/telar-de-persianas.md';
/** Two of one name, day and hour as the name of a file has them. */
const ACTIVITIES =
  '[{ label: ¡Nudo!, day: 2026-12-15, starts: "18:00", needsBooking: true }, { label: Nudo, day: 2026-12-15, starts: "18:00" }]';
const DIMENSIONS =
  '"width": { "label": "<38 m>", "from": 2, "to": 95 }, "depth": { "label": "27 m", "from": 3, "to": 90 }';
/** How another owner may write the files of the frozen site. */
const CHANGES: [file: string, before: string | RegExp, written: string][] = [
  ['sections/hero.json', './hero.png', './foto.jpg'],
  ['site.json', './share.png', './tarjeta.jpg'],
  // Two links may bring the same subject to the form.
  ['site.json', words.site.navigation.visit.subject, words.exhibitionsSection.proposal.subject],
  [MESA, '"Mesa larga"', JSON.stringify(HOSTILE_TITLE)],
  // As other programs write a day, and people thousands, years and sizes.
  [MESA, '"2026-09-07"', '2026-09-07'],
  ['sections/property.json', '"1,480 m²", "fact"', '"1\u00a0480 m²", "fact"'],
  [BARRO, 'year: 2018', 'year: 2016–2018'],
  [BARRO, /(?=press: true)/, '  - { title: Horno, year: ca. 1968, medium: ladrillo }\n'],
  [BARRO, 'Un acorde', '5 * 3 * 2 m, *un acorde*'],
  // Over before its last day.
  [TELAR, /(?=status)/, `opens: 2024-06-01\ncloses: 2026-12-31\nactivities: ${ACTIVITIES}\n`],
  // What may be left out.
  [MESA, /(?=sample)/, 'access: [{ label: Ruido, value: "De sierra, los < martes" }]\n'],
  ['sections/exhibitions.json', /(?="works":)/, '"access": "Antes de entrar",'],
  ['plans/plans.json', /(?="plans":)/, '"save": "Llevarse el croquis",'],
  ['plans/plans.json', /(?="scale":)/, `"dimensions": { ${DIMENSIONS} },`],
  ['exhibitions/la-hora-de-la-siesta.md', /(?=title)/, 'formerly: [la-siesta, siesta]\n'],
  ['pages/visita.md', /(?=title)/, 'formerly: [como-llegar]\n'],
  ['pages/visita.en.md', /(?=title)/, 'formerSlugs: directions how-to-come\n'],
];
/** A host's environment may have names that Astro uses for itself. */
const ENVIRONMENT = {
  SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24, 22) / 1000),
  ...Object.fromEntries(TAKEN_NAMES.map((name) => [name, 'otra-cosa'])),
};

/** Builds the frozen site with two photographs from a phone and all of `CHANGES`, on 24 November 2026; `dist/` of the folder has it. */
async function buildChangedSite(): Promise<SiteFolder> {
  const folder = await SiteFolder.create();
  await folder.write('content/sections/foto.jpg', await takePhotograph(PHOTOGRAPH_WIDTH, 1080));
  await folder.write('content/tarjeta.jpg', await takePhotograph(CARD_WIDTH, 630));
  await folder.write('content/exhibitions/mesa-larga.png', await paint(1200, 800, 'png', 'transparent'));
  for (const [file, ...change] of CHANGES) await folder.replace(`content/${file}`, ...change);
  await folder.addCode({ isForVisitors: true, keepsNames: true });
  await folder.build(undefined, ENVIRONMENT);
  return folder;
}

/** Vitest's global setup of `tests/built/`: one build for all its files. Returns what removes it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildChangedSite();
  project.provide('builtSite', folder.root);
  return () => folder[Symbol.asyncDispose]();
}
