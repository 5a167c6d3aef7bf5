import { expect, test, vi } from 'vitest';
import { expectReport, checkModifiedContent } from './check-modified-content.ts';

const PAGE = 'content/pages/visita.md';
const PRIVACY = 'content/pages/privacidad.md';
const TEXT_PAGE = `---
title: "Talleres"
description: "Qué se aprende aquí."
heading: "Con las manos."
---

Un párrafo, y a [subir](/visita).

## Con torno

Los martes.
`;

const FILE_TARGETS = [
  ...['/exhibiciones/rss.xml', '/exhibiciones/calendario.ics', '/exhibiciones/mesa-larga.ics'],
  ...['/licencias.txt', '/sitemap.xml', '/plantas?dia=2026-12-21&hora=17', '/?asunto=Comprar#contact'],
  ...['/imprenta.zip', '/exhibiciones/barro-que-suena.zip'],
  '/exhibiciones/mesa-larga/lectura-en-voz-baja-2026-12-06-1730.ics',
];

test('content check accepts a new page with links to it', async () => {
  const report = await checkModifiedContent(async (content) => {
    await content.write('content/pages/talleres.md', TEXT_PAGE);
    await content.replace(PAGE, '(/exhibiciones)', '(/talleres)');
    await content.replace(PAGE, 'es: "/#contact"', 'es: "/talleres"');
    await content.replace(
      PAGE,
      /(?=## Arriba)/,
      FILE_TARGETS.map((target) => `[Ir](${target})\n\n`).join(''),
    );
  });
  // The new links are missing in the English page.
  expect(report.filter((line) => !line.startsWith('content/pages/visita.en.md'))).toStrictEqual([]);
});

const BROKEN_TARGETS = ['/exhibiciones/agua-prestada.ics', '/visitas#si-llueve', '/en/plantas'];

test('content check explains how to fix invalid pages, names and links', async () => {
  const report = await checkModifiedContent(async (content) => {
    for (const name of ['analytics', 'editar', 'en', 'Talleres de Luz'])
      await content.write(`content/pages/${name}.md`, TEXT_PAGE);
    await content.write('content/pages/vacia.md', TEXT_PAGE.replace(/\n\n[^]*$/, '\n'));
    await content.replace(PRIVACY, /^heading:\n.*\n.*\n/m, '');
    await content.replace(PAGE, 'es: "/#contact"', 'es: "/privacida"');
    await content.replace(PAGE, '(/exhibiciones)', '(/prensa)');
    await content.replace(PAGE, '## Arriba', '# Arriba');
    await content.replace(
      PAGE,
      '## Lo que sigue',
      BROKEN_TARGETS.map((target) => `[Ir](${target})`).join(' '),
    );
  });
  await expectReport('pages', report);
});

test('content check rejects ![[foto.jpg]] in a text page', async () => {
  const report = await checkModifiedContent((content) =>
    content.replace(PAGE, '## Arriba', '![[foto.jpg]]\n\n## Arriba'),
  );
  expect(report).toStrictEqual([expect.stringContaining('"![[foto.jpg]]" se lee con sus signos')]);
});

const SERVICE = 'https://formspree.io/f/abcdwxyz';
const SAMPLE = 'Responde [[nombre]], en\n[[calle]] y [[correo]].\n[Enlace](/analytics) [ ] [[]] [nota]';

const PLACEHOLDER_ERRORS = [7, 8].map(
  (line) =>
    `${PRIVACY}:${line} · Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.`,
);

/** Checks a site whose messages go to `endpoint` and whose privacy notice has the text `notice`. */
const checkNotice = (endpoint: string, notice: string): Promise<string[]> => {
  vi.stubEnv('PUBLIC_CONTACT_ENDPOINT', endpoint);
  const page = TEXT_PAGE.replace(/Un párrafo[^]*/, notice);
  return checkModifiedContent(async (content) => {
    await content.write(PRIVACY, page);
    await content.remove('content/pages/privacidad.en.md');
  });
};

test('content check rejects a privacy notice with placeholders', async () => {
  expect(await checkNotice(SERVICE, SAMPLE)).toStrictEqual(PLACEHOLDER_ERRORS);
});

test.each([
  ['with placeholders on a site without a contact endpoint', '', SAMPLE],
  ['with placeholders and a local contact endpoint', 'http://localhost:4531/messages', SAMPLE],
  ['without placeholders', SERVICE, 'Responde Ana.'],
])('content check accepts a privacy notice %s', async (_condition, endpoint, notice) => {
  expect(await checkNotice(endpoint, notice)).toStrictEqual([]);
});
