import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { formatTable } from '../bench/markdown-table.mjs';
import { fetchProgram, findProgram } from '../debian/debian-program.mjs';
import { startNginx } from '../nginx/nginx-server.mjs';
import { DIST } from '../project.mjs';
import { run } from '../steps/run-program.mjs';
import { runCommand, say, StepFailure } from '../steps/run-step.mjs';
import { measureVisits } from './visit-cost.mjs';
import { countFailures, parseWrkReport } from './wrk-report.mjs';

const FIRST_PORT = 4550;
const CONNECTIONS = 64;
const THREADS = 2;
const DURATION_S = 5;
const TIMEOUT_MS = 60_000;
const BYTES_PER_KB = 1000;

const numbers = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

/** @returns {{ name: string, path: string, isMissing: boolean }[]} */
function listTargets() {
  const asset = readdirSync(join(DIST, '_astro')).find((name) => name.endsWith('.avif')) ?? '';
  return [
    { name: '/', path: '/', isMissing: false },
    { name: 'una imagen', path: `/_astro/${asset}`, isMissing: false },
    { name: 'una dirección que no existe', path: '/no-existe', isMissing: true },
  ];
}

/** @param {string} name */
async function demandProgram(name) {
  const program = findProgram(name) ?? (await fetchProgram(name));
  if (program) return program;
  throw new StepFailure(
    `✗ La medición necesita ${name} y aquí no está ni se pudo traer: instálalo, o repite el comando como root en Debian.`,
  );
}

/**
 * @param {import('../debian/debian-program.mjs').Program} wrk
 * @param {string} address
 */
async function drive({ path, env }, address) {
  const args = [
    `-t${THREADS}`,
    `-c${CONNECTIONS}`,
    `-d${DURATION_S}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    address,
  ];
  const { output } = await run(path, args, { env, timeoutMs: TIMEOUT_MS });
  const result = parseWrkReport(output);
  if (!result) throw new StepFailure(`✗ wrk no terminó:\n${output.trim()}`);
  return result;
}

await runCommand(async () => {
  const [program, wrk] = [await demandProgram('nginx'), await demandProgram('wrk')];
  const workers = availableParallelism();
  const loaded = await startNginx(program, { firstPort: FIRST_PORT, workers });
  const rows = [];
  let failures = 0;
  try {
    for (const { name, path, isMissing } of listTargets()) {
      const result = await drive(wrk, `${loaded.address}${path}`);
      const failed = countFailures(result, isMissing);
      failures += failed;
      rows.push([
        name,
        ...[result.requests, result.perSecond].map((value) => numbers.format(value)),
        result.p99,
        String(failed),
      ]);
    }
  } finally {
    await loaded.stop();
  }
  say(
    `\nnginx con ${workers} procesos y gzip; wrk en la misma máquina, ${CONNECTIONS} conexiones, ${DURATION_S} s cada una:\n`,
  );
  say(formatTable(['dirección', 'peticiones', 'por segundo', 'p99', 'fallos'], rows));

  const logged = await startNginx(program, { firstPort: FIRST_PORT, isLogged: true });
  try {
    const visits = await measureVisits(logged);
    say(
      '\nLo que envía el servidor a un teléfono, cabeceras incluidas, según su propia lista de respuestas:\n',
    );
    const cells = visits.map(({ visit, cost }) => [
      visit,
      String(cost.requests),
      String(cost.notModified),
      `${numbers.format(cost.bytes / BYTES_PER_KB)} kB`,
    ]);
    say(formatTable(['visita', 'peticiones', 'de ellas 304', 'enviado'], cells));
  } finally {
    await logged.stop();
  }
  if (failures > 0) throw new StepFailure(`✗ ${failures} peticiones fallaron.`);
});
