/** The tab's storage, gone when the tab is closed; reading it may throw. */
export type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The names of a JSON object; what they hold is anybody's guess. */
export type JsonRecord = Record<string, unknown>;

/** @returns undefined for what is not a JSON object: a page, a half, a list, a word */
export function parseRecord(text: string): JsonRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the JSON object stored under a key; undefined where there is none, or no storage */
export function readRecord(key: string, storage: TabStorage): JsonRecord | undefined {
  try {
    return parseRecord(storage().getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Stores a JSON object; undefined removes what is there.
 *
 * @returns false where the browser stores nothing or has no room
 */
export function writeRecord(key: string, record: object | undefined, storage: TabStorage): boolean {
  try {
    if (record) storage().setItem(key, JSON.stringify(record));
    else storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}
