import { unzipSync } from 'fflate';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as words from '../e2e/written-files.ts';
import { findRay, findSun } from '../../src/sunlight/sun.ts';
import { findAll, homePage, SIESTA, site, SITE_URL, textOf } from './built-site.ts';

/** What no eye checks at a glance: turned drawings, codes, and what machines alone read. */
const [plan] = words.plans.plans;
const NORTH = plan?.north ?? 0;
const sunPage = textOf('plantas.html');

test('the light on a plan falls as its north is turned', () => {
  const [, december = ''] = sunPage.split('sunlight-day day-december');
  // Shadows of posts: what is across the window, then what falls from it.
  const [, across = '', down = ''] =
    /hour-12".*?matrix\([\d.]+ [\d.]+ ([-\d.]+) ([-\d.]+)/s.exec(december) ?? [];
  const { latitude, longitude } = words.site.place;
  const sun = findSun('2026-12-21', 12, { latitude, longitude, timeZone: words.site.timeZone });
  const ray = findRay(sun, NORTH);
  expect(Number(across) / Number(down)).toBeCloseTo((ray?.x ?? 0) / (ray?.y ?? 0), 1);
  expect(NORTH).not.toBe(0);
});

test('the arrow of a plan points north, and its letter stands beyond its tip', () => {
  const arrows = [...homePage.matchAll(/rotate\((-?\d+)\)" fill="none".*?<text x="(-?\d+)" y="(-?\d+)"/gs)];
  expect(arrows).not.toHaveLength(0);
  for (const [, turn, x, y] of arrows) {
    expect(Number(turn)).toBe(NORTH);
    expect((Math.atan2(Number(x), -Number(y)) * 180) / Math.PI).toBeCloseTo(NORTH, -1);
  }
});

test('each viewpoint of a plan looks the way of its photograph', () => {
  const views = words.gallery.flatMap((picture) => ('view' in picture ? [picture.view] : []));
  const turns = findAll(homePage, /<path d="M0 0-[^"]*" transform="rotate\((-?\d+)\)"/g);
  expect(turns.map(Number).sort()).toStrictEqual(views.map(({ direction }) => direction).sort());
});

test.each([
  ['ficha.html', '/ficha'],
  ['en/sheet.html', '/en/sheet'],
])('the code of %s leads to it', (file, path) => {
  expect(textOf(file)).toContain(`<path d="${toSvgPath(generate(SITE_URL + path))}"`);
});

test('the card of an exhibition says what its own picture shows', () => {
  const alt = /property="og:image:alt" content="([^"]*)"/.exec(textOf(`${SIESTA.slice(1)}.html`));
  expect(alt?.[1]).toBe('Figuras planas de colores sobre un fondo pálido, número 22');
});

test('a neighbour that is in Spanish alone says so, and one of the same language says nothing', () => {
  const links = textOf('en/exhibitions/mesa-larga.html').match(/<a [^>]*rel="(?:prev|next)"[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link.includes(` hreflang="${words.site.language}"`), link).toBe(!link.includes('href="/en/'));
});

test('a press picture without a credit of its own names the house', async () => {
  const kit = unzipSync(site.get('exhibiciones/barro-que-suena.zip') ?? new Uint8Array());
  const pictures = Object.entries(kit).filter(([name]) => name.endsWith('.jpg'));
  const credits = await Promise.all(
    pictures.map(
      async ([, bytes]) =>
        /photoshop:Credit="([^"]*)"/.exec(String((await sharp(bytes).metadata()).xmp))?.[1],
    ),
  );
  expect(credits).toContain(words.site.name);
  expect(credits).not.toContain('');
  expect(new Set(credits).size).toBeGreaterThan(1);
});
