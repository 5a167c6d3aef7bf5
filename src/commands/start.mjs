import { buildSite, checkContent } from './steps/build-site.mjs';
import { prepareProject } from './install/prepare-project.mjs';
import { demandFreePort, readPort } from './serve/port.mjs';
import { serveSite } from './serve/serve-site.mjs';
import { runCommand } from './steps/run-step.mjs';

await runCommand(async () => {
  const port = readPort(process.argv.slice(2), process.env.PORT);
  // Before the install and the build, so that nobody waits for nothing.
  await demandFreePort(port, 'start');
  const node = await prepareProject();
  await checkContent(node);
  await buildSite(node);
  await serveSite(port, 'start');
});
