import { SET_ASIDE_KEY } from './page-view.ts';

/** Keeps a text that is no list where the recorder keeps them: under the first free key. Throws where the browser is full. */
export function setAside(storage: Storage, text: string): void {
  let freeKey = SET_ASIDE_KEY;
  while (![null, text].includes(storage.getItem(freeKey))) freeKey += '.bak';
  storage.setItem(freeKey, text);
}
