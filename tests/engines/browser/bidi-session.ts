import { type JsonValue, readField } from './json-value.ts';

const ANSWER_TIMEOUT_MS = 60_000;

interface Waiting {
  resolve: (result: JsonValue) => void;
  reject: (error: Error) => void;
}

/** A command of WebDriver BiDi and its answer. */
export type SendBidi = (method: string, params: object) => Promise<JsonValue>;

/**
 * Connects to a browser that speaks WebDriver BiDi, until it ends. Each command is answered by its number.
 *
 * @param address of the socket, e.g. `ws://127.0.0.1:4541/session`
 * @throws when nobody answers there
 */
export async function connectBidi(address: string): Promise<SendBidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)), { once: true });
  });
  const waiting = new Map<JsonValue, Waiting>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as JsonValue;
    const id = readField(answer, 'id') ?? null;
    const command = waiting.get(id);
    if (!command) return;
    waiting.delete(id);
    if (readField(answer, 'type') === 'error') command.reject(new Error(data));
    else command.resolve(readField(answer, 'result') ?? null);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
  });

  return (method, params) =>
    new Promise<JsonValue>((resolve, reject) => {
      lastId += 1;
      const timer = setTimeout(() => reject(new Error(`no answer to ${method}`)), ANSWER_TIMEOUT_MS);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          settle(value);
        };
      waiting.set(lastId, { resolve: settled(resolve), reject: settled(reject) });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
}
