import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import words from '../../../content/pages/analytics.json' with { type: 'json' };
import site from '../../../content/site.json' with { type: 'json' };
import RecordTable from '../../../src/islands/PageViewTable/RecordTable.tsx';
import SummaryCards from '../../../src/islands/PageViewTable/SummaryCards.tsx';
import VisitsChart from '../../../src/islands/PageViewTable/VisitsChart.tsx';
import { NO_FILTER } from '../../../src/page-views/history-filter.ts';
import type { PageView } from '../../../src/page-views/page-view.ts';
import type { VisitChart } from '../../../src/page-views/visit-columns.ts';
import PageViewTable from '../../../src/islands/PageViewTable/PageViewTable.tsx';
import { makeView } from './fake-window.ts';

vi.mock('../../../src/styles/notices.css?url', () => ({ default: '/notices.css' }));

const formatDateTime = (timestamp: string) => `fecha ${timestamp}`;
const columns = Array.from({ length: 14 }, (_, index) => {
  const day = `2026-11-${String(index + 7).padStart(2, '0')}`;
  return { from: day, to: day, visits: index % 5 };
});
const chart: VisitChart = { unit: 'day', columns };

const makeTable = (records: PageView[]) => (
  <RecordTable
    headingRef={{ current: null }}
    words={words.table}
    records={records}
    filter={NO_FILTER}
    viewKey=""
    formatDateTime={formatDateTime}
    onToggle={() => undefined}
  />
);

test('without a browser the visit history is loading', () => {
  const html = renderToString(<PageViewTable words={words} notices={site.notices} />);
  expect(html).toContain('Cargando datos...');
  expect(html).not.toContain('<table');
});

test('nothing it renders has a style attribute, which the content security policy would drop', () => {
  const html = [
    renderToString(<PageViewTable words={words} notices={site.notices} />),
    renderToString(<VisitsChart words={words.chart} chart={chart} isDefault />),
    renderToString(makeTable([makeView()])),
  ];
  expect(html.join('')).not.toContain('style=');
});

test('the cards say N/A without a last visit', () => {
  const summary = { totalVisits: 0, uniquePages: 0, lastVisit: null };
  const html = renderToString(
    <SummaryCards words={words.cards} summary={summary} formatDateTime={formatDateTime} />,
  );
  expect(html).toContain('N/A');
});

test('the chart tells its days and its maximum in one sentence', () => {
  const html = renderToString(<VisitsChart words={words.chart} chart={chart} isDefault />);
  expect(html).toContain(
    'Gráfica de barras: visitas por día del 7 de noviembre al 20 de noviembre. Máximo: 4, el 11 de noviembre.',
  );
});

test('days without visits leave nothing to draw, and a sentence says so', () => {
  const empty: VisitChart = { unit: 'day', columns: columns.map((column) => ({ ...column, visits: 0 })) };
  const html = renderToString(<VisitsChart words={words.chart} chart={empty} isDefault />);
  expect(html).not.toContain('<svg');
  expect(html).toContain(words.chart.none);
});

test('weeks of other years are named with their year', () => {
  const weeks: VisitChart = {
    unit: 'week',
    columns: [
      { from: '2025-06-01', to: '2025-06-07', visits: 3 },
      { from: '2025-06-08', to: '2025-06-12', visits: 1 },
    ],
  };
  const html = renderToString(<VisitsChart words={words.chart} chart={weeks} isDefault={false} />);
  expect(html).toContain(words.chart.week.heading);
  expect(html).toContain(
    'Gráfica de barras: visitas por semana del 1 de junio de 2025 al 12 de junio de 2025. Máximo: 3, la semana del 1 de junio de 2025.',
  );
});

test('hostile text is text, and an empty referrer is Directo', () => {
  const records = [makeView({ title: '<img src=x onerror=alert(1)>' })];
  const html = renderToString(makeTable(records));
  expect(html).toContain('&lt;img');
  expect(html).toContain('Directo');
});

test('a hundred records need no pages, one more does', () => {
  const render = (length: number) => renderToString(makeTable(Array.from({ length }, () => makeView())));
  expect(render(100)).not.toContain(words.table.pages.label);
  expect(render(101)).toContain('1 a 100 de 101');
  expect(render(20_000).match(/<tr/g)).toHaveLength(101);
});
