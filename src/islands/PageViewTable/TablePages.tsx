import { useState } from 'react';
import { followPageView } from '../../page-views/new-page-views.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/button.ts';
import type { View } from './view.ts';
import { fill } from './words.ts';

interface Props {
  words: AnalyticsPage['table']['pages'];
  /** Id of the text that says which page views are shown. */
  positionId: string;
  /** Index of the first one shown. */
  start: number;
  total: number;
  onShow: (start: number) => void;
}

/** Thousands of rows at once would freeze the page. */
export const ROWS_PER_PAGE = 100;

const BUTTON = `${TEXT_LINK} aria-disabled:cursor-not-allowed aria-disabled:text-disabled aria-disabled:no-underline`;

/** Buttons through a long table. At the ends they stay in place and do nothing, so that the focus is never lost. */
export default function TablePages({ words, positionId, start, total, onShow }: Props) {
  const end = start + ROWS_PER_PAGE;
  const button = (name: string, target: number, isEnd: boolean) => (
    <button
      className={BUTTON}
      type="button"
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onShow(target);
      }}
    >
      {name}
    </button>
  );

  return (
    <nav className="mt-6 flex flex-wrap items-center gap-x-8" aria-label={words.label}>
      {button(words.previous, start - ROWS_PER_PAGE, start === 0)}
      {button(words.next, end, end >= total)}
      {/* Read out with the heading that gets the focus; the visits of other tabs, which change it too, are announced elsewhere. */}
      <p className="text-note tabular-nums text-cement" id={positionId} role="status" aria-live="off">
        {fill(words.position, { from: start + 1, to: Math.min(end, total), total })}
      </p>
    </nav>
  );
}

/**
 * Index of the first page view that a long table shows, and the function that changes it. Another view starts at its first
 * one. In the same view, while others are added before them, the rows of a later page stay as they are; the first page shows
 * the newest.
 */
export function useTableStart({ key, pageViews }: View): [number, (start: number) => void] {
  const [position, setPosition] = useState({ start: 0, key, pageViews });
  const show = (start: number) => setPosition({ start: Math.max(0, start), key, pageViews });
  if (position.pageViews === pageViews && position.key === key) return [position.start, show];

  const isFollowing = position.key === key && position.start > 0;
  const start = isFollowing ? followPageView(position.pageViews, position.start, pageViews) : 0;
  show(start);
  return [start, show];
}
