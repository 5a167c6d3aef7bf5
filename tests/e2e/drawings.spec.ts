import { expect, test } from '@playwright/test';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DRAWING_POLICY } from '../hosting/promised-headers.ts';

/** Serves on a free port until it is disposed. */
async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, [Symbol.dispose]: () => server.close() };
}

/** A drawing that asks `other` in spellings of an address that no list of words has. */
const draw = (other: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
  <style>@import "${other}/import"; rect { fill: rgb(10 20 30) }</style>
  <rect width="90" height="90" style="mask-image: image-set('${other}/image-set' 1x)"/>
  <rect width="90" height="90" style="mask-image: url&#40;'${other}/entity'&#41;"/>
  <rect width="90" height="90" style="mask-image: \\75rl('${other}/escape')"/>
</svg>`;

test('a drawing that is opened by itself asks no other server, which it would without the policy of the hosts', async ({
  page,
}) => {
  const asked: (string | undefined)[] = [];
  using other = await serve(({ url }, response) => {
    asked.push(url);
    response.end();
  });
  using site = await serve(({ url }, response) => {
    response.setHeader('Content-Type', 'image/svg+xml');
    if (url === '/with-policy.svg') response.setHeader('Content-Security-Policy', DRAWING_POLICY);
    response.end(draw(other.origin));
  });
  for (const [path, expected] of [
    ['/without.svg', ['/entity', '/escape', '/image-set', '/import']],
    ['/with-policy.svg', []],
  ] as const) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await expect(page.locator('rect').first()).toHaveCSS('fill', 'rgb(10, 20, 30)');
    expect(asked.splice(0).sort()).toEqual(expected);
  }
});
