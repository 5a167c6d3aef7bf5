import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../src/editing/content-check/check-content.ts';
import { formatReport } from '../../src/editing/content-check/format-report.ts';
import { runAstro } from '../setup/run-astro.ts';
import type { Change } from './check-changed.ts';
import { PROJECT_ROOT, TemporaryContent } from './temporary-content.ts';

const CODE = ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs', 'tailwind.config.ts'];

/** What is in dist/ before the build. */
export const PUBLISHED = 'lo que ya se publicó';

export interface StoppedBuild {
  printed: string;
  /** What the check says of the same content. */
  report: string;
  /** The names of the files of dist/ after the build, and the text of its page. */
  published: string[];
}

/** Builds a copy of the site, published before, after these changes of its content; throws when the build succeeds. */
export async function stopBuild(...changes: readonly Change[]): Promise<StoppedBuild> {
  await using content = await TemporaryContent.create();
  const { root } = content;
  for (const name of CODE) await cp(join(PROJECT_ROOT, name), join(root, name), { recursive: true });
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  await content.write('dist/index.html', PUBLISHED);
  for (const change of changes) await change(content);
  const { code, output: printed } = await runAstro(['build'], { cwd: root });
  if (code === 0) throw new Error('The build did not stop.');
  const dist = join(root, 'dist');
  return {
    printed,
    report: formatReport(await checkContent(root)),
    published: [...(await readdir(dist)), await readFile(join(dist, 'index.html'), 'utf8')],
  };
}
