import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as words from '../e2e/written-files.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';
import { findAll, homePage, listPagesWith, SIESTA, textOf } from './built-site.ts';

const OPEN_UNTIL = '30 de enero de 2027'.replaceAll(' ', '\xa0');
const OPEN_SINCE = '3 de octubre de 2026'.replaceAll(' ', '\xa0');

test('an open exhibition without a date of its own says until when on its card and page, each day in one line', () => {
  const until = words.exhibitionsSection.until.replace('{day}', OPEN_UNTIL);
  expect(listPagesWith(until)).toStrictEqual(['/', '/exhibiciones', SIESTA]);
});

test('the page of an exhibition tells from when to when, and no line begins with the dash', () => {
  expect(listPagesWith(`${OPEN_SINCE}\xa0– ${OPEN_UNTIL}`)).toStrictEqual([SIESTA]);
});

test('an exhibition may tell after the essay what it asks of whoever sees it', () => {
  const html = textOf('exhibiciones/mesa-larga.html');
  expect(html).toMatch(/La mesa se armó.*Antes de entrar<\/h2>.*Ruido<\/dt>.*De sierra, los &lt; martes/s);
});

test('the page of an exhibition leads to the visit once', () => {
  const [page] = textOf('exhibiciones/mesa-larga.html').split('<footer');
  expect(page?.match(/href="\/visita"/g)).toHaveLength(1);
});

describe('a picture in an essay', () => {
  const [picture = ''] = /<img [^>]*Tablones[^>]*>/.exec(textOf('exhibiciones/mesa-larga.html')) ?? [];

  test('comes in widths', () => {
    expect(findAll(picture, /\.webp (\d+)w/g)).toStrictEqual(['540', '736', '960']);
  });

  test('has no style of its own', () => {
    expect(picture).not.toContain('style=');
  });
});

test('in an essay asterisks with blanks beside them are signs, others make italics', () => {
  expect(textOf('exhibiciones/barro-que-suena.html')).toMatch(
    /5 \* 3 \* 2 m, <i [^>]*>un acorde<\/i> que duró/,
  );
});

test('the price is told where the facts are, on the home page and on the sheet', () => {
  expect(listPagesWith(words.property.price.value)).toStrictEqual(['/', '/ficha']);
});

const files = { today: textOf('planos/piso.svg'), project: textOf('planos/piso-proyecto.svg') };

test('a plan may have its dimensions, on the home page, on the sheet and in its files', () => {
  for (const label of ['&lt;38 m&gt;', '27 m']) {
    for (const html of [textOf('ficha.html'), ...Object.values(files)])
      expect(html.split(label)).toHaveLength(2);
    // Today and in the project.
    expect(homePage.split(label)).toHaveLength(3);
  }
});

const [plan] = words.plans.plans;
/** Of a sans, on average, in em. */
const WIDEST_LETTER = 0.62;

test.each([
  ['today', words.plans.today],
  ['project', words.site.projectNote],
] as const)('the file of a plan of %s is an SVG with title, scale, note and drawing', async (side, state) => {
  const file = files[side];
  expect((await sharp(Buffer.from(file)).metadata()).format).toBe('svg');
  const title = `${words.site.name}: ${plan?.name}, ${plan?.area}. ${state}`;
  for (const text of [`<title>${title}</title>`, `>${plan?.scale?.label}</text>`, words.sheet.note])
    expect(file).toContain(text);
  const drawing = readFileSync(join(FROZEN_SITE, 'content/plans', plan?.[side].drawing ?? ''), 'utf8');
  expect(file).toContain(/<path[^>]* d="[^"]*"/.exec(drawing)?.[0]);
});

test('the file of a plan has a white ground, and each text has room in it', () => {
  const [, left = 0, , width = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(files.project) ?? []).map(
    Number,
  );
  expect(files.project).toMatch(/<rect x="-\d+" y="-\d+" width="\d+" height="\d+" fill="#fff">/);
  const texts = [...files.project.matchAll(/<text y="\d+" font-size="(\d+)"[^>]*>\s*([^<]*\S)\s*</g)];
  expect(texts.map(([, , text]) => text)).toContain(words.site.projectNote);
  for (const [, size, text = ''] of texts)
    expect(text.length * Number(size) * WIDEST_LETTER, text).toBeLessThan(width + left);
});

test('the file of a plan in the project has the area of each room', () => {
  for (const { area } of plan?.project.rooms ?? []) expect(files.project).toContain(area);
});

test('the file of a plan is offered below it', () => {
  expect(textOf('plantas.html')).toMatch(
    /<a [^>]*href="\/planos\/techo-proyecto\.svg"[^>]*>\s*Llevarse el croquis/,
  );
});
