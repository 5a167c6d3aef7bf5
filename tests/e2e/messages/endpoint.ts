import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request as it arrived. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Its body, which is JSON. */
  payload: Record<string, string>;
}

const RECEIVED = '/received/';
/** Bytes that a body announces and that never come. */
const MISSING_BYTES = 100;
const JSON_TYPE = { 'Content-Type': 'application/json' };

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));

/** Every way in which this endpoint responds, or does not; each is a word that a test writes into an e-mail address. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  yes: (response) => json(response, 200, { ok: true }),
  broken: (response) => json(response, 500, {}),
  // It has the message, and the browser keeps the answer from the page.
  secret: (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    json(response, 200, { ok: true });
  },
  moved: (response) => response.writeHead(302, { Location: '/gracias' }).end(),
  cut: (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': MISSING_BYTES });
    response.write('{"ok":', () => response.destroy());
  },
  torn: (response) => response.destroy(),
  silent: () => undefined,
  endless: (response) => void response.writeHead(200, JSON_TYPE).write('{'),
};

const received: ReceivedRequest[] = [];

/**
 * An endpoint for messages that misbehaves on demand. The e-mail address in a message says how: `broken+yes.t1@example.com`
 * gets the answer 'broken' first and 'yes' from then on. `GET /received/t1` tells what came with `t1` in its body.
 */
const endpoint = createServer((request, response) => {
  const { method = '', url: path = '', headers } = request;
  response.setHeader('Access-Control-Allow-Origin', '*');
  // What a careful owner allows, and no more.
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  // On a connection that it has used before, the browser itself repeats a request that was torn.
  response.setHeader('Connection', 'close');
  if (path.startsWith(RECEIVED)) {
    json(response, 200, receivedWith(path.slice(RECEIVED.length)));
    return;
  }
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    if (method === 'OPTIONS') response.writeHead(204).end();
    else respond({ method, path, headers, body }, response);
  });
});

function respond(request: Omit<ReceivedRequest, 'payload'>, response: ServerResponse): void {
  const [, plan = 'yes', token = ''] = /([a-z+]+)\.([\w-]+)@/.exec(request.body) ?? [];
  const answers = plan.split('+');
  const answer = answers[Math.min(receivedWith(token).length, answers.length - 1)] ?? '';
  received.push({ ...request, payload: JSON.parse(request.body) as ReceivedRequest['payload'] });
  ANSWERS[answer]?.(response);
}

function receivedWith(token: string): ReceivedRequest[] {
  return received.filter(({ body }) => body.includes(token));
}

endpoint.listen(Number(process.argv[2]), 'localhost');
