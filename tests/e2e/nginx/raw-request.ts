import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case; a header that came twice is joined with a comma. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes as they are, which every client would clean first, and reads all that comes until the server closes.
 *
 * @param text one byte for each character
 */
export async function sendRaw(port: number, text: string): Promise<RawAnswer> {
  const received = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    const key = name.toLowerCase();
    const text = value.join(':').trim();
    headers[key] = headers[key] === undefined ? text : `${headers[key]}, ${text}`;
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

/** A whole request that closes its connection; `more` are further lines, each with its end. */
export const request = (target: string, method = 'GET', more = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
