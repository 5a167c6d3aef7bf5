import type { PageView } from './page-view.ts';

/** Whether two records, perhaps read at different times, are the same visit: all five fields are the same. */
export function isSameVisit(one: PageView | undefined, other: PageView | undefined): boolean {
  return (
    one?.timestamp === other?.timestamp &&
    one?.path === other?.path &&
    one?.title === other?.title &&
    one?.referrer === other?.referrer &&
    one?.userAgent === other?.userAgent
  );
}
