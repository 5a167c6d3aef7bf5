import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import analytics from '../../content/pages/analytics.json' with { type: 'json' };
import privacy from '../../content/pages/privacy.json' with { type: 'json' };
import contact from '../../content/sections/contact.json' with { type: 'json' };
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { findUnfilledPlaceholders } from '../../src/editing/privacy-notice.ts';
import { PRIVACY_NOTICE } from '../../src/schemas/privacy-page.ts';
import { PROJECT_ROOT, TemporaryContent } from './temporary-content.ts';

const SERVICE = 'https://formspree.io/f/abcdwxyz';
const readNotice = () => readFile(join(PROJECT_ROOT, PRIVACY_NOTICE), 'utf8');

test('placeholders are found where they stand, and nothing else is taken for one', () => {
  const text = 'Responde [[nombre]], en\n[[calle]] y [[correo]].\n[Enlace](/analytics) [ ] [[]] [nota]';
  expect(findUnfilledPlaceholders(text)).toEqual([
    { line: 1, placeholder: '[[nombre]]' },
    { line: 2, placeholder: '[[calle]]' },
    { line: 2, placeholder: '[[correo]]' },
  ]);
});

describe('the content check and the sample of the privacy notice', () => {
  const check = async (endpoint: string, change?: (content: TemporaryContent) => Promise<void>) => {
    await using content = await TemporaryContent.create();
    await change?.(content);
    vi.stubEnv('PUBLIC_CONTACT_ENDPOINT', endpoint);
    const problems = await checkContent(content.root);
    vi.unstubAllEnvs();
    return problems.map(({ file, line, severity, message }) => `${file}:${line} ${severity} ${message}`);
  };

  test('a site that sends messages is not published with it', async () => {
    const placeholders = findUnfilledPlaceholders(await readNotice());
    expect(placeholders.length).toBeGreaterThan(3);
    expect(await check(SERVICE)).toEqual(
      placeholders.map(
        ({ line, placeholder }) =>
          `content/pages/privacy.md:${line} error Se encontró ${placeholder}. Este sitio envía mensajes (PUBLIC_CONTACT_ENDPOINT): escribe ahí el dato verdadero, sin corchetes.`,
      ),
    );
  });

  test.each([
    ['a site that sends nothing', ''],
    ['a site that is only being tried', 'http://localhost:4531/messages'],
  ])('%s may have it', async (_site, endpoint) => {
    expect(await check(endpoint)).toEqual([]);
  });

  test('once it is filled in, a site that sends may be published', async () => {
    const filled = (await readNotice()).replaceAll(/\[\[|\]\]/g, '');
    expect(await check(SERVICE, (content) => content.write(PRIVACY_NOTICE, filled))).toEqual([]);
  });

  test('without it no site is published', async () => {
    expect(await check('', (content) => content.remove(PRIVACY_NOTICE))).toEqual([
      'content/pages/privacy.md:1 error Falta este archivo: es el aviso de privacidad.',
    ]);
  });
});

test('the buttons that the notice names are there by that name', async () => {
  const quoted = [...(privacy.sent + (await readNotice())).matchAll(/«(.+?)»/g)].map(([, label]) => label);
  expect(quoted).toEqual([contact.form.submit, analytics.tools.empty]);
});
