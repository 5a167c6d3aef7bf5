import { join } from 'node:path';
import { prepareProject } from './install/prepare-project.mjs';
import { PROJECT_ROOT } from './project.mjs';
import { buildSite, checkContent } from './steps/build-site.mjs';
import { toolEnvironment } from './steps/run-program.mjs';
import { runCommand, runStep } from './steps/run-step.mjs';

const COMMANDS = join(PROJECT_ROOT, 'src', 'commands');
const PREPARE_BROWSER = join(COMMANDS, 'browser', 'prepare-browser.mjs');
const MEASURE_LOAD = join(COMMANDS, 'load', 'measure-load.mjs');

await runCommand(async () => {
  const node = await prepareProject();
  const env = toolEnvironment(node);
  await checkContent(node);
  await buildSite(node);
  await runStep('Navegador', 'Sin él no hay mediciones.', [node, PREPARE_BROWSER], { env, isLive: true });
  await runStep('Carga', 'Arriba está la causa.', [node, MEASURE_LOAD], { env, isLive: true });
});
