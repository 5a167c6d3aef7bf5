import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** Request that the endpoint has received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Parsed JSON body. */
  payload: Record<string, string>;
}

const RECEIVED = '/received/';
/** Content length of a body that is sent only in part. */
const MISSING_BYTES = 100;
const JSON_TYPE = { 'Content-Type': 'application/json' };

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));

/** Answers of the endpoint, by the word that a test puts into the email address. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  yes: (response) => sendJson(response, 200, { ok: true }),
  broken: (response) => sendJson(response, 500, {}),
  // Without CORS headers, the browser hides the response from the page.
  secret: (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    sendJson(response, 200, { ok: true });
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
 * Message endpoint that can fail. `broken+yes.t1@example.com` as the email address gets the answer 'broken' first and 'yes' afterwards.
 * `GET /received/t1` returns the requests with `t1` in their body.
 */
const endpoint = createServer((request, response) => {
  const { method = '', url: path = '', headers } = request;
  response.setHeader('Access-Control-Allow-Origin', '*');
  // Allow only the request header that the site needs.
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  // Browsers retry a request that is aborted on a reused connection.
  response.setHeader('Connection', 'close');
  if (path.startsWith(RECEIVED)) {
    sendJson(response, 200, getReceived(path.slice(RECEIVED.length)));
    return;
  }
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    if (method === 'OPTIONS') response.writeHead(204).end();
    else respond({ method, path, headers, body }, response);
  });
});

function respond(request: Omit<ReceivedRequest, 'payload'>, response: ServerResponse): void {
  const [, plan = 'yes', token = ''] = /([a-z+]+)\.([\w-]+)@/.exec(request.body) ?? [];
  const answers = plan.split('+');
  const answer = answers[Math.min(getReceived(token).length, answers.length - 1)] ?? '';
  received.push({ ...request, payload: JSON.parse(request.body) as ReceivedRequest['payload'] });
  ANSWERS[answer]?.(response);
}

function getReceived(token: string): ReceivedRequest[] {
  return received.filter(({ body }) => body.includes(token));
}

endpoint.listen(Number(process.argv[2]), 'localhost');
