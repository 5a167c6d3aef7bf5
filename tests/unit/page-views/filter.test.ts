import { expect, test } from 'vitest';
import { makeDateTimeFormat } from '../../../src/page-views/days.ts';
import {
  filterPageViews,
  isFiltering,
  NO_FILTER,
  type PageViewFilter,
  toggleChosen,
} from '../../../src/page-views/filter.ts';
import { textOfRow } from '../../../src/islands/PageViewTable/columns.ts';
import analytics from '../../site/content/pages/analytics.json' with { type: 'json' };
import { makeView } from '../../e2e/page-view-storage.ts';

/** The 20th in Mexico, the 21st in UTC. */
const NOW = new Date('2026-11-21T04:00:00Z');
const VIEWS = [
  makeView({ path: '/', title: 'Exhibición de Otoño', timestamp: '2026-11-21T03:00:00Z' }),
  makeView({ path: '/analytics', referrer: 'https://example.com/MÉXICO', timestamp: '2026-11-14T06:00:00Z' }),
  makeView({ path: '/tableta', userAgent: 'Tablet (Ñandú)', timestamp: '2026-11-14T05:59:59Z' }),
  makeView({ path: '/octubre', timestamp: '2026-10-22T05:59:59Z' }),
  makeView({ path: '/futuro', timestamp: '2099-01-01T00:00:00Z' }),
];
const ALL = VIEWS.map(({ path }) => path);

test.each<[Partial<PageViewFilter>, string[]]>([
  [{}, ALL],
  [{ period: 'today' }, ['/']],
  [{ period: 'week' }, ['/', '/analytics']],
  [{ period: 'lastWeek' }, ['/analytics', '/tableta']],
  [{ period: 'month' }, ['/', '/analytics', '/tableta']],
  [{ period: 'own', own: { from: '2026-11-13', to: '2026-11-13' } }, ['/tableta']],
  [{ period: 'own', own: { from: '2026-11-20', to: '2026-11-13' } }, ['/', '/analytics', '/tableta']],
  [{ period: 'own', own: { from: '2026-11-14', to: '' } }, ['/', '/analytics', '/futuro']],
  [{ period: 'own', own: { from: '', to: '2026-10-31' } }, ['/octubre']],
  [{ period: 'own' }, ALL],
  [{ own: { from: '2026-11-20', to: '2026-11-20' } }, ALL],
  [{ search: 'exhibicion' }, ['/']],
  [{ search: 'otoño  EXHIB' }, ['/']],
  [{ search: 'mexico' }, ['/analytics']],
  [{ search: 'nandu' }, ['/tableta']],
  [{ search: `${analytics.table.devices.desktop} octubre` }, ['/octubre']],
  [{ search: '14 nov 2026' }, ['/analytics']],
  [{ search: 'nandu', period: 'week' }, []],
  [{ search: '   ' }, ALL],
  [{ chosen: { path: '/tableta' } }, ['/tableta']],
  [{ chosen: { device: 'tablet' } }, ['/tableta']],
  [{ chosen: { referrer: '', device: 'desktop' }, period: 'today' }, ['/']],
  [{ search: 'exhibicion mexico' }, []],
  [{ search: '.*' }, []],
])('%j lets %j through, in the order given', (filter, expected) => {
  const found = filterPageViews(VIEWS, { ...NO_FILTER, ...filter }, NOW, (view) =>
    textOfRow(view, analytics.table, makeDateTimeFormat('es-MX')),
  );
  expect(found.map(({ path }) => path)).toStrictEqual(expected);
});

test('days to choose filter once one is chosen', () => {
  const own = { ...NO_FILTER, period: 'own' } as const;
  expect(isFiltering(own)).toBe(false);
  expect(isFiltering({ ...own, own: { from: '', to: '2026-11-20' } })).toBe(true);
});

const one = toggleChosen(NO_FILTER, 'path', '/');

test('a value that is chosen filters', () => {
  expect(isFiltering(one)).toBe(true);
});

test('a value that is chosen again is chosen no longer', () => {
  expect(toggleChosen(one, 'path', '/')).toStrictEqual(NO_FILTER);
});

test('of a ranking one value is chosen at most', () => {
  const other = toggleChosen(toggleChosen(one, 'path', '/visita'), 'device', 'mobile');
  expect(other.chosen).toStrictEqual({ path: '/visita', device: 'mobile' });
});
