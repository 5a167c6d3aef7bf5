import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../steps/run-program.mjs';
import { StepFailure } from '../steps/run-step.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/** @typedef {{ key: Buffer, cert: Buffer }} Certificate */

/**
 * Makes a certificate that nobody trusts, for HTTP/2 on this machine alone: browsers speak it over TLS only.
 *
 * @returns {Promise<Certificate>}
 * @throws {StepFailure} on a machine without `openssl`
 */
export async function makeCertificate() {
  const folder = makeTemporaryFolder();
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const { code, output } = await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', key, '-out', cert],
  ]);
  if (code !== 0) {
    console.error(`\n${output.trimEnd()}\n`);
    throw new StepFailure('✗ Para medir con HTTP/2 hace falta openssl. Instálalo y repite el comando.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
