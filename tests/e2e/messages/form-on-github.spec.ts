import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/editing/content-check/check-all.ts';
import { paint } from '../../content/paint.ts';
import { FROZEN_SITE, SiteFolder, TEST_DAY } from '../../setup/site-folder.ts';
import { serveGitHub, TOKEN } from './github.ts';

const FILE = 'content/exhibitions/barro-que-suena.md';
const BRANCH = 'cms/exhibitions/barro-que-suena';
const PICTURE = 'content/exhibitions/img-0412.webp';

// The form draws a field only where it is seen: a screen as high as its longest form shows them all.
const HEIGHT = 6000;
test.use({ locale: 'en-US', actionTimeout: 30_000 });
test.setTimeout(120_000);
// For the content check, which runs in this process.
test.beforeAll(() => void (process.env.BUILD_DAY = TEST_DAY));

const field = (page: Page, keyPath: string) => page.locator(`[role="group"][data-key-path="${keyPath}"]`);

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Iniciar sesión con un token de acceso' }).click();
  await page.getByRole('textbox').fill(token);
  await page.keyboard.press('Enter');
}

test('on a phone a sentence and a photograph become a pull request that changes nothing else, and the check accepts it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const arrived = await serveGitHub(page);
  await page.goto('/editar#/collections/exhibitions/entries/barro-que-suena');
  await signIn(page, TOKEN);
  await field(page, 'description').getByRole('textbox').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Y otra frase.');
  const picture = { name: 'IMG 0412.JPG', mimeType: 'image/jpeg', buffer: await paint(1200, 800, 'jpeg') };
  await field(page, 'image').locator('input[type="file"]').first().setInputFiles(picture);
  await expect(field(page, 'image').first()).toContainText(/img.0412/i);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => arrived.pullRequests).toHaveLength(1);

  await using site = await SiteFolder.create();
  const [{ branch, fileChanges } = {}] = arrived.commits;
  expect(branch?.branchName).toBe(BRANCH);
  expect(fileChanges?.deletions).toEqual([]);
  const additions = new Map(
    fileChanges?.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
  );
  expect([...additions.keys()].sort()).toEqual([FILE, PICTURE]);
  for (const [path, content] of additions) await site.write(path, content);
  const before = readFileSync(join(FROZEN_SITE, FILE), 'utf8');
  const after = before
    .replace(/^(description: ".*)"$/m, '$1 Y otra frase."')
    .replace(/^image: .*$/m, 'image: ./img-0412.webp');
  expect(readFileSync(join(site.root, FILE), 'utf8')).toBe(after);
  expect(await checkContent(site.root)).toEqual([]);
  expect({ problems, unknown: arrived.unknown }).toEqual({ problems: [], unknown: [] });
});

test('a token that GitHub does not know is refused in Spanish, and no other page asks for anything of the form', async ({
  page,
}) => {
  await serveGitHub(page);
  await page.goto('/editar');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await signIn(page, 'otro');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // The form itself may still ask.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /editar|github/.test(url))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pageViews'))).not.toContain('editar');
});
