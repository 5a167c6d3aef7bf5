import { beforeEach, expect, test, vi } from 'vitest';
import { renderFeed } from '../../../src/feeds/rss.ts';
import type { SitePage } from '../../../src/queries/page-list.ts';

const FIELDS = {
  ...{ page: { path: '/exhibiciones/marea' }, title: 'Marea & <luz>', gloss: undefined, artist: 'Ana' },
  ...{ date: 'Noviembre', image: {}, status: 'current', isPostponed: false, description: 'Dibujos.' },
  activities: [] as { label: string; value: string; isUpcoming: boolean }[],
};
let exhibitions: (typeof FIELDS & { opens?: string })[] = [];

vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: (file: 'site' | 'exhibitionsSection') =>
    ({
      site: { language: 'es-MX', timeZone: 'America/Mexico_City' },
      exhibitionsSection: { list: { title: 'Exhibiciones', description: 'Lo que hay.' } },
    })[file],
}));
vi.mock('../../../src/queries/exhibitions.ts', () => ({ getExhibitions: () => exhibitions }));
vi.mock('../../../src/queries/page-title.ts', () => ({ getPageTitle: (title: string) => title }));
vi.mock('../../../src/queries/responsive-images.ts', () => ({
  getShareImage: () => ({ src: '/marea.jpeg', width: 1200, height: 630 }),
}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: {
    es: { exhibitionsSection: { statuses: { current: 'Actual' }, byDay: { postponed: 'Pospuesta' } } },
  },
}));

beforeEach(() => {
  vi.stubEnv('BUILD_DAY', '2026-11-22');
  vi.stubEnv('SITE', 'https://torre.test');
});

/** Returns the XML of a feed with one exhibition. */
const render = async (fields: Partial<typeof FIELDS> & { opens?: string }): Promise<string> => {
  exhibitions = [{ ...FIELDS, ...fields }];
  const files = { feed: '/exhibiciones/rss.xml' };
  const response = await renderFeed({ locale: 'es', path: '/exhibiciones', files } as unknown as SitePage);
  return response.text();
};

test.each([
  ['2026-11-21', false, 'Sat, 21 Nov 2026 06:00:00 GMT'],
  ['2026-11-22', false, 'Sun, 22 Nov 2026 06:00:00 GMT'],
  ['2026-11-23', false, undefined],
  ['2026-11-21', true, undefined],
  [undefined, false, undefined],
])('feed item of an opening on %s (postponed: %s) has the date %s', async (opens, isPostponed, date) => {
  const xml = await render({ ...(opens && { opens }), isPostponed });
  expect(/<pubDate>(.*?)<\/pubDate>/.exec(xml)?.[1]).toBe(date);
  expect(xml).toContain(`<description>Ana · Noviembre · ${isPostponed ? 'Pospuesta' : 'Actual'} · Dibujos.<`);
});

test('feed lists upcoming activities below the description', async () => {
  const activities = [
    { label: 'Paseo', value: '21 de noviembre', isUpcoming: false },
    { label: 'Cena', value: '23 de noviembre', isUpcoming: true },
  ];
  expect(await render({ activities })).toContain('Dibujos.\nCena: 23 de noviembre<');
});

test('feed has escaped titles and absolute links', async () => {
  const xml = await render({});
  expect(xml).toContain('<title>Marea &amp; &lt;luz&gt;</title>');
  expect(xml).toContain('<link>https://torre.test/exhibiciones/marea</link>');
  expect(xml).toContain('<media:content url="https://torre.test/marea.jpeg"');
  expect(xml).toContain('<atom:link href="https://torre.test/exhibiciones/rss.xml" rel="self"');
});
