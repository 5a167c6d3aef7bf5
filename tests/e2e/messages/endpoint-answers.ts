import type { ServerResponse } from 'node:http';

/** Bytes that a body announces and that never come. */
const MISSING_BYTES = 100;

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Every way in which an endpoint answers, or does not; each is a word that a test writes into an e-mail address. */
export const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  yes: (response) => json(response, 200, { ok: true }),
  empty: (response) => response.writeHead(204).end(),
  slow: (response) => void setTimeout(() => json(response, 200, { ok: true }), 400),
  fields: (response) =>
    json(response, 422, {
      errors: [
        { field: 'message', message: 'Muy corto.' },
        { field: 'email', message: '<b>No existe</b>\n ese buzón.' },
        { field: 'phone', message: 'Falta.' },
      ],
    }),
  fieldgroup: (response) => json(response, 400, { fieldErrors: { subject: ['Sin asunto no.'], name: [] } }),
  rejected: (response) => json(response, 403, { error: 'No.' }),
  busy: (response) => json(response, 429, {}, { 'Retry-After': '30' }),
  crowded: (response) => json(response, 429, {}),
  broken: (response) => json(response, 500, { errors: [{ field: 'email', message: 'x' }] }),
  away: (response) => response.writeHead(503).end(),
  no: (response) => json(response, 200, { success: false, message: 'Spam' }),
  notok: (response) => json(response, 200, { ok: false }),
  page: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hola'),
  moved: (response) => response.writeHead(302, { Location: '/gracias' }).end(),
  half: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":tr'),
  cut: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': MISSING_BYTES });
    response.write('{"ok":', () => response.destroy());
  },
  torn: (response) => response.destroy(),
  silent: () => undefined,
  endless: (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
};
