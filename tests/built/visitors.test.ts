import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('a plan may have its dimensions, on the home page and on the sheet', () => {
  for (const label of ['&lt;38 m&gt;', '27 m']) {
    expect(textOf('ficha.html').split(label)).toHaveLength(2);
    // Today and in the project.
    expect(homePage.split(label)).toHaveLength(3);
  }
});

test('a plan is saved as its drawing stands in content/, by a name that says what it shows', () => {
  const { name = '', project } = words.plans.plans[1] ?? {};
  const [, file = ''] =
    new RegExp(
      `href="([^"]*)"[^>]*download="${name}, ${words.plans.project}.svg">\\s*Llevarse el croquis`,
    ).exec(textOf('plantas.html')) ?? [];
  expect(textOf(file.slice(1))).toBe(
    readFileSync(join(FROZEN_SITE, 'content/plans', project?.drawing ?? ''), 'utf8'),
  );
});
