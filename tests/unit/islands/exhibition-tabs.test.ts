import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ExhibitionTabs from '../../../src/islands/ExhibitionTabs/ExhibitionTabs.tsx';

const ALWAYS = { 'data-from': undefined, 'data-until': undefined, hidden: false };
const PANELS = { past: 'Marea', current: 'Cielo raso', upcoming: 'Niebla' };

test.each([
  ['current', 2, 1, 3],
  ['past', 2, 0, 3],
  ['upcoming', 0, 0, 3],
  ['current', 0, 0, 0],
])('ExhibitionTabs initially selects %s for the counts %i, %i, %i', (selected, ...counts) => {
  const tabs = (['past', 'current', 'upcoming'] as const).map((status, index) => ({
    ...{ status, panelId: status, label: status, count: { value: counts[index] ?? 0, when: ALWAYS } },
  }));
  const html = renderToStaticMarkup(createElement(ExhibitionTabs, { label: 'Pestañas', tabs, ...PANELS }));
  expect(html.match(/(?<= href="#)\w+(?="[^>]* data-initial)/g)).toStrictEqual([selected]);
  expect(html.match(/(?<= id=")\w+(?="[^>]* data-initial)/g)).toContain(selected);
});

test('ExhibitionTabs throws for a tab without a slot', () => {
  const tabs = [
    { status: 'past' as const, panelId: 'pasadas', label: 'Pasadas', count: { value: 1, when: ALWAYS } },
  ];
  const render = (panels: Partial<typeof PANELS>) =>
    renderToStaticMarkup(createElement(ExhibitionTabs, { label: 'Pestañas', tabs, ...panels }));
  expect(() => render({ past: 'Marea' })).not.toThrow();
  expect(() => render({ current: 'Cielo raso' })).toThrow('no slot for status "past"');
});
