import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TAB_FRAGMENTS } from '../../../src/i18n/paths.ts';
import ExhibitionTabs from '../../../src/islands/ExhibitionTabs/ExhibitionTabs.tsx';
import { type ExhibitionStatus, STATUS_NAMES } from '../../../src/schemas/exhibition-status.ts';

const ALWAYS = { 'data-from': undefined, 'data-until': undefined, hidden: false };
const TABS_CSS = readFileSync('src/islands/ExhibitionTabs/tabs.css', 'utf8');
const PANELS = Object.fromEntries(STATUS_NAMES.map((status) => [status, 'Marea']));

test.each(STATUS_NAMES)('ExhibitionTabs marks the tab and the panel of the initial status %s', (status) => {
  const tabs = STATUS_NAMES.map((name) => ({ status: name, panelId: name, label: name, count: undefined }));
  const props = { label: 'Pestañas', tabs, initialStatus: status, ...PANELS };
  const html = renderToStaticMarkup(createElement(ExhibitionTabs, props));
  expect(html.match(/(?<= href="#)\w+(?="[^>]* data-initial)/g)).toStrictEqual([status]);
  expect(html.match(/(?<= id=")\w+(?="[^>]* data-initial)/g)).toContain(status);
});

test.each(STATUS_NAMES)('tabs.css marks the tab of the status %s before hydration', (status) => {
  const panel = `#${TAB_FRAGMENTS[status]}`;
  expect(TABS_CSS).toContain(`:has(> ${panel}:target) [href='${panel}']`);
  expect(TABS_CSS).toMatch(new RegExp(`:has\\(> ${panel}:not\\([^)]+\\)\\)\\s+\\[href='${panel}'\\]`));
});

test('ExhibitionTabs throws for a tab without a slot', () => {
  const tabs = [
    { status: 'past' as const, panelId: 'pasadas', label: 'Pasadas', count: { value: 1, when: ALWAYS } },
  ];
  const render = (panels: Partial<Record<ExhibitionStatus, string>>) =>
    renderToStaticMarkup(
      createElement(ExhibitionTabs, { label: 'Pestañas', tabs, initialStatus: 'past', ...panels }),
    );
  expect(() => render({ past: 'Marea' })).not.toThrow();
  expect(() => render({ current: 'Cielo raso' })).toThrow('no slot for status "past"');
});
