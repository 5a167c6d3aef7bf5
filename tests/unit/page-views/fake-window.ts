import { PAGE_VIEWS_KEY, type PageView } from '../../../src/page-views/page-view.ts';
import { recordPageView } from '../../../src/page-views/record.ts';
import { MemoryStorage } from './memory-storage.ts';

/** What the page tells the recorder about itself. */
interface RecordedPage {
  path?: string | undefined;
  notFoundMessage?: string;
}

class FakeDocument extends EventTarget {
  title = 'Penthouse 2200';
  referrer = '';
  prerendering = false;
}

/** As much of a browser as the recorder touches. Timers run when the test says so, and every tab shares the storage it is given. */
export class FakeWindow extends EventTarget {
  readonly document = new FakeDocument();
  readonly location = { pathname: '/' };
  readonly navigator = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
  readonly sessionStorage = new MemoryStorage();
  readonly logged: unknown[][] = [];
  readonly console = { log: (...words: unknown[]) => this.logged.push(words) };
  #timers: (() => void)[] = [];
  #storage: () => Storage | null;

  constructor(storage: Storage | null | (() => Storage | null) = new MemoryStorage()) {
    super();
    this.#storage = typeof storage === 'function' ? storage : () => storage;
  }

  get localStorage(): Storage | null {
    return this.#storage();
  }

  setTimeout(work: () => void): void {
    this.#timers.push(work);
  }

  /** Lets every timer run that is waiting now, in order. */
  runTimers(): void {
    for (const work of this.#timers.splice(0)) work();
  }

  record(page: RecordedPage = {}): this {
    const { path, notFoundMessage } = { path: '/', ...page };
    recordPageView(this as unknown as Parameters<typeof recordPageView>[0], path, notFoundMessage);
    return this;
  }
}

/** The stored list, whatever it holds. */
export function readList(storage: Storage): PageView[] {
  return JSON.parse(storage.getItem(PAGE_VIEWS_KEY) ?? '[]') as PageView[];
}
