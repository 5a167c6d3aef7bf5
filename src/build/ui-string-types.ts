import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readContentFile } from '../content/read-file.ts';
import { getUiStringsPath } from '../content/ui-strings-file.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';

/**
 * Integration that generates literal types of the UI strings, so that TypeScript checks their placeholders. Strings of a JSON import only
 * have the type `string`.
 */
export function uiStringTypes(): AstroIntegration {
  return {
    name: 'words-types',
    hooks: {
      'astro:config:done': async ({ config, injectTypes }) => {
        const { source } = await readContentFile(
          fileURLToPath(config.root),
          getUiStringsPath(DEFAULT_LOCALE),
        );
        const content = `type DefaultUiStrings = ${JSON.stringify(source?.data ?? {})};\n`;
        injectTypes({ filename: 'words.d.ts', content });
      },
    },
  };
}
