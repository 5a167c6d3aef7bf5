import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineBrowser, WindowOptions } from './engine-browser.ts';
import { asText, type JsonValue, readField } from './json-value.ts';
import { startProgram } from './started-program.ts';

const STATUS_PAUSE_MS = 50;

/** Programs of Debian's webkit2gtk-driver, and a display for a browser that has no headless mode. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Opens WebKitGTK's small browser, as large as the screen of a display of its own, and drives it by WebDriver. */
export async function openWebKit(programs: WebKitPrograms, options: WindowOptions): Promise<EngineBrowser> {
  const { widthPx, heightPx, reducedMotion, scripts } = options;
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  const settings = `[Settings]\ngtk-enable-animations=${String(!reducedMotion)}\n`;
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), settings);

  const screen = ['-screen', '0', `${widthPx}x${heightPx}x24`, '-nolisten', 'tcp', '-displayfd', '1'];
  const display = await startProgram(programs.display, screen, {}, /^(\d+)\n/m);
  const port = await findFreePort();
  const driver = await startProgram(programs.driver, [`--port=${port}`, '--host=local'], {
    DISPLAY: `:${display.said}`,
    XDG_CONFIG_HOME: config,
    LANGUAGE: 'es_MX',
    // Its sandbox asks for rights that root in a container does not have; the pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const close = async () => {
    await driver.stop();
    await display.stop();
    rmSync(config, { recursive: true, force: true });
  };
  const args = ['--automation', '--full-screen', `--enable-javascript=${String(scripts)}`];
  try {
    const call = callDriver(`http://127.0.0.1:${port}`);
    // The driver says nothing when it begins to listen.
    while (!(await call('GET', '/status').catch(() => false))) await wait(STATUS_PAUSE_MS);
    const browserOptions = { binary: programs.browser, args };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
    const { session, window } = await openWindow(call, capabilities, options);
    return {
      ...window,
      close: async () => {
        await call('DELETE', session);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWindow(call: Call, capabilities: object, { widthPx, heightPx }: WindowOptions) {
  const session = `/session/${asText(readField(await call('POST', '/session', { capabilities }), 'sessionId'))}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: widthPx, height: heightPx });
  const window: Omit<EngineBrowser, 'close'> = {
    open: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    evaluate: async (expression) => {
      const script = `return JSON.stringify(${expression}) ?? 'null'`;
      const text = await call('POST', `${session}/execute/sync`, { script, args: [] });
      return JSON.parse(asText(text)) as JsonValue;
    },
    perform: (actions) => call('POST', `${session}/actions`, { actions }),
    screenshot: async () => Buffer.from(asText(await call('GET', `${session}/screenshot`)), 'base64'),
  };
  return { session, window };
}

type Call = (method: string, path: string, body?: object) => Promise<JsonValue>;

/** Commands of WebDriver over HTTP. */
function callDriver(address: string): Call {
  return async (method, path, body) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${address}${path}`, request);
    const value = readField((await response.json()) as JsonValue, 'value') ?? null;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
