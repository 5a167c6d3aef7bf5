/** `npm run new:exhibition -- "Título"`: writes the Markdown file of a new exhibition, complete and explained. */
import { join } from 'node:path';
import { prepareProject } from './install/prepare-project.mjs';
import { readTitle } from '../editing/new-exhibition/title.mjs';
import { PROJECT_ROOT } from './project.mjs';
import { run, toolEnvironment } from './steps/run-program.mjs';
import { runCommand, StepFailure } from './steps/run-step.mjs';

const WRITER = join(PROJECT_ROOT, 'src', 'commands', 'new-exhibition', 'written-exhibition.mjs');

await runCommand(async () => {
  const title = readTitle(process.argv.slice(2));
  const node = await prepareProject();
  const { code } = await run(node, [WRITER, title], { isLive: true, env: toolEnvironment(node) });
  if (code !== 0) throw new StepFailure('✗ No se pudo escribir la exhibición. Arriba está la causa.', code);
});
