import type { ContactMessage } from '../contact-message.ts';

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const STORAGE_KEY = 'contactKeys';
const KEPT_MESSAGES = 5;
const RANDOM_BYTES = 16;

/** Text of a message, and the key under which it has been tried. */
type Attempt = [text: string, key: string];

/** Stands in where the browser stores nothing: a reload then makes a new key. */
let inMemory: Attempt[] = [];

/**
 * The key that tells the receiver whether it has had this message before: one for each text, also after a reload of the
 * tab, until the message is known to have arrived.
 *
 * @param storage the tab's storage; reading it may throw
 */
export function keepMessageKey(message: ContactMessage, storage: TabStorage): string {
  const text = JSON.stringify(message);
  const attempts = readAttempts(storage);
  const known = attempts.find(([tried]) => tried === text);
  if (known) return known[1];
  const key = makeKey();
  writeAttempts([[text, key], ...attempts.slice(0, KEPT_MESSAGES - 1)], storage);
  return key;
}

/** After delivery: the same words sent once more are meant to arrive once more. */
export function forgetMessageKey(message: ContactMessage, storage: TabStorage): void {
  const text = JSON.stringify(message);
  writeAttempts(
    readAttempts(storage).filter(([tried]) => tried !== text),
    storage,
  );
}

function makeKey(): string {
  // Browsers keep the ready-made one from pages that come over plain http.
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes: Uint8Array = (crypto as Crypto).getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readAttempts(storage: TabStorage): Attempt[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isAttempt) : inMemory;
  } catch {
    return inMemory;
  }
}

function writeAttempts(attempts: Attempt[], storage: TabStorage): void {
  inMemory = attempts;
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(attempts));
  } catch {
    // Blocked or full: memory has them until the page goes.
  }
}

function isAttempt(value: unknown): value is Attempt {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
