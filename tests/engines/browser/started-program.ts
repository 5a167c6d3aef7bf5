import { spawn } from 'node:child_process';

const START_TIMEOUT_MS = 60_000;
const END_TIMEOUT_MS = 5000;

export interface StartedProgram {
  /** What the awaited line said: the first group of the pattern. */
  said: string;
  stop: () => Promise<void>;
}

/**
 * Starts a program and waits for the line with which it says that it is ready.
 *
 * @param isReady left out for a program that says nothing
 * @throws when it ends, or stays silent, before that line
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  isReady?: RegExp,
): Promise<StartedProgram> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // Of one that cannot be started the exit is told by whoever needs it.
  child.on('error', () => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  let output = '';
  if (!isReady) return { said: '', stop };
  const said = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${program} ${why}: ${output}`));
    const timer = setTimeout(() => fail('says nothing'), START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = isReady.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1] ?? '');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with ${String(code)}`));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { said, stop };
}
