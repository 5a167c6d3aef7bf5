const { E2E_MESSAGES_FOLDER: folder, E2E_MESSAGES_PORT = '', E2E_ENDPOINT_PORT = '' } = process.env;

/** Where the endpoint of this suite listens. */
export const ENDPOINT = `http://localhost:${E2E_ENDPOINT_PORT}`;
const SITE = `http://localhost:${E2E_MESSAGES_PORT}`;
const DESKTOP = { width: 1440, height: 900 };

/** The suite and its servers; both empty when nobody has built the site that sends. */
export const messagesProjects = folder
  ? [{ name: 'mensajes', testDir: 'tests/e2e/messages', use: { baseURL: SITE, viewport: DESKTOP } }]
  : [];
export const messagesServers = folder
  ? [
      {
        command: `npx astro preview --ignore-lock --outDir "${folder}" --port ${E2E_MESSAGES_PORT}`,
        url: SITE,
        reuseExistingServer: false,
      },
      { command: `node tests/e2e/messages/servers.ts ${E2E_ENDPOINT_PORT}`, port: Number(E2E_ENDPOINT_PORT) },
    ]
  : [];
