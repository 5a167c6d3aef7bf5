/**
 * The tab that a key leads to in a horizontal tab list, with wrap-around (WAI-ARIA tabs pattern).
 *
 * @param key `KeyboardEvent.key`
 * @param index position of the focused tab, from 0
 * @param count number of tabs
 * @returns the new position, or undefined for a key that is not the tab list's business
 */
export function findTabByKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
