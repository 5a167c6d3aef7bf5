/** localStorage in memory, with the browsers' limit on the length of all keys and values together. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  readonly #quota: number;

  constructor(items: Record<string, string> = {}, quota = Infinity) {
    this.#quota = quota;
    for (const [key, value] of Object.entries(items)) this.setItem(key, value);
  }

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const items = new Map(this.#items).set(key, value);
    if ([...items].flat().join('').length > this.#quota) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  /** Every value, for tests that look for something that must not be lost. */
  values(): string[] {
    return [...this.#items.values()];
  }
}
