import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ExhibitionTabs from '../../../src/islands/ExhibitionTabs/ExhibitionTabs.tsx';

const STATUSES = ['past', 'current', 'upcoming'] as const;

test.each([
  ['current', [2, 1, 3]],
  ['past', [2, 0, 3]],
  ['upcoming', [0, 0, 3]],
  ['current', [0, 0, 0]],
])('before any script the tab that is selected is %s where they hold %j', (selected, counts) => {
  const tabs = STATUSES.map((status, index) => ({
    ...{ status, panelId: status, label: status, count: counts[index] ?? 0 },
  }));
  const html = renderToStaticMarkup(createElement(ExhibitionTabs, { label: 'Pestañas', tabs }));
  expect([...html.matchAll(/id="(\w+)-tab"[^>]*aria-selected="true"/g)].map(([, id]) => id)).toEqual([
    selected,
  ]);
  expect([...html.matchAll(/data-status="(\w+)" data-selected/g)].map(([, id]) => id)).toEqual([selected]);
});
