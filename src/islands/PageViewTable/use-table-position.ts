import { useState } from 'react';
import { followRecord } from '../../page-views/follow-record.ts';
import type { PageView } from '../../page-views/page-view.ts';

/**
 * Index of the first record that a long table shows, and the function that changes it. Another view starts at its first
 * record. In the same view, while visits are added before them, the rows of a later page stay as they are; the first page
 * shows the newest.
 */
export function useTablePosition(records: PageView[], viewKey: string): [number, (start: number) => void] {
  const [position, setPosition] = useState({ start: 0, records, viewKey });
  if (position.records === records && position.viewKey === viewKey) {
    return [
      position.start,
      (start) => {
        setPosition({ start: Math.max(0, start), records, viewKey });
      },
    ];
  }
  const isFollowing = position.viewKey === viewKey && position.start > 0;
  const start = isFollowing ? followRecord(position.records, position.start, records) : 0;
  setPosition({ start, records, viewKey });
  return [start, () => undefined];
}
