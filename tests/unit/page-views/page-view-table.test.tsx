import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import words from '../../../content/pages/analytics.json' with { type: 'json' };
import site from '../../../content/site.json' with { type: 'json' };
import RecordTable from '../../../src/islands/page-view-table/RecordTable.tsx';
import SummaryCards from '../../../src/islands/page-view-table/SummaryCards.tsx';
import VisitsChart from '../../../src/islands/page-view-table/VisitsChart.tsx';
import PageViewTable from '../../../src/islands/PageViewTable.tsx';
import { makeView } from './fake-window.ts';

vi.mock('../../../src/styles/notices.css?url', () => ({ default: '/notices.css' }));

const formatDateTime = (timestamp: string) => `fecha ${timestamp}`;
const days = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-11-${String(index + 7).padStart(2, '0')}`,
  visits: index % 5,
}));

test('without a browser the visit history is loading', () => {
  const html = renderToString(<PageViewTable words={words} notices={site.notices} />);
  expect(html).toContain('Cargando datos...');
  expect(html).not.toContain('<table');
});

test('nothing it renders has a style attribute, which the content security policy would drop', () => {
  const html = [
    renderToString(<PageViewTable words={words} notices={site.notices} />),
    renderToString(<VisitsChart words={words.chart} days={days} />),
    renderToString(
      <RecordTable words={words.table} records={[makeView()]} formatDateTime={formatDateTime} />,
    ),
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
  const html = renderToString(<VisitsChart words={words.chart} days={days} />);
  expect(html).toContain(
    'Gráfica de barras: visitas por día del 7 de noviembre al 20 de noviembre. Máximo: 4, el 11 de noviembre.',
  );
});

test('days without visits leave nothing to draw', () => {
  expect(
    renderToString(<VisitsChart words={words.chart} days={days.map((day) => ({ ...day, visits: 0 }))} />),
  ).toBe('');
});

test('hostile text is text, and an empty referrer is Directo', () => {
  const records = [makeView({ title: '<img src=x onerror=alert(1)>' })];
  const html = renderToString(
    <RecordTable words={words.table} records={records} formatDateTime={formatDateTime} />,
  );
  expect(html).toContain('&lt;img');
  expect(html).toContain('Directo');
});

test('a hundred records need no pages, one more does', () => {
  const render = (length: number) =>
    renderToString(
      <RecordTable
        words={words.table}
        records={Array.from({ length }, () => makeView())}
        formatDateTime={formatDateTime}
      />,
    );
  expect(render(100)).not.toContain(words.table.pages.label);
  expect(render(101)).toContain('1 a 100 de 101');
  expect(render(20_000).match(/<tr/g)).toHaveLength(101);
});
