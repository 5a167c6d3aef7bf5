import { readPort } from './serve/port.mjs';
import { serveSite } from './serve/serve-site.mjs';
import { runCommand } from './steps/run-step.mjs';

await runCommand(() => serveSite(readPort(process.argv.slice(2), process.env.PORT), 'serve'));
