import type { JsonValue } from './json-value.ts';

/** Keys that WebDriver names by a private character. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', ArrowRight: '\uE014' };

/** One window of a real engine, driven through the W3C protocols: what both of them can do. */
export interface EngineBrowser {
  /** Goes to an address and waits until the page has loaded. */
  open: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Runs an expression of JavaScript in the page, as its console would; the result must be JSON. */
  evaluate: (expression: string) => Promise<JsonValue>;
  /** Action sequences of WebDriver: pointers, keys, wheels. */
  perform: (actions: readonly object[]) => Promise<unknown>;
  /** The window as it is seen, a PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** What a visitor brings along. */
export interface WindowOptions {
  widthPx: number;
  heightPx: number;
  reducedMotion: boolean;
  scripts: boolean;
}
