const PORT = Number(process.env.E2E_PORT ?? 4399);
const PUBLISHED_PORT_OFFSET = 3;

const at = (port: string | number) => `http://localhost:${port}`;

/** Where the tests find the tests' own site, the same one when it sends its messages and to whom, and what dist/ holds. */
export const ORIGINS = {
  site: at(PORT),
  messages: at(process.env.E2E_MESSAGES_PORT ?? 4531),
  endpoint: at(process.env.E2E_ENDPOINT_PORT ?? 4532),
  published: at(PORT + PUBLISHED_PORT_OFFSET),
};

export const portOf = (origin: string) => Number(new URL(origin).port);
