import { expect, test } from 'vitest';
import { run, toolEnvironment } from '../../../src/commands/steps/run-program.mjs';
import { toolScript } from '../../../src/commands/steps/tool-script.mjs';

/** Astro reads its settings in seconds; a busy machine may need many times as long. */
const START_TIMEOUT_MS = 120_000;

test.each(['build', 'dev'])(
  'astro %s stops at a wrong endpoint and says so in Spanish',
  async (command) => {
    const env = {
      ...toolEnvironment(process.execPath),
      PUBLIC_CONTACT_ENDPOINT: 'http://mensajes.example.com/',
    };
    const { code, output } = await run(process.execPath, [toolScript('astro'), command], {
      env,
      timeoutMs: START_TIMEOUT_MS,
    });
    expect(output).toContain(
      'PUBLIC_CONTACT_ENDPOINT: Se encontró "http://mensajes.example.com/". Se espera',
    );
    expect(code).toBe(1);
  },
  START_TIMEOUT_MS,
);
