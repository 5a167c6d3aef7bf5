const SITE_PORT = process.env.E2E_MESSAGES_PORT ?? '4531';
const ENDPOINT_PORT = process.env.E2E_ENDPOINT_PORT ?? '4532';
/** From the project's root; a second site beside `dist/`. */
const FOLDER = 'node_modules/.cache/messages-site';
const BUILD_TIMEOUT_MS = 180_000;

/** Where the endpoint of this suite listens. */
export const ENDPOINT = `http://localhost:${ENDPOINT_PORT}`;
const SITE = `http://localhost:${SITE_PORT}`;

const server = {
  reuseExistingServer: false,
  timeout: BUILD_TIMEOUT_MS,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
};

export const messagesProjects = [
  {
    name: 'mensajes',
    testDir: 'tests/e2e/messages',
    use: { baseURL: SITE, viewport: { width: 1440, height: 900 } },
  },
];

/** The endpoint, and the site built once more, as an owner does who wants messages sent. */
export const messagesServers = [
  {
    ...server,
    command: `"${process.execPath}" tests/e2e/messages/endpoint.ts ${ENDPOINT_PORT}`,
    url: `${ENDPOINT}/arrivals/none`,
  },
  {
    ...server,
    command: `npx astro build --outDir ${FOLDER} && npx astro preview --ignore-lock --outDir ${FOLDER} --port ${SITE_PORT}`,
    env: {
      PUBLIC_CONTACT_ENDPOINT: `${ENDPOINT}/messages`,
      PUBLIC_CONTACT_FORMAT: '',
      PUBLIC_CONTACT_KEY: '',
    },
    url: SITE,
  },
];
