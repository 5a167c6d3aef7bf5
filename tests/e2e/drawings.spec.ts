import { expect, test } from '@playwright/test';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DRAWING_POLICY } from '../hosting/promised-headers.ts';

/** Starts a server on a free port. Disposing of the result closes the server. */
async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, [Symbol.dispose]: () => server.close() };
}

/** Creates an SVG that requests files of `origin` through CSS, with escapes that simple filters overlook. */
const createSvg = (
  origin: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
  <style>@import "${origin}/import"; rect { fill: rgb(10 20 30) }</style>
  <rect width="90" height="90" style="mask-image: image-set('${origin}/image-set' 1x)"/>
  <rect width="90" height="90" style="mask-image: url&#40;'${origin}/entity'&#41;"/>
  <rect width="90" height="90" style="mask-image: \\75rl('${origin}/escape')"/>
</svg>`;

test('the Content Security Policy of an SVG blocks external requests', async ({ page }) => {
  const requestedPaths: (string | undefined)[] = [];
  using externalServer = await startServer(({ url }, response) => {
    requestedPaths.push(url);
    response.end();
  });
  using site = await startServer(({ url }, response) => {
    response.setHeader('Content-Type', 'image/svg+xml');
    if (url === '/with-policy.svg') response.setHeader('Content-Security-Policy', DRAWING_POLICY);
    response.end(createSvg(externalServer.origin));
  });
  for (const [path, expected] of [
    ['/without.svg', ['/entity', '/escape', '/image-set', '/import']],
    ['/with-policy.svg', []],
  ] as const) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await expect(page.locator('rect').first()).toHaveCSS('fill', 'rgb(10, 20, 30)');
    expect(requestedPaths.splice(0).sort()).toEqual(expected);
  }
});
