import { expect, inject, test as base, vi } from 'vitest';
import type { EngineBrowser } from './browser/engine-browser.ts';
import { openFirefox } from './browser/firefox.ts';
import { openWebKit } from './browser/webkit.ts';
import { findEngines } from '../../src/commands/engines/find-engines.mjs';
import { findSeen, type Role, type Seen } from './seen.ts';

export { expect };

const PATIENCE_MS = 20_000;
const HEIGHT_PX = 844;

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'firefox' | 'webkit';
    widthPx: number;
  }
}

/** Somebody at a screen of a real engine. */
export interface Visitor {
  open: (path: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** What a role and a name say of the page now; `isVisible: false` for what is not there at all. */
  look: (role: Role, name: string) => Promise<Seen>;
  /** Waits until this is true of what a role and a name say. */
  expectSeen: (role: Role, name: string, facts: Partial<Seen>) => Promise<void>;
  /** Presses the pointer in its middle, once it is in sight and nothing is over it. */
  click: (role: Role, name: string) => Promise<void>;
  press: (key: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** Path and hash of the address. */
  readAddress: () => Promise<string>;
  /** Runs a function in the page; it must be complete in itself. */
  ask: <Answer>(question: () => Answer) => Promise<Answer>;
}

const options = { widthPx: inject('widthPx'), heightPx: HEIGHT_PX, reducedMotion: true };

interface Stage {
  /** False for a visitor who has switched JavaScript off. */
  scripts: boolean;
  visitor: Visitor;
}

/** Each story has a new browser, and ends with a look at what the engine complained of. */
export const test = base.extend<Stage>({
  scripts: true,
  visitor: async ({ scripts }, use) => {
    const browser = await openEngine(scripts);
    try {
      const visitor = makeVisitor(browser);
      await use(visitor);
      if (scripts) expect(await visitor.ask(() => Reflect.get(window, 'complaints') as string[])).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

/** Screens narrower than this have the menu instead of links in the bar. */
export const hasMenu = inject('widthPx') < 900;

function openEngine(scripts: boolean): Promise<EngineBrowser> {
  const { firefox, webkit } = findEngines();
  if (inject('engine') === 'firefox' && firefox) return openFirefox(firefox.program, { ...options, scripts });
  if (inject('engine') === 'webkit' && webkit) return openWebKit(webkit, { ...options, scripts });
  throw new Error(`${inject('engine')} has gone`);
}

function makeVisitor(browser: EngineBrowser): Visitor {
  const site = inject('site');
  const ask = async <Answer>(question: () => Answer) =>
    (await browser.evaluate(`(${question.toString()})()`)) as Answer;
  const look = async (role: Role, name: string, isToBeReached = false) =>
    (await browser.evaluate(
      `(${findSeen.toString()})(${JSON.stringify(role)}, ${JSON.stringify(name)}, ${String(isToBeReached)})`,
    )) as unknown as Seen;
  const expectSeen = async (role: Role, name: string, facts: Partial<Seen>) => {
    await expect.poll(() => look(role, name)).toMatchObject(facts);
  };
  const pressKeys = (keys: readonly string[]) =>
    browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  return {
    open: (path) => browser.open(`${site}${path}`),
    back: browser.back,
    look,
    expectSeen,
    click: async (role, name) => {
      let last: Seen | undefined;
      const { x, y } = await vi.waitFor(
        async () => {
          const before = last;
          last = await look(role, name, true);
          // Fonts that arrive may still move the page.
          const isAtRest = last.x === before?.x && last.y === before.y;
          if (last.isReachable && isAtRest) return last;
          throw new Error(`${role} ${name} cannot be clicked: ${JSON.stringify(last)}`);
        },
        { timeout: PATIENCE_MS },
      );
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await browser.perform([
        { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
      ]);
    },
    press: (key) => pressKeys([key]),
    type: (text) => pressKeys(Array.from(text)),
    readAddress: () => ask(() => location.pathname + location.search + location.hash),
    ask,
  };
}
