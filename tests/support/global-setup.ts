import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import * as fixtures from '../e2e/fixture-files.ts';
import { createImage, createPhotoWithExif } from '../content/image-fixtures.ts';
import { RESERVED_VARIABLES } from '../../src/build/check-environment.ts';
import { TempSite } from './temp-site.ts';
import { BUILT } from './build-fixture-sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    builtSite: string;
  }
}

/** Title that breaks HTML, feeds and JSON-LD unless it is escaped. */
export const HOSTILE_TITLE = 'A </script x="1" <!-- & «b»';
export const PHOTOGRAPH_WIDTH = 1920;
export const CARD_WIDTH = 1200;

const MESA_LARGA_PATH = 'exhibitions/mesa-larga.md';
const BARRO = 'exhibitions/barro-que-suena.md';
const TELAR = 'exhibitions/telar-de-persianas.md';
/** Two activities with the same file name, and an earlier activity at the end. */
const ACTIVITIES =
  '[{ label: ¡Ñudo!, day: 2026-12-15, starts: "18:00" }, { label: Ñudo, day: 2026-12-15, starts: "18:00" }, { label: Carda, day: 2026-12-15, starts: "9:30" }]';
const VESTIBULE =
  '{ "id": "entrada", "name": { "es": "Vestíbulo", "en": "Vestibule" }, "area": { "es": "90 m²", "en": "970 sq ft (90 m²)" }, "north": 110, "width": 12, "floor": { "left": 3.3, "top": 5, "right": 96.7, "bottom": 95 }, "today": { "drawing": "./entrada.svg", "alt": { "es": "Un cuarto vacío", "en": "An empty room" } }, "project": { "drawing": "./entrada-proyecto.svg", "alt": { "es": "Un cuarto con bancas", "en": "A room with benches" } } },';
/** Plan whose north points to the upper left. */
const YARD = VESTIBULE.replace('"entrada"', '"patio"')
  .replaceAll('./entrada', './patio')
  .replace('"Vestíbulo"', '"Patio"')
  .replace('"Vestibule"', '"Yard"')
  .replace('"north": 110', '"north": 300');
const ACTIVITY_TODAY =
  'activities: [{ label: { es: Hamaca abierta, en: Open hammock }, day: 2026-11-24, starts: "17:00" }]\n';
const CLOSED_DAYS =
  ', { "from": "2026-11-23", "to": "2026-11-24", "note": { "es": "se barre", "en": "the floor is swept" } }, { "day": "2027-02-02", "note": { "es": "se barre", "en": "the floor is swept" } }';

/** Contact request by WhatsApp and by email, on a page without visits. */
const PRESS_ACTION =
  'action:\n  label: { es: Pedir retratos, en: Ask for portraits }\n  subject: { es: Retratos, en: Portraits }\n  message: { es: Salen en …, en: They appear in … }\n  mail: { es: "Con adjuntos, por correo:", en: "With attachments, by e-mail:" }\n';
/** Two headings with the same text, at the lowest levels. */
const HEADINGS = '##### Quién\n\nUna.\n\n###### Quién\n\nOtra.\n\n';

/** Edits to the fixture content, for content that other sites may have. */
const CHANGES: [file: string, from: string | RegExp, to: string][] = [
  ['sections/hero.json', './hero.png', './foto.jpg'],
  ['site.json', './share.png', './tarjeta.jpg'],
  ['site.json', fixtures.site.navigation.visit.subject, fixtures.exhibitionsSection.proposal.subject],
  [MESA_LARGA_PATH, /(?<=^title: ).*$/m, JSON.stringify(HOSTILE_TITLE)],
  // Unquoted dates, and other notations of thousands, years and sizes.
  [MESA_LARGA_PATH, '"2026-09-07"', '2026-09-07'],
  ['sections/property.json', /"1,480 m²"(?=,\s+"fact")/, '"1\u00a0480 m²"'],
  [BARRO, 'year: 2018', 'year: 2016–2018'],
  [BARRO, /(?=press: true)/, '  - { title: Horno, year: ca. 1968, medium: ladrillo }\n'],
  [BARRO, 'Un acorde', '5 * 3 * 2 m, 5*3*2 kg, *un acorde*'],
  // The page of this exhibition offers only dates and times.
  [MESA_LARGA_PATH, 'linksToPlans: true', 'linksToPlans: false'],
  [TELAR, /(?=status)/, `opens: 2024-06-01\ncloses: 2026-12-31\nactivities: ${ACTIVITIES}\n`],
  [
    TELAR,
    /(?=status)/,
    'works: [{ title: Cortina, year: 2024, medium: cordel }, { title: Rendija, year: 2023, medium: luz, artist: Hugo Saldaña }]\n',
  ],
  // More plans, and a second range of closed dates.
  ['plans/plans.json', /(?<="plans": \[)/, VESTIBULE + YARD],
  ['visits.json', /(?<=sanded" \}\s+\})/, CLOSED_DAYS],
  // The order of the opening days differs from the order of the week.
  ['visits.json', '"martes", "miércoles", "jueves"', '"jueves", "martes", "miércoles"'],
  // This viewing direction crosses the north of its plan, where angles restart at 0.
  ['gallery/gallery.json', '"piso", "x": 70', '"patio", "x": 70'],
  ['exhibitions/la-hora-de-la-siesta.md', /(?=image: )/, ACTIVITY_TODAY],
  ['sections/contact.json', ' ext. 14', ''],
  ['sections/contact.json', '+52 1 81 4417 1490', '+52 81 4417 1480'],
  // The exhibition is postponed, because its status is upcoming after its opening date.
  ['exhibitions/manual-de-goteras.md', /^date: .*$/m, 'opens: 2026-10-01\ncloses: 2027-01-15'],
  [MESA_LARGA_PATH, /(?=sample)/, 'access: [{ label: Ruido, value: "De sierra, los < martes" }]\n'],
  ['plans/plans.json', /(?="plans":)/, '"save": "Llevarse el croquis",'],
  ['exhibitions/la-hora-de-la-siesta.md', /(?=title)/, 'formerly: [la-siesta, siesta]\n'],
  ['pages/visita.md', /(?=title)/, 'formerly: [como-llegar]\n'],
  ['pages/visita.en.md', 'Ring the bell', '[Write](/en#contact) or ring the bell'],
  ['pages/imprenta.md', /(?=press: true)/, PRESS_ACTION],
  [MESA_LARGA_PATH, /(?=Al final se corta)/, HEADINGS],
  // The only work has a different title than its exhibition.
  ['exhibitions/33-grados.md', /(?=status)/, 'works: [{ title: Mediodía, year: 2020, medium: acuarela }]\n'],
  ['pages/visita.en.md', /(?=slug)/, 'formerSlugs: directions how-to-come\n'],
];
/** Environment of a host that sets variables with names that Astro reserves. */
const ENVIRONMENT = {
  SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 24, 22) / 1000),
  ...Object.fromEntries(RESERVED_VARIABLES.map((name) => [name, 'otra-cosa'])),
};

/** Builds the fixture site with `CHANGES` and two phone photos, on 24 November 2026. The output is in `dist/`. */
async function buildChangedSite(): Promise<TempSite> {
  const folder = await TempSite.create();
  await folder.write('content/sections/foto.jpg', await createPhotoWithExif(PHOTOGRAPH_WIDTH, 1080));
  await folder.write('content/tarjeta.jpg', await createPhotoWithExif(CARD_WIDTH, 630));
  await folder.write(
    'content/exhibitions/mesa-larga.png',
    await createImage(1200, 800, 'png', 'transparent'),
  );
  await folder.write('content/exhibitions/horno.png', await createImage(960, 1280, 'png', 'transparent'));
  for (const state of ['', '-proyecto']) {
    const drawing = await readFile(join(folder.root, `content/plans/azotea${state}.svg`), 'utf8');
    // With identical files, Vite would pick one of the two names at random.
    await folder.write(`content/plans/entrada${state}.svg`, `${drawing}\n`);
    await folder.write(`content/plans/patio${state}.svg`, `${drawing}\n\n`);
  }
  await folder.remove('content/pages/privacidad.en.md');
  for (const [file, ...change] of CHANGES) await folder.replace(`content/${file}`, ...change);
  await folder.addCode({ isForVisitors: true, keepsNames: true, cacheDir: `${BUILT.site}-changed-cache` });
  await folder.build(undefined, ENVIRONMENT);
  return folder;
}

/** Builds the site once for `tests/build-output/`. Returns the teardown. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await buildChangedSite();
  project.provide('builtSite', folder.root);
  return () => folder[Symbol.asyncDispose]();
}
