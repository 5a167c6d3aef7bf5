import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { CACHE, MODULES, readJsonIfSound } from '../project.mjs';
import { run } from '../steps/run-program.mjs';
import { say } from '../steps/run-step.mjs';
import { toolScript } from '../steps/tool-script.mjs';

const MEMORY = join(CACHE, 'engines-refused.json');
const DOWNLOAD_TIMEOUT_MS = 600_000;
/** Short, because behind a closed network each of several addresses takes this long. */
const CONNECTION_TIMEOUT_MS = 5_000;

/**
 * Downloads Playwright's own Firefox and WebKit where that is possible. A refusal is remembered, so that it costs its half
 * minute once for each version of Playwright.
 *
 * @returns {Promise<string[]>} names of those that are there afterwards
 */
export async function downloadEngines() {
  const engines = [firefox, webkit];
  const listMissing = () => engines.filter((engine) => !existsSync(engine.executablePath()));
  const playwright = readJsonIfSound(join(MODULES, '@playwright', 'test', 'package.json'))?.version;
  const wasRefused = readJsonIfSound(MEMORY)?.playwright === playwright;
  for (const engine of wasRefused ? [] : listMissing()) {
    say(`▸ Descargando de Playwright: ${engine.name()}`);
    const args = [toolScript('@playwright/test', 'playwright'), 'install', engine.name()];
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) };
    const { code } = await run(process.execPath, args, { env, timeoutMs: DOWNLOAD_TIMEOUT_MS });
    if (code !== 0) {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(MEMORY, JSON.stringify({ playwright }));
      break;
    }
  }
  const missing = listMissing();
  if (missing.length > 0)
    say(
      `– De Playwright no se pueden descargar aquí: ${missing.map((engine) => engine.name()).join(', ')}. ` +
        'La suite completa no corre en ellos; las historias principales, en los motores del sistema.',
    );
  return engines.filter((engine) => !missing.includes(engine)).map((engine) => engine.name());
}
