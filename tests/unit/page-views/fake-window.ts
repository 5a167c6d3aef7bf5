import { vi } from 'vitest';
import { recordPageView } from '../../../src/page-views/record.ts';
import { MemoryStorage } from './memory-storage.ts';

/** As much of a browser as the recorder touches. Every tab shares the storage it is given; its timers are Vitest's. */
export class FakeWindow extends EventTarget {
  readonly document = Object.assign(new EventTarget(), {
    title: 'Penthouse 2200',
    referrer: '',
    prerendering: false,
  });
  readonly location = { pathname: '/' };
  readonly navigator = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
  readonly console = { log: vi.fn() };
  readonly setTimeout = setTimeout;
  readonly sessionStorage = new MemoryStorage();
  readonly localStorage: MemoryStorage;

  constructor(storage = new MemoryStorage()) {
    super();
    this.localStorage = storage;
  }

  /** Records the visit; the not-found page has no path of its own. */
  record(path = '/'): this {
    recordPageView(this as unknown as Parameters<typeof recordPageView>[0], path);
    return this;
  }
}
