import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, test } from 'vitest';
import english from '../fixtures/site/content/words/en.json' with { type: 'json' };
import { makeEnglishFirst } from '../support/make-english-first.ts';
import { TempSite, TEST_ENVIRONMENT } from '../support/temp-site.ts';

const run = promisify(execFile);
const REPORT = `
import { checkContent } from './src/editing/content-check/check-all.ts';
import { formatError } from './src/editing/content-check/report.ts';
console.log(JSON.stringify((await checkContent('.')).map(formatError)));`;
const FORM = `
import { toFileFields } from './src/editing/content-form/form-fields.ts';
import { LOCALES } from './src/i18n/locales.ts';
import { heroSchema } from './src/schemas/sections.ts';
const { fields } = toFileFields(heroSchema, LOCALES).find(({ name }) => name === 'heading');
console.log(JSON.stringify(fields.map(({ label, required }) => [label, required])));`;

/** Runs a module in a separate process, because the code of the site has other locales. Returns the JSON that the module prints. */
const evaluate = async (site: TempSite, code: string): Promise<unknown> => {
  const options = { cwd: site.root, env: { ...process.env, ...TEST_ENVIRONMENT } };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], options);
  return JSON.parse(stdout);
};

describe('site with English as the first language', () => {
  const documents = new Map<string, Document>();
  let report: unknown;
  let faultyReport: unknown;
  let formFields: unknown;

  beforeAll(async () => {
    await using site = await TempSite.create();
    await site.addCode();
    await makeEnglishFirst(site);
    report = await evaluate(site, REPORT);
    formFields = await evaluate(site, FORM);
    const dist = await site.build();
    for (const path of ['index', 'es', 'analytics', '404', 'come-up', 'es/visita'])
      documents.set(path, parseHTML(readFileSync(join(dist, `${path}.html`), 'utf8')).document);
    await site.replace('content/words/en.json', '"homeLink": "Back to the tower",', '');
    await site.replace('content/visits.json', ', "en": "by arrangement"', '');
    faultyReport = await evaluate(site, REPORT);
  });

  test('English-first site has no content errors', () => {
    expect(report).toStrictEqual([]);
  });

  test.each([
    ['index', 'en'],
    ['come-up', 'en'],
    ['analytics', 'en'],
    ['404', 'en'],
    ['es', 'es-MX'],
    ['es/visita', 'es-MX'],
  ])('English-first site publishes /%s in the language %s', (path, language) => {
    expect(documents.get(path)?.documentElement.lang).toBe(language);
  });

  test('English-first site has /analytics and the 404 page in English', () => {
    const { analyticsPage, notFoundPage } = english;
    expect(documents.get('analytics')?.querySelector('h1')?.textContent).toBe(analyticsPage.heading);
    expect(documents.get('analytics')?.title).toContain(analyticsPage.heading);
    expect(documents.get('404')?.title).toContain(notFoundPage.title);
    expect(documents.get('404')?.querySelector('h1')?.textContent.trim()).toBe(notFoundPage.heading);
  });

  test('English-first site formats times in the style of each language', () => {
    const getText = (path: string) => documents.get(path)?.querySelector('main')?.textContent ?? '';
    expect(getText('index')).toMatch(/\d\s[AP]M/);
    expect(getText('es')).not.toMatch(/\d\s[AP]M/);
  });

  test('English-first site labels the fields of the CMS form in Spanish', () => {
    expect(formFields).toStrictEqual([
      ['Inglés', true],
      ['Español', false],
    ]);
  });

  test('English-first site reports texts without an English version', () => {
    expect(faultyReport).toStrictEqual([
      expect.stringContaining('«byAppointment.en» · Falta en inglés, y otro idioma lo tiene'),
      expect.stringContaining('«analyticsPage.homeLink» · Falta analyticsPage.homeLink'),
    ]);
  });
});
