import { prepareProject } from './install/prepare-project.mjs';
import { demandFreePort, readPort } from './serve/port.mjs';
import { INTERRUPTED, run, TERMINATED, toolEnvironment } from './steps/run-program.mjs';
import { runCommand, say, StepFailure } from './steps/run-step.mjs';
import { toolScript } from './steps/tool-script.mjs';

await runCommand(async () => {
  const port = readPort(process.argv.slice(2), process.env.PORT);
  await demandFreePort(port, 'dev');
  const node = await prepareProject();
  say(`Lo que cambies en content/ se verá al guardar en http://localhost:${port} (Ctrl+C para terminar)`);
  // With its lock Astro moves into the background where it believes that no person is watching.
  const args = [toolScript('astro'), 'dev', '--ignore-lock', '--port', String(port)];
  const { code } = await run(node, args, { isLive: true, env: toolEnvironment(node) });
  if (code !== 0 && code !== INTERRUPTED && code !== TERMINATED)
    throw new StepFailure('✗ El servidor se detuvo.', code);
});
