import type { TabStorage } from '../../../src/contact/json-record.ts';

/** The storage of one tab, which holds this under one key. */
export function tabWith(key = '', stored?: string): TabStorage & { items: Map<string, string> } {
  const items = new Map<string, string>(stored === undefined ? [] : [[key, stored]]);
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  return Object.assign(() => storage, { items });
}

/** Storage as a browser has it that stores nothing. */
export const blocked: TabStorage = () => {
  throw new DOMException('blocked', 'SecurityError');
};
