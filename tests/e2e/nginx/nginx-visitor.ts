import { findProgram } from '../../../src/commands/debian/debian-program.mjs';
import { startNginx, type NginxServer } from '../../../src/commands/nginx/nginx-server.mjs';
import { test as base } from '../visitor.ts';

export { expect, NOT_FOUND_STATUS } from '../visitor.ts';

/** Below the ports that systems give to outgoing connections; each worker looks from a place of its own. */
const FIRST_PORT = 4521;
const PORTS_PER_WORKER = 20;

interface Server {
  /** nginx with exactly what the build wrote for it; undefined on a machine without nginx. */
  nginx: NginxServer | undefined;
}

/** A visitor of the site behind nginx, in front of the same witness as everywhere: see `visitor.ts`. */
export const test = base.extend<object, Server>({
  nginx: [
    async ({}, use, { parallelIndex }) => {
      const program = findProgram('nginx');
      const firstPort = FIRST_PORT + parallelIndex * PORTS_PER_WORKER;
      const nginx = program && (await startNginx(program, { firstPort }));
      await use(nginx);
      await nginx?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use, info) => {
    info.skip(!nginx, 'there is no nginx on this machine');
    await use(nginx?.address);
  },
});
