import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi } from './bidi-session.ts';
import type { EngineBrowser, WindowOptions } from './engine-browser.ts';
import { asText, type JsonValue, readField } from './json-value.ts';
import { startProgram } from './started-program.ts';

const READY = /WebDriver BiDi listening on (ws:\S+)\n/;

/** Opens a Firefox with a new profile and drives it by WebDriver BiDi, which it speaks without a driver of its own. */
export async function openFirefox(program: string, options: WindowOptions): Promise<EngineBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), writePreferences(options));
  // Port 0: a free one, which Firefox names.
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = await startProgram(program, args, { MOZ_CRASHREPORTER_DISABLE: '1' }, READY);
  const close = async () => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    return { ...(await openTab(`${firefox.said}/session`, options)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openTab(address: string, options: WindowOptions): Promise<Omit<EngineBrowser, 'close'>> {
  const send = await connectBidi(address);
  await send('session.new', { capabilities: {} });
  // A tab of its own, because in the first one the address bar has the focus.
  const context = asText(readField(await send('browsingContext.create', { type: 'tab' }), 'context'));
  const viewport = { width: options.widthPx, height: options.heightPx };
  await send('browsingContext.setViewport', { context, viewport });

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: false,
      });
      const text = readField(readField(answer, 'result'), 'value');
      if (text === undefined) throw new Error(JSON.stringify(answer));
      return JSON.parse(asText(text)) as JsonValue;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    screenshot: async () => {
      const picture = readField(await send('browsingContext.captureScreenshot', { context }), 'data');
      return Buffer.from(asText(picture), 'base64');
    },
  };
}

/** Firefox reads them when it starts; remote control switches off by itself what would call home. */
function writePreferences({ reducedMotion, scripts }: WindowOptions): string {
  const preferences = {
    'intl.accept_languages': 'es-MX, es',
    'javascript.enabled': scripts,
    'ui.prefersReducedMotion': Number(reducedMotion),
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}
