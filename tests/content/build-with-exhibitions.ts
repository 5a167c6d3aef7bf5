import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolEnvironment } from '../../src/commands/steps/run-program.mjs';
import { toolScript } from '../../src/commands/steps/tool-script.mjs';
import { PROJECT_ROOT, TemporaryContent } from './temporary-content.ts';

export interface WrittenExhibition {
  slug: string;
  id: number;
  status: 'pasada' | 'actual' | 'proxima';
  isDraft?: boolean;
  essay: string;
}

const CODE = ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs', 'tailwind.config.ts'];
const CONFIG = 'test.config.mjs';

/** Caches apart, for the project's own must never hear of these exhibitions; pictures as they are, which takes no time. */
const CONFIG_TEXT = `import config from './astro.config.mjs';
export default {
  ...config,
  cacheDir: './cache',
  vite: { ...config.vite, cacheDir: './cache/vite' },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
};
`;

/**
 * Builds the site with these exhibitions and no others, in a folder of its own that is gone afterwards. Throws with what
 * the build printed when it fails.
 *
 * @returns the HTML of each page by its address: `/`, `/exhibiciones/2`
 */
export async function buildWithExhibitions(
  exhibitions: readonly WrittenExhibition[],
): Promise<Map<string, string>> {
  await using content = await TemporaryContent.create();
  const { root } = content;
  const written = globSync('content/exhibitions/*.md', { cwd: root });
  await Promise.all(written.map((file) => content.remove(file)));
  for (const exhibition of exhibitions)
    await content.write(`content/exhibitions/${exhibition.slug}.md`, toMarkdown(exhibition));

  for (const name of CODE) await cp(join(PROJECT_ROOT, name), join(root, name), { recursive: true });
  await content.write(CONFIG, CONFIG_TEXT);
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  const build = [toolScript('astro'), 'build', '--config', CONFIG];
  await promisify(execFile)(process.execPath, build, { cwd: root, env: toolEnvironment(process.execPath) });
  return await readPages(join(root, 'dist'));
}

function toMarkdown({ slug, id, status, isDraft = false, essay }: WrittenExhibition): string {
  return `---
id: ${String(id)}
title: "${slug}"
artist: "Ana"
date: "2030"
status: ${status}
draft: ${String(isDraft)}
image: ./neon-y-luz.jpg
imageAlt: "Aros de neón de colores flotando en la penumbra de la nave de concreto"
description: "Una frase."
---

${essay}
`;
}

async function readPages(folder: string): Promise<Map<string, string>> {
  const files = globSync('**/*.html', { cwd: folder });
  const addressOf = (file: string) =>
    `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return new Map(
    await Promise.all(
      files.map(async (file) => [addressOf(file), await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
}
