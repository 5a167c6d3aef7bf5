import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { CONTENT_FILES } from '../schemas/content-files.ts';
import { readJsonSchema, toWordsSchema } from '../schemas/json-schema.ts';

/**
 * Writes for VS Code what the files of content/ in other languages may hold, beside the schemas that Astro makes of those in
 * Spanish: `.vscode/settings.json` names them.
 */
export function wordsHelp(): AstroIntegration {
  return {
    name: 'words',
    hooks: {
      'astro:config:setup': async ({ createCodegenDir }) => {
        const folder = createCodegenDir();
        const written = Object.entries(CONTENT_FILES).map(([name, { schema }]) =>
          writeFile(
            new URL(`${name}.schema.json`, folder),
            JSON.stringify(toWordsSchema(readJsonSchema(schema))),
          ),
        );
        await Promise.all(written);
      },
    },
  };
}
