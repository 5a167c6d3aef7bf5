/** In-memory localStorage with a quota in characters, for all keys and values together. */
export class MemoryStorage extends Map<string, string> {
  readonly #quota: number;

  constructor(items: Record<string, string> = {}, quota = Infinity) {
    super(Object.entries(items));
    this.#quota = quota;
  }

  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const items = new Map(this).set(key, value);
    if ([...items].flat().join('').length > this.#quota) throw new DOMException('full', 'QuotaExceededError');
    this.set(key, value);
  }

  removeItem(key: string): void {
    this.delete(key);
  }
}
