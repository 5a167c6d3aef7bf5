import type { ContactMessage } from './message.ts';
import { type JsonRecord, readRecord, type TabStorage, writeRecord } from './json-record.ts';

const STORAGE_KEY = 'contactKeys';
const RANDOM_WORDS = 4;

/** Used where the browser stores nothing: a reload then makes a new key. */
let inMemory: JsonRecord = {};

/**
 * Idempotency key, by which the receiver tells a repeated message: one for each text, also after a reload of the tab, until
 * the message is known to have arrived.
 */
export function keepIdempotencyKey(message: ContactMessage, storage: TabStorage): string {
  const text = JSON.stringify(message);
  const keys = readKeys(storage);
  const known = keys[text];
  if (typeof known === 'string') return known;
  // Not `randomUUID`: browsers keep it from pages that come over plain http.
  const key = crypto.getRandomValues(new Uint32Array(RANDOM_WORDS)).join('-');
  writeKeys({ ...keys, [text]: key }, storage);
  return key;
}

/** After delivery: the same words sent once more are meant to arrive once more. */
export function forgetIdempotencyKey(message: ContactMessage, storage: TabStorage): void {
  const { [JSON.stringify(message)]: _delivered, ...others } = readKeys(storage);
  writeKeys(others, storage);
}

function readKeys(storage: TabStorage): JsonRecord {
  return readRecord(STORAGE_KEY, storage) ?? inMemory;
}

function writeKeys(keys: JsonRecord, storage: TabStorage): void {
  inMemory = keys;
  writeRecord(STORAGE_KEY, keys, storage);
}
