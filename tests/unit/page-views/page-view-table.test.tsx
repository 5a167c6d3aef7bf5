import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import labels from '../../site/content/pages/analytics.json' with { type: 'json' };
import { writeCsv } from '../../../src/islands/PageViewTable/columns.ts';
import VisitsChart from '../../../src/islands/PageViewTable/VisitsChart.tsx';
import { NO_FILTER, type Period, rangeOf } from '../../../src/page-views/filter.ts';
import { makeView } from '../../e2e/page-view-storage.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const VIEWS = ['20', '11', '11', '08'].map((day) => makeView({ timestamp: `2026-11-${day}T18:00:00Z` }));
const renderChart = (period: Period, views = VIEWS) =>
  renderToString(
    <VisitsChart
      labels={labels.chart}
      filtered={views}
      range={rangeOf({ ...NO_FILTER, period }, NOW)}
      now={NOW}
      language="es-MX"
    />,
  );

test('the chart of several days says in one sentence which, and its maximum', () => {
  expect(renderChart('all')).toContain(
    'Barras: entradas por día, del 7 de noviembre al 20 de noviembre. La más alta: 2, el 11 de noviembre.',
  );
});

test('the chart of one day says that day', () => {
  expect(renderChart('today')).toContain('Barras: entradas del 20 de noviembre: 1.');
});

test('the chart of the whole time says its weeks or months', () => {
  const since = (timestamp: string) => renderChart('all', [...VIEWS, makeView({ timestamp })]);
  const weeks = since('2026-10-28T18:00:00Z');
  expect(weeks).toContain('>Entradas cada semana<');
  expect(weeks).toContain(
    'Barras: entradas cada semana, desde los siete días del 26 de octubre hasta los siete días del 16 de noviembre. La más alta: 2, en los siete días del 9 de noviembre.',
  );
  expect(since('2025-12-24T18:00:00Z')).toContain(
    'Barras: entradas mes por mes, desde diciembre de 2025 hasta noviembre de 2026. La más alta: 4, en noviembre de 2026.',
  );
});

test('a CSV that Excel of Mexico opens has the columns of the table, with local times, and those that it has no room for', () => {
  const view = makeView({
    path: '/analytics',
    title: 'Visión',
    referrer: 'https://example.com/',
    userAgent: 'Mobile',
    timestamp: '2026-11-20T17:42:07.123Z',
  });
  expect(writeCsv([view], labels)).toBe(
    '\uFEFFFecha y hora,Página,Título,Referencia,Dispositivo,Hora UTC,Agente\r\n' +
      '2026-11-20 11:42:07,/analytics,Visión,https://example.com/,Móvil,2026-11-20T17:42:07.123Z,Mobile\r\n',
  );
});
