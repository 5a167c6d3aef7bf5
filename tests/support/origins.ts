import { createServer, type AddressInfo } from 'node:net';

async function getFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns the origin with the port in an environment variable, which Playwright's workers and servers inherit. */
async function getOrigin(variable: string): Promise<string> {
  process.env[variable] ||= String(await getFreePort());
  return `http://localhost:${process.env[variable]}`;
}

/** Origins of the fixture site, its build with a contact endpoint, the endpoint, and `dist/`. */
export const ORIGINS = {
  site: await getOrigin('E2E_PORT'),
  messages: await getOrigin('E2E_MESSAGES_PORT'),
  endpoint: await getOrigin('E2E_ENDPOINT_PORT'),
  published: await getOrigin('E2E_PUBLISHED_PORT'),
};

/** Returns the port of an origin. */
export const getPort = (origin: string): number => Number(new URL(origin).port);
