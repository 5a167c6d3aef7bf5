import { join } from 'node:path';
import { readBenchOptions } from './bench/bench-options.mjs';
import { prepareTools } from './bench/bench-tools.mjs';
import { prepareProject } from './install/prepare-project.mjs';
import { PROJECT_ROOT } from './project.mjs';
import { buildSite, checkContent } from './steps/build-site.mjs';
import { toolEnvironment } from './steps/run-program.mjs';
import { runCommand, runStep } from './steps/run-step.mjs';

const COMMANDS = join(PROJECT_ROOT, 'src', 'commands');
const PREPARE_BROWSER = join(COMMANDS, 'browser', 'prepare-browser.mjs');
const MEASURERS = {
  site: 'measure-site.mjs',
  growth: 'measure-growth.mjs',
  editing: 'measure-editing.mjs',
};

await runCommand(async () => {
  // Before the install and the build, so that nobody waits for nothing.
  const { runs, subject } = readBenchOptions(process.argv.slice(2));
  const node = await prepareProject();
  const env = toolEnvironment(node);
  await checkContent(node);
  if (subject === 'site') {
    await buildSite(node);
    await prepareTools();
  }
  await runStep('Navegador', 'Sin él no hay mediciones.', [node, PREPARE_BROWSER], { env, isLive: true });
  const measure = [join(COMMANDS, 'bench', MEASURERS[subject]), String(runs)];
  await runStep('Mediciones', 'Arriba está la causa.', [node, ...measure], { env, isLive: true });
});
