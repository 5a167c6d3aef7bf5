import { expect, test, vi } from 'vitest';
import { reportChanged } from './report-changed.ts';

const PRIVACY_NOTICE = 'content/pages/privacidad.md';
const SERVICE = 'https://formspree.io/f/abcdwxyz';
const FRONT_MATTER = '---\ntitle: "Aviso"\ndescription: "Tus datos."\nheading: "Aviso"\n---\n\n';
const SAMPLE = 'Responde [[nombre]], en\n[[calle]] y [[correo]].\n[Enlace](/analytics) [ ] [[]] [nota]';

const HELD_BACK = [7, 8].map(
  (line) =>
    `content/pages/privacidad.md:${line} · Falta el dato que va entre [[ ]]. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el verdadero, sin corchetes.`,
);

test.each([
  ['the sample holds a site back that sends messages', SERVICE, SAMPLE, HELD_BACK],
  ['a site that sends nothing may have the sample', '', SAMPLE, []],
  ['a site that is only being tried may have it', 'http://localhost:4531/messages', SAMPLE, []],
  ['filled in, it lets any site be published', SERVICE, 'Responde Ana.', []],
])('in the content check, %s', async (_promise, endpoint, notice, errors) => {
  vi.stubEnv('PUBLIC_CONTACT_ENDPOINT', endpoint);
  const told = await reportChanged((content) => content.write(PRIVACY_NOTICE, FRONT_MATTER + notice));
  expect(told).toStrictEqual(errors);
});
