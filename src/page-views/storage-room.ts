const PROBE_KEY = 'pageViews.room';
/** More than the row of an ordinary visit and its copy need. */
const PROBE_CHARACTERS = 1024;

/** Tells whether the browser can store another visit. Where it cannot, each visit takes the place of the oldest ones. */
export function hasRoom(storage: Pick<Storage, 'setItem' | 'removeItem'>): boolean {
  try {
    storage.setItem(PROBE_KEY, ' '.repeat(PROBE_CHARACTERS));
    storage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
