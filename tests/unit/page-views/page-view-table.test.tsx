import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import words from '../../site/content/pages/analytics.json' with { type: 'json' };
import Table from '../../../src/islands/PageViewTable/Table.tsx';
import { lookThrough } from '../../../src/islands/PageViewTable/view.ts';
import VisitsChart from '../../../src/islands/PageViewTable/VisitsChart.tsx';
import type { Chart } from '../../../src/page-views/chart.ts';
import { NO_FILTER } from '../../../src/page-views/filter.ts';
import type { PageView } from '../../../src/page-views/page-view.ts';
import { makeView } from './fake-window.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const renderTable = (pageViews: PageView[]) =>
  renderToString(
    <Table
      headingRef={{ current: null }}
      words={words.table}
      view={lookThrough(NO_FILTER, pageViews, NOW, false)}
      onToggle={() => undefined}
    />,
  );
const renderChart = (chart: Chart, isDefault: boolean) =>
  renderToString(<VisitsChart words={words.chart} chart={chart} isShort={false} isDefault={isDefault} />);
const days = Array.from({ length: 14 }, (_, index) => {
  const day = `2026-11-${String(index + 7).padStart(2, '0')}`;
  return { from: day, to: day, visits: index % 5 };
});

test('the chart tells its days and its maximum in one sentence', () => {
  expect(renderChart({ unit: 'day', columns: days }, true)).toContain(
    'Barras: entradas por día, del 7 de noviembre al 20 de noviembre. La más alta: 4, el 11 de noviembre.',
  );
});

test('days without visits leave nothing to draw, and a sentence says so', () => {
  const columns = days.map((column) => ({ ...column, visits: 0 }));
  const html = renderChart({ unit: 'day', columns }, true);
  expect(html).not.toContain('<svg');
  expect(html).toContain(words.chart.none);
});

test('weeks of other years are named with their year', () => {
  const columns = [
    { from: '2025-06-01', to: '2025-06-07', visits: 3 },
    { from: '2025-06-08', to: '2025-06-12', visits: 1 },
  ];
  const html = renderChart({ unit: 'week', columns }, false);
  expect(html).toContain(words.chart.week.heading);
  expect(html).toContain(
    'Barras: entradas por semana, del 1 de junio de 2025 al 12 de junio de 2025. La más alta: 3, la que empieza el 1 de junio de 2025.',
  );
});

test('a hundred rows need no pages, one more does', () => {
  const render = (length: number) => renderTable(Array.from({ length }, () => makeView()));
  expect(render(100)).not.toContain(words.table.pages.label);
  expect(render(101)).toContain(words.table.pages.label);
});
