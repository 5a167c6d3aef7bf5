import { join } from 'node:path';
import { prepareProject } from './install/prepare-project.mjs';
import { PROJECT_ROOT } from './project.mjs';
import { buildSite, checkContent } from './steps/build-site.mjs';
import { toolEnvironment } from './steps/run-program.mjs';
import { runCommand, runStep } from './steps/run-step.mjs';

const COMMANDS = join(PROJECT_ROOT, 'src', 'commands');
const PREPARE_NGINX = join(COMMANDS, 'nginx', 'prepare-nginx.mjs');
const EVALUATE_SITE = join(COMMANDS, 'observatory', 'evaluate-site.mjs');

await runCommand(async () => {
  const node = await prepareProject();
  const env = toolEnvironment(node);
  await checkContent(node);
  await buildSite(node);
  await runStep('nginx', 'Arriba está la causa.', [node, PREPARE_NGINX], { env, isLive: true });
  await runStep('Observatorio', 'Arriba está la causa.', [node, EVALUATE_SITE], { env, isLive: true });
});
