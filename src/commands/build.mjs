import { buildSite, checkContent } from './steps/build-site.mjs';
import { prepareProject } from './install/prepare-project.mjs';
import { runCommand } from './steps/run-step.mjs';

await runCommand(async () => {
  const node = await prepareProject();
  await checkContent(node);
  await buildSite(node);
});
