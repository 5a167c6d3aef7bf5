import { DIST } from '../project.mjs';
import { findProgram } from '../debian/debian-program.mjs';
import { startNginx } from '../nginx/nginx-server.mjs';
import { findFreePort } from '../serve/port.mjs';
import { serveFolder } from '../serve/static-server.mjs';
import { runCommand, say, StepFailure } from '../steps/run-step.mjs';
import { readPagePolicy } from '../../headers/page-policy.ts';
import { formatPolicy } from '../../headers/content-security-policy.ts';
import { applyRules } from './observatory-rules.mjs';
import { checkSixHeaders, scoreFindings } from './observatory-score.mjs';

const FIRST_PORT = 4540;
/** What a static site can reach without a place in the list of preloaded hosts and without hashes on its own files. */
const GOAL = 130;
const PAGES = ['/', '/analytics'];

/** @returns {Promise<{ name: string, address: string, stop: () => Promise<void> }>} */
async function startServer() {
  const program = findProgram('nginx');
  if (program) {
    return {
      name: 'nginx con .hosting/nginx.conf',
      ...(await startNginx(program, { firstPort: FIRST_PORT })),
    };
  }
  const port = await findFreePort(FIRST_PORT);
  const stop = await serveFolder(DIST, port);
  return { name: 'el servidor de npm start con dist/_headers', address: `http://localhost:${port}`, stop };
}

/** @param {string} address */
async function evaluate(address) {
  const response = await fetch(address);
  const html = await response.text();
  const policy = readPagePolicy(html);
  const headers = new Map(response.headers);
  const findings = applyRules({ headers, html, metaPolicy: policy && formatPolicy(policy) });
  return { findings, ...scoreFindings(findings), ...checkSixHeaders(headers) };
}

await runCommand(async () => {
  const { name, address, stop } = await startServer();
  say(`\nRespuestas de ${name}, según las reglas de MDN HTTP Observatory (algoritmo 6).`);
  say(
    'Se da por hecho lo que solo el servidor real puede tener: un certificado válido y el paso de http a https.',
  );
  const failures = [];
  try {
    for (const page of PAGES) {
      const { findings, score, grade, present, missing } = await evaluate(`${address}${page}`);
      say(`\n${page}: ${score} puntos, ${grade}`);
      for (const { test, result, modifier } of findings)
        say(
          `  ${(modifier > 0 ? `+${modifier}` : String(modifier)).padStart(4)}  ${test.padEnd(30)} ${result}`,
        );
      say(
        `  securityheaders.com: ${present.length} de 6${missing.length > 0 ? `; faltan ${missing.join(', ')}` : ''}`,
      );
      if (score < GOAL || missing.length > 0) failures.push(page);
    }
  } finally {
    await stop();
  }
  if (failures.length > 0)
    throw new StepFailure(`✗ No llegan a ${GOAL} puntos con las seis cabeceras: ${failures.join(', ')}`);
});
