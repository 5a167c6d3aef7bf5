import { globSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runAstro } from '../setup/run-astro.ts';
import { PROJECT_ROOT, type TemporaryContent } from './temporary-content.ts';

/** A build takes seconds; a busy machine may need many times as long. */
export const BUILD_TIMEOUT_MS = 300_000;

const CODE = ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs', 'tailwind.config.ts'];
const CONFIG = 'test.config.mjs';

/** Leaves pictures as they are, which takes no time. */
const NO_PICTURES = { entrypoint: 'astro/assets/services/noop' };

/** Caches apart, for the project's own must never hear of this content; pictures keep their names, by which they are found. */
const writeConfig = (imageService: object) => `import config from './astro.config.mjs';
export default {
  ...config,
  cacheDir: './cache',
  vite: { ...config.vite, build: {}, cacheDir: './cache/vite' },
  image: { service: ${JSON.stringify(imageService)} },
};
`;

/**
 * Builds the site with this content, beside it. Throws with what the build printed when it fails.
 *
 * @param settings variables of the environment, as an owner sets them
 * @param imageService Astro's setting of what makes the pictures
 * @returns absolute path of the built site, which goes with the content
 */
export async function buildSite(
  content: TemporaryContent,
  settings: Record<string, string> = {},
  imageService: object = NO_PICTURES,
): Promise<string> {
  const { root } = content;
  for (const name of CODE) await cp(join(PROJECT_ROOT, name), join(root, name), { recursive: true });
  await content.write(CONFIG, writeConfig(imageService));
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  const { code, output } = await runAstro(['build', '--config', CONFIG], { cwd: root, env: settings });
  if (code !== 0) throw new Error(output);
  return join(root, 'dist');
}

/**
 * Reads the text files of a built site whose names end in one of these.
 *
 * @param endings e.g. `html`
 * @returns the text of each by its address: `/`, `/exhibiciones/2`, `/site.webmanifest`
 */
export async function readBuilt(folder: string, ...endings: string[]): Promise<Map<string, string>> {
  const files = globSync(['**/*', '.well-known/*'], { cwd: folder }).filter((file) =>
    endings.includes(extname(file).slice(1)),
  );
  const addressOf = (file: string) =>
    `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return new Map(
    await Promise.all(
      files.map(async (file) => [addressOf(file), await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
}
