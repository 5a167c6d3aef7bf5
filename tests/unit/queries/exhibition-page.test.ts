import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getExhibitionPage } from '../../../src/queries/exhibition-page.ts';
import type { ExhibitionWithAdjacent } from '../../../src/queries/exhibitions.ts';
import { getExhibitionStatus } from '../../../src/queries/get-exhibition-status.ts';

vi.mock('astro:content', () => import('../../support/mock-astro-content.ts'));
vi.mock('../../../src/queries/content-file.ts', () => ({
  getContentFile: () => ({ timeZone: 'America/Mexico_City' }),
  renderText: () => 'component',
}));
vi.mock('../../../src/queries/exhibitions.ts', () => ({
  getSpeaker: () => undefined,
  toListItem: (exhibition: unknown) => exhibition,
}));
vi.mock('../../../src/queries/responsive-images.ts', () => ({
  EXHIBITION_IMAGE: {},
  FURTHER_IMAGES: {},
  getFallbackImage: ({ src }: { src: string }) => ({ src }),
  getResponsiveImage: () => ({}),
}));
vi.mock('../../../src/i18n/ui-strings.ts', () => ({
  UI_STRINGS: {
    es: {
      exhibitionsSection: { page: { credit: 'Foto: {name}', access: 'Se pide', accessOver: 'Se pedía' } },
    },
  },
}));

const TODAY = '2026-11-22';
const CALENDAR = '/exhibiciones/marea.ics';

beforeEach(() => void vi.stubEnv('BUILD_DAY', TODAY));

interface Fields {
  status?: 'past' | 'current' | 'upcoming';
  opens?: string;
  closes?: string;
  activities?: string[];
  works?: { title: string; year: string; medium: string; size?: string; picture?: { src: string } }[];
}

/** Returns the page of an exhibition with one further image and activities on some dates. */
const getPage = ({ status, opens, closes, activities = [], works = [] }: Fields) => {
  const dates = { ...(opens && { opens }), ...(closes && { closes }) };
  const statusOn = (date: string) => getExhibitionStatus({ ...dates, ...(status && { status }) }, date);
  const exhibition = {
    ...{ ...dates, ...statusOn(TODAY), statusOn, works, entry: {}, title: 'Marea', imageCredit: 'Ana' },
    ...{ page: { locale: 'es', files: { calendar: CALENDAR } }, image: { src: 'a.jpg' } },
    ...{
      notes: ['note'],
      statusTexts: ['status'],
      pictures: [{ image: { src: 'b.jpg' }, caption: '*Uno*, dos' }],
    },
    activities: activities.map((day) => ({ day, isUpcoming: day >= TODAY })),
  };
  return getExhibitionPage({ exhibition } as unknown as ExhibitionWithAdjacent);
};
const getValues = (values: { value: unknown; when: { 'data-from': string | undefined } }[]) =>
  values.map(({ value, when }) => [value, when['data-from']?.slice(0, 10)]);

describe('getExhibitionPage', () => {
  test.each<[expected: boolean, exhibition: string, Fields]>([
    [true, 'a current exhibition', { status: 'current' }],
    [true, 'an upcoming exhibition with an opening date', { opens: '2026-12-01' }],
    [false, 'an upcoming exhibition without an opening date', { status: 'upcoming' }],
    [false, 'a postponed exhibition', { status: 'upcoming', opens: '2026-11-01' }],
    [false, 'a past exhibition', { opens: '2026-01-01', closes: '2026-02-01' }],
  ])('getExhibitionPage returns hasBookableDates %s for %s', async (expected, _exhibition, fields) => {
    expect((await getPage(fields)).hasBookableDates).toBe(expected);
  });

  test('exhibition page offers a calendar until the last date or activity', async () => {
    const closing = await getPage({ opens: '2026-11-01', closes: '2026-11-30' });
    expect(getValues(closing.calendars)).toStrictEqual([
      [CALENDAR, undefined],
      ['', '2026-12-01'],
    ]);
    const talk = await getPage({ opens: '2026-11-01', closes: '2026-11-30', activities: ['2026-12-05'] });
    expect(getValues(talk.calendars)).toStrictEqual([
      [CALENDAR, undefined],
      ['', '2026-12-06'],
    ]);
    expect(getValues(talk.visitable).at(-1)).toStrictEqual([false, '2026-12-01']);
    expect(getValues(talk.accessHeadings)).toStrictEqual([
      ['Se pide', undefined],
      ['Se pedía', '2026-12-01'],
    ]);
  });

  test('exhibition page offers a calendar on the date of the last activity', async () => {
    vi.stubEnv('BUILD_DAY', '2026-12-05');
    const talk = await getPage({ opens: '2026-11-01', closes: '2026-11-30', activities: ['2026-12-05'] });
    expect(getValues(talk.calendars)).toStrictEqual([
      [CALENDAR, undefined],
      ['', '2026-12-06'],
    ]);
  });

  test('exhibition page shows the status only before the opening', async () => {
    const pages = await Promise.all([
      getPage({ status: 'upcoming', opens: '2026-11-01' }),
      getPage({ status: 'current' }),
      getPage({ status: 'past' }),
    ]);
    expect(pages.map(({ notes }) => notes)).toStrictEqual([['status'], ['note'], ['note']]);
  });

  test('exhibition page omits past activities', async () => {
    const { activities } = await getPage({ status: 'current', activities: ['2026-11-21', TODAY] });
    expect(activities.map(({ day }) => day)).toStrictEqual([TODAY]);
  });

  test.each([
    [true, ['Marea']],
    [false, ['Olas']],
    [false, ['Marea', 'Olas']],
  ])('getExhibitionPage returns isOneWork %s for the works %j', async (expected, titles) => {
    const works = titles.map((title) => ({ title, year: '2026', medium: 'papel' }));
    expect((await getPage({ works })).isOneWork).toBe(expected);
  });

  test('exhibition page links each work to its numbered image', async () => {
    const work = { title: 'Olas', year: '2026', medium: 'papel', size: '70 × 100 cm' };
    const works = ['a.jpg', 'b.jpg'].map((src) => ({ ...work, picture: { src } }));
    const page = await getPage({ works: [...works, work] });
    expect(page.pictures).toMatchObject([{ number: 1, caption: ['', 'Uno', ', dos'], credit: undefined }]);
    expect(page.works.map(({ picture }) => picture)).toStrictEqual([0, 1, undefined]);
    expect(page.works[0]?.facts).toBe('2026 · papel · 70\u00a0×\u00a0100\u00a0cm');
    expect(page.credit).toBe('Foto: Ana');
    expect(page.allImages.map(({ src }) => src)).toStrictEqual(['a.jpg', 'b.jpg']);
  });
});
