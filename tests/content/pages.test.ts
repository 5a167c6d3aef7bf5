import { expect, test, vi } from 'vitest';
import { expectReport, checkModifiedContent } from './check-modified-content.ts';

const PAGE = 'content/pages/visita.md';
const PRIVACY = 'content/pages/privacidad.md';
const SOUND = `---
title: "Talleres"
description: "Qué se aprende aquí."
heading: "Con las manos."
---

Un párrafo, y a [subir](/visita).

## Con torno

Los martes.
`;

/** What links may lead to beside pages and sections. */
const PLACES = [
  ...['/exhibiciones/rss.xml', '/exhibiciones/calendario.ics', '/exhibiciones/mesa-larga.ics'],
  ...['/licencias.txt', '/sitemap.xml', '/plantas?dia=2026-12-21&hora=17', '/?asunto=Comprar#contact'],
  // Press kits, the calendar of one activity.
  ...['/imprenta.zip', '/exhibiciones/barro-que-suena.zip'],
  '/exhibiciones/mesa-larga/lectura-en-voz-baja-2026-12-06-1730.ics',
];

test('a page is one file, to which others may lead', async () => {
  const told = await checkModifiedContent(async (content) => {
    await content.write('content/pages/talleres.md', SOUND);
    await content.replace(PAGE, '(/exhibiciones)', '(/talleres)');
    await content.replace(PAGE, 'es: "/#contact"', 'es: "/talleres"');
    await content.replace(PAGE, /(?=## Arriba)/, PLACES.map((place) => `[Ir](${place})\n\n`).join(''));
  });
  // Its English page lacks what is new.
  expect(told.filter((line) => !line.startsWith('content/pages/visita.en.md'))).toStrictEqual([]);
});

const NOWHERE = ['/exhibiciones/agua-prestada.ics', '/visitas#si-llueve', '/en/plantas'];

test('what is wrong with a page, its name and its links is told with the remedy', async () => {
  const told = await checkModifiedContent(async (content) => {
    for (const name of ['analytics', 'editar', 'en', 'Talleres de Luz'])
      await content.write(`content/pages/${name}.md`, SOUND);
    await content.write('content/pages/vacia.md', SOUND.replace(/\n\n[^]*$/, '\n'));
    await content.replace(PRIVACY, /^heading:\n.*\n.*\n/m, '');
    await content.replace(PAGE, 'es: "/#contact"', 'es: "/privacida"');
    await content.replace(PAGE, '(/exhibiciones)', '(/prensa)');
    await content.replace(PAGE, '## Arriba', '# Arriba');
    await content.replace(PAGE, '## Lo que sigue', NOWHERE.map((place) => `[Ir](${place})`).join(' '));
  });
  await expectReport('pages', told);
});

test('the check refuses ![[foto.jpg]] in a text page', async () => {
  const told = await checkModifiedContent((content) =>
    content.replace(PAGE, '## Arriba', '![[foto.jpg]]\n\n## Arriba'),
  );
  expect(told).toStrictEqual([expect.stringContaining('"![[foto.jpg]]" se lee con sus signos')]);
});

const SERVICE = 'https://formspree.io/f/abcdwxyz';
const SAMPLE = 'Responde [[nombre]], en\n[[calle]] y [[correo]].\n[Enlace](/analytics) [ ] [[]] [nota]';

const HELD_BACK = [7, 8].map(
  (line) =>
    `${PRIVACY}:${line} · Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.`,
);

test.each([
  ['the sample holds a site back that sends messages', SERVICE, SAMPLE, HELD_BACK],
  ['a site that sends nothing may have the sample', '', SAMPLE, []],
  ['a site that is only being tried may have it', 'http://localhost:4531/messages', SAMPLE, []],
  ['filled in, it lets any site be published', SERVICE, 'Responde Ana.', []],
])('in the content check, %s', async (_promise, endpoint, notice, errors) => {
  vi.stubEnv('PUBLIC_CONTACT_ENDPOINT', endpoint);
  const page = SOUND.replace(/Un párrafo[^]*/, notice);
  const told = await checkModifiedContent(async (content) => {
    await content.write(PRIVACY, page);
    await content.remove('content/pages/privacidad.en.md');
  });
  expect(told).toStrictEqual(errors);
});
