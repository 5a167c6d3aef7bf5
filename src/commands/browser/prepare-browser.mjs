import { rememberBrowser } from './browser-memory.mjs';
import { machineInstallers, machineSources } from './machine-browsers.mjs';
import { chooseBrowser } from './choose-browser.mjs';
import { runCommand, StepFailure } from '../steps/run-step.mjs';

await runCommand(async () => {
  const path = await chooseBrowser(machineSources, machineInstallers);
  if (!path) {
    throw new StepFailure(
      '✗ No hay un navegador para las pruebas y no se pudo instalar ninguno. Instala Google Chrome o Chromium (en Debian: ' +
        'sudo apt-get install chromium), o indica el tuyo en la variable CHROMIUM_PATH, y repite npm test.',
    );
  }
  rememberBrowser(path);
});
