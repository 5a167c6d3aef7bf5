import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import analytics from '../../content/pages/analytics.json' with { type: 'json' };
import privacy from '../../content/pages/privacy.json' with { type: 'json' };
import contact from '../../content/sections/contact.json' with { type: 'json' };
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { findUnfilledPlaceholders } from '../../src/editing/content-check/check-privacy-notice.ts';
import { PRIVACY_NOTICE } from '../../src/schemas/privacy-page.ts';
import { PROJECT_ROOT, TemporaryContent } from './temporary-content.ts';

const SERVICE = 'https://formspree.io/f/abcdwxyz';
const SAMPLE = readFileSync(join(PROJECT_ROOT, PRIVACY_NOTICE), 'utf8');

test('placeholders are found where they stand, and nothing else is taken for one', () => {
  const text = 'Responde [[nombre]], en\n[[calle]] y [[correo]].\n[Enlace](/analytics) [ ] [[]] [nota]';
  expect(findUnfilledPlaceholders(text)).toEqual([
    { line: 1, placeholder: '[[nombre]]' },
    { line: 2, placeholder: '[[calle]]' },
    { line: 2, placeholder: '[[correo]]' },
  ]);
});

const HELD_BACK = findUnfilledPlaceholders(SAMPLE).map(
  ({ line, placeholder }) =>
    `content/pages/privacy.md:${line} Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): se espera el dato verdadero, sin corchetes.`,
);

test.each([
  ['the sample holds a site back that sends messages', SERVICE, SAMPLE, HELD_BACK],
  ['a site that sends nothing may have the sample', '', SAMPLE, []],
  ['a site that is only being tried may have it', 'http://localhost:4531/messages', SAMPLE, []],
  ['filled in, it lets any site be published', SERVICE, SAMPLE.replaceAll(/\[\[|\]\]/g, ''), []],
])('in the content check, %s', async (_promise, endpoint, notice, errors) => {
  await using content = await TemporaryContent.create();
  await content.write(PRIVACY_NOTICE, notice);
  vi.stubEnv('PUBLIC_CONTACT_ENDPOINT', endpoint);
  const found = await checkContent(content.root);
  vi.unstubAllEnvs();
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(errors);
});

test('the buttons that the notice names are there by that name', () => {
  const quoted = [...(privacy.sent + SAMPLE).matchAll(/«(.+?)»/g)].map(([, label]) => label);
  expect(quoted).toEqual([contact.form.submit, analytics.tools.empty]);
});
