import { expect, test } from 'vitest';
import { runAstro } from '../../setup/run-astro.ts';

/** Astro reads its settings in seconds; a busy machine may need many times as long. */
const START_TIMEOUT_MS = 120_000;

test.each(['build', 'dev'])(
  'astro %s stops at a wrong endpoint and says so in Spanish',
  async (command) => {
    const { code, output } = await runAstro([command], {
      env: { PUBLIC_CONTACT_ENDPOINT: 'http://mensajes.example.com/' },
    });
    expect(output).toContain(
      'PUBLIC_CONTACT_ENDPOINT: Se encontró "http://mensajes.example.com/". Se espera',
    );
    expect(code).toBe(1);
  },
  START_TIMEOUT_MS,
);
