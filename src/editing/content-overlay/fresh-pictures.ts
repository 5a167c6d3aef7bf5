import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

const IMAGE_ADDRESS = '/_image?';
const FILE_PREFIX = '/@fs';

/** Settings of the picture service: a third of the time of a published picture, for a file a tenth larger. */
export const QUICK_PICTURES = { avif: { effort: 0 } };

/**
 * Astro's dev server lets the browser keep each picture for a year under an address that says nothing of its content: a
 * picture replaced by another of the same name would never be seen. This lets the browser ask each time, and answers from
 * the file's date and size, without making the picture again.
 */
export function keepPicturesFresh(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const address = request.url ?? '';
    if (!address.startsWith(IMAGE_ADDRESS)) {
      next();
      return;
    }
    void readVersion(address).then((version) => {
      if (version !== undefined && request.headers['if-none-match'] === version) {
        response.writeHead(304, { ETag: version, 'Cache-Control': 'no-cache' }).end();
        return;
      }
      if (version !== undefined) sendVersion(response, version);
      next();
    });
  });
}

/** An ETag for the picture that an address asks for; undefined when it names no file here. */
async function readVersion(address: string): Promise<string | undefined> {
  const source = new URL(address, 'http://localhost').searchParams.get('href');
  if (!source?.startsWith(`${FILE_PREFIX}/`)) return undefined;
  const [path = ''] = source.slice(FILE_PREFIX.length).split('?');
  // Windows: /@fs/C:/… is the file C:/….
  const file = decodeURI(path).replace(/^\/(?=[A-Za-z]:)/, '');
  try {
    const { mtimeMs, size } = await stat(file);
    return `"${String(mtimeMs)}-${String(size)}"`;
  } catch {
    return undefined;
  }
}

/** Puts this version in place of what Astro says about keeping the picture. */
function sendVersion(response: ServerResponse, version: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: Record<string, string>,
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const given = rest.find((item) => typeof item === 'object') as Record<string, string> | undefined;
    const others = Object.entries(given ?? {}).filter(([name]) => !/^(etag|cache-control)$/i.test(name));
    return writeHead(status, { ...Object.fromEntries(others), ETag: version, 'Cache-Control': 'no-cache' });
  };
}
