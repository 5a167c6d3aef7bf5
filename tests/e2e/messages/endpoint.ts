import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { ANSWERS } from './endpoint-answers.ts';

/** A request as it arrived. */
export interface Arrival {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const ARRIVALS = '/arrivals/';

/**
 * An endpoint for messages that misbehaves on demand. The e-mail address in a message says how: `broken+yes.t1@example.com`
 * gets the answer 'broken' first and 'yes' from then on. `GET /arrivals/t1` tells what came with `t1` in its body.
 */
export function listenForMessages(port: number) {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    // On a connection that it has used before, the browser itself repeats a request that was torn.
    response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    void receive(request, response, arrivals);
  });
  return server.listen(port, 'localhost');
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  arrivals: Arrival[],
): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  if (path.startsWith(ARRIVALS)) {
    const own = arrivals.filter(({ body }) => body.includes(path.slice(ARRIVALS.length)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(own));
    return;
  }
  if (method === 'OPTIONS') {
    // What a careful owner allows, and no more.
    const allowed = { 'Access-Control-Allow-Headers': 'content-type, idempotency-key' };
    response.writeHead(204, { ...allowed, 'Access-Control-Allow-Methods': 'POST' }).end();
    return;
  }
  const body = await readBody(request);
  const [, plan = 'yes', token = ''] = /([a-z+]+)\.([\w-]+)(?:@|%40)/.exec(body.replaceAll('%2B', '+')) ?? [];
  const turn = arrivals.filter((arrival) => arrival.body.includes(token)).length;
  arrivals.push({ method, path, headers, body });
  const answers = plan.split('+');
  ANSWERS[answers[Math.min(turn, answers.length - 1)] ?? '']?.(response);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
