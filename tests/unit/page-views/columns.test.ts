import { expect, test } from 'vitest';
import uiStrings from '../../fixtures/site/content/words/es.json' with { type: 'json' };
import { serializeCsv } from '../../../src/islands/Analytics/columns.ts';
import { createPageView } from '../../e2e/page-view-storage.ts';

test('serializeCsv exports the table columns, the UTC time and user agent', () => {
  const view = createPageView({
    path: '/analytics',
    title: 'Visión',
    referrer: 'https://example.com/',
    userAgent: 'Mobile',
    timestamp: '2026-11-20T17:42:07.123Z',
  });
  // The table displays a text instead of an empty referrer.
  const direct = { ...view, referrer: '' };
  expect(serializeCsv([view, direct], uiStrings.analyticsPage)).toBe(
    '\uFEFFFecha y hora,Página,Título,Referencia,Dispositivo,Hora UTC,Agente\r\n' +
      '2026-11-20 11:42:07,/analytics,Visión,https://example.com/,Móvil,2026-11-20T17:42:07.123Z,Mobile\r\n' +
      '2026-11-20 11:42:07,/analytics,Visión,,Móvil,2026-11-20T17:42:07.123Z,Mobile\r\n',
  );
});
