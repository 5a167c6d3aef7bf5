import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from './temporary-content.ts';

interface Message {
  id?: number;
  method?: string;
  params?: { items?: unknown[] };
  result?: unknown;
  error?: { message: string };
}

const require = createRequire(join(PROJECT_ROOT, 'package.json'));
// The very server inside the Astro extension of VS Code; `astro check` brings it.
const SERVER = createRequire(require.resolve('@astrojs/check')).resolve(
  '@astrojs/language-server/bin/nodeServer.js',
);
const TYPESCRIPT = join(require.resolve('typescript/package.json'), '..', 'lib');
const HEAD = /^Content-Length: (\d+)\r\n(?:.*\r\n)*?\r\n/;

/** The Astro extension's language server, asked as VS Code asks it (Language Server Protocol over standard output). */
export class LanguageServer {
  readonly #root: string;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(root: string) {
    this.#root = root;
    this.#process = spawn(process.execPath, [SERVER, '--stdio'], { cwd: root });
    this.#process.stdout.on('data', (data: Buffer) => this.#receive(data));
  }

  static async start(root: string): Promise<LanguageServer> {
    const server = new LanguageServer(root);
    const uri = pathToFileURL(root).href;
    await server.#request('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'sitio' }],
      capabilities: {
        workspace: { workspaceFolders: true, configuration: true, didChangeWatchedFiles: {} },
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
          hover: { contentFormat: ['markdown'] },
          diagnostic: {},
        },
      },
      initializationOptions: { typescript: { tsdk: TYPESCRIPT }, contentIntellisense: true },
    });
    server.#send({ method: 'initialized', params: {} });
    return server;
  }

  /** Opens a Markdown file with a text that need not be the one on disk, and asks about it. */
  async ask(file: string, text: string, question: string, place?: [line: number, character: number]) {
    const uri = pathToFileURL(join(this.#root, file)).href;
    const textDocument = { uri };
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'markdown', version: 1, text } },
    });
    const [line, character] = place ?? [0, 0];
    const answer = await this.#request(`textDocument/${question}`, {
      textDocument,
      position: { line, character },
    });
    this.#send({ method: 'textDocument/didClose', params: { textDocument } });
    return JSON.stringify(answer);
  }

  /** Tells it that a file changed on disk, as VS Code does. */
  tellChange(file: string): void {
    const uri = pathToFileURL(join(this.#root, file)).href;
    this.#send({ method: 'workspace/didChangeWatchedFiles', params: { changes: [{ uri, type: 2 }] } });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
  }

  #request(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result),
      );
      this.#send({ id, method, params });
    });
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const [head, length] = HEAD.exec(this.#received.toString('latin1')) ?? [];
      const end = (head?.length ?? 0) + Number(length);
      if (head === undefined || this.#received.length < end) return;
      this.#answer(JSON.parse(this.#received.toString('utf8', head.length, end)) as Message);
      this.#received = this.#received.subarray(end);
    }
  }

  #answer(message: Message): void {
    const { id, method, params } = message;
    if (id === undefined) return;
    // What the server asks of VS Code: it has no settings of its own here.
    if (method !== undefined) this.#send({ id, result: params?.items?.map(() => null) ?? null });
    else this.#waiting.get(id)?.(message);
  }
}
