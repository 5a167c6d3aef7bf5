import { expect, type Page, type Route, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/editing/content-check/check-all.ts';
import { createFormConfig } from '../../../src/editing/content-form/form-config.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { createImage } from '../../content/image-fixtures.ts';
import { ORIGINS } from '../../support/origins.ts';
import { FIXTURE_SITE, TempSite, TEST_ENVIRONMENT } from '../../support/temp-site.ts';
import { removeTranslations } from '../../support/build-fixture-sites.ts';

const TOKEN = 'github_pat_prueba';
const LOGIN = 'ana';
const HEAD = '1'.repeat(40);
const DAY = '2026-11-01T12:00:00Z';
const AUTHOR = { name: 'Ana', email: 'ana@example.com', user: { id: 1, login: LOGIN } };
const PULL = { number: 7, node_id: 'PR_7', html_url: 'https://github.com/casa-roble/sitio/pull/7' };

/** Input of the GraphQL mutation `createCommitOnBranch` (docs.github.com, CreateCommitOnBranchInput). */
interface Commit {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const hash = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Data that the mocked GitHub API has received. */
interface ReceivedByGitHub {
  commits: Commit[];
  /** Titles of the pull requests. */
  pullRequests: string[];
  /** Requests that the mock doesn't answer. */
  unknown: string[];
}

/** Mocks the GitHub API that the CMS uses. Returns an object to which each request is added. */
async function serveGitHub(page: Page, root = FIXTURE_SITE): Promise<ReceivedByGitHub> {
  const received: ReceivedByGitHub = { commits: [], pullRequests: [], unknown: [] };
  const files = globSync('content/**/*.*', { cwd: root }).map((path) => {
    const content = readFileSync(join(root, path));
    return { path: path.replaceAll('\\', '/'), content, sha: hash(content), size: content.length };
  });
  const getText = (sha: string) => files.find((file) => file.sha === sha)?.content.toString() ?? null;

  const answerQuery = (query: string, variables: { input?: Commit }): object => {
    if (query.includes('createCommitOnBranch') && variables.input) {
      received.commits.push(variables.input);
      const shas = variables.input.fileChanges.additions.map(({ contents }, index) => [
        `file_${index}`,
        { oid: hash(Buffer.from(contents, 'base64')) },
      ]);
      const commit = { oid: '2'.repeat(40), committedDate: DAY, ...(Object.fromEntries(shas) as object) };
      return { createCommitOnBranch: { commit } };
    }
    if (query.includes('createRef')) return { createRef: { ref: { name: 'refs/heads/cms' } } };
    if (query.includes('fork: repository'))
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: HEAD } } } };
    if (query.includes('deployments(')) return { repository: {} };
    if (query.includes('pullRequests('))
      return { repository: { pullRequests: { nodes: [], totalCount: 0 } } };
    const fields: Record<string, object> = {};
    for (const [, name = '', sha = ''] of query.matchAll(/(content_\d+): +object\(oid: "(\w+)"/g))
      fields[name] = { text: getText(sha), isTruncated: false };
    for (const [, name = ''] of query.matchAll(/(commit_\d+): +ref\(/g))
      fields[name] = { target: { history: { nodes: [{ author: AUTHOR, committedDate: DAY }] } } };
    if (Object.keys(fields).length > 0) return { repository: fields };
    if (query.includes('ref(qualifiedName: $branch)'))
      return {
        repository: {
          ref: { target: { oid: HEAD, history: { nodes: [{ oid: HEAD, message: 'Inicio' }] } } },
        },
      };
    received.unknown.push(query.slice(0, 300));
    return { repository: null };
  };

  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const path = pathname.replace('/repos/casa-roble/sitio', '');
    const json = (body: object, status = 200) => route.fulfill({ status, json: body });
    if (request.headers().authorization !== `token ${TOKEN}`)
      return json({ message: 'Bad credentials' }, 401);
    if (path === '/graphql') {
      const { query, variables } = request.postDataJSON() as {
        query: string;
        variables: { input?: Commit };
      };
      return json({ data: answerQuery(query, variables) });
    }
    if (path === '/user') return json({ id: 1, login: LOGIN, name: 'Ana', email: null, avatar_url: '' });
    if (path === `/collaborators/${LOGIN}`) return route.fulfill({ status: 204 });
    if (path.startsWith('/git/trees/'))
      return json({ tree: files.map(({ path, sha, size }) => ({ path, sha, size, type: 'blob' })) });
    if (path.startsWith('/git/blobs/')) {
      const file = files.find(({ sha }) => path.endsWith(sha));
      return route.fulfill({ body: file?.content ?? '', contentType: 'application/octet-stream' });
    }
    if (path === '/pulls' && request.method() === 'POST') {
      const { title } = request.postDataJSON() as { title: string };
      received.pullRequests.push(title);
      return json({ ...PULL, title, head: { sha: HEAD }, created_at: DAY, updated_at: DAY }, 201);
    }
    if (path === '/issues/7/labels') return json([]);
    received.unknown.push(`${request.method()} ${pathname}`);
    return json({ message: 'Not Found' }, 404);
  };
  await page.route('https://api.github.com/**', answer);
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
  return received;
}

const FILE = 'content/exhibitions/barro-que-suena.md';
const BRANCH = 'cms/exhibitions/barro-que-suena';
const IMAGE = 'content/exhibitions/img-0412.webp';

// The CMS renders only visible fields, so the viewport is as high as the longest form.
const HEIGHT = 6000;
test.use({ locale: 'en-US', actionTimeout: 30_000 });
test.setTimeout(120_000);
// The content check in this process reads these variables.
test.beforeAll(() => void Object.assign(process.env, TEST_ENVIRONMENT));

const field = (page: Page, keyPath: string) => page.locator(`[role="group"][data-key-path="${keyPath}"]`);

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Iniciar sesión con un token de acceso' }).click();
  await page.getByRole('textbox').fill(token);
  await page.keyboard.press('Enter');
}

test('a changed text and image become a valid pull request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await using site = await TempSite.create();
  await removeTranslations(site);
  const received = await serveGitHub(page, site.root);
  await page.goto('/editar#/collections/exhibitions/entries/barro-que-suena');
  await signIn(page, TOKEN);
  await field(page, 'description').getByRole('textbox').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Y otra frase.');
  // The fixture is in Spanish only.
  await expect(page.getByRole('combobox', { name: 'Cambiar de idioma' })).toHaveCount(0);
  const image = {
    name: 'IMG 0412.JPG',
    mimeType: 'image/jpeg',
    buffer: await createImage(1200, 800, 'jpeg'),
  };
  await field(page, 'image').locator('input[type="file"]').first().setInputFiles(image);
  await expect(field(page, 'image').first()).toContainText(/img.0412/i);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => received.pullRequests).toHaveLength(1);

  const [{ branch, fileChanges } = {}] = received.commits;
  expect(branch?.branchName).toBe(BRANCH);
  expect(fileChanges?.deletions).toEqual([]);
  const additions = new Map(
    fileChanges?.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
  );
  expect([...additions.keys()].sort()).toEqual([FILE, IMAGE]);
  const before = readFileSync(join(site.root, FILE), 'utf8');
  for (const [path, content] of additions) await site.write(path, content);
  const after = before
    .replace(/^(description: ".*)"$/m, '$1 Y otra frase."')
    .replace(/^image: .*$/m, 'image: "./img-0412.webp"');
  expect(readFileSync(join(site.root, FILE), 'utf8')).toBe(after);
  expect(await checkContent(site.root)).toEqual([]);
  expect({ problems, unknown: received.unknown }).toEqual({ problems: [], unknown: [] });
});

/** Opens the CMS with the configuration of a site in two locales. */
async function openBilingualCms(page: Page): Promise<void> {
  await page.setViewportSize({ width: 800, height: HEIGHT });
  const config = createFormConfig(20, { repository: 'casa-roble/sitio', branch: 'main' }, LOCALES);
  await page.route('/editar', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="configuracion"[^>]*>)[^<]*/,
      (_, start: string) => start + JSON.stringify(config),
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/editar');
  await signIn(page, TOKEN);
}

async function selectLocale(page: Page, locale: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Cambiar de idioma' }).click();
  await page.getByRole('option', { name: locale }).click();
}

test.describe('the CMS of a site in two languages', () => {
  test.describe.configure({ mode: 'serial' });

  /** Page with the CMS. The tests share it, because loading takes seconds. */
  let cmsPage: Page;
  let received: ReceivedByGitHub;

  test.beforeAll(async ({ browser }) => {
    cmsPage = await browser.newPage();
    received = await serveGitHub(cmsPage);
    await openBilingualCms(cmsPage);
  });
  const showEntry = (entry: string) =>
    cmsPage.evaluate((url) => location.assign(url), `#/collections/${entry}`);

  test('the CMS links to the page in the selected language', async () => {
    await showEntry('textPages/entries/visita');
    for (const [locale, path] of [
      ['Inglés', '/en/come-up'],
      ['Español', '/visita'],
    ] as const) {
      await selectLocale(cmsPage, locale);
      await cmsPage.getByRole('button', { name: 'Mostrar las opciones de contenido' }).click();
      const opened = cmsPage.waitForEvent('popup');
      await cmsPage.getByRole('menuitem', { name: 'Ver en el sitio en vivo' }).click();
      await expect(await opened).toHaveURL(path);
    }
  });

  test('the CMS creates a pull request that changes only the edited file', async () => {
    await showEntry('exhibitions/entries/barro-que-suena');
    await field(cmsPage, 'description.en').getByRole('textbox').click();
    await cmsPage.keyboard.press('Control+End');
    await cmsPage.keyboard.type(' And another one.');
    await cmsPage.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => received.pullRequests).toHaveLength(1);

    const [{ branch, fileChanges } = {}] = received.commits;
    expect(branch?.branchName).toBe(BRANCH);
    const before = readFileSync(join(FIXTURE_SITE, FILE), 'utf8');
    const after = before.replace(/^(description:\n.*\n  en: ".*)"$/m, '$1 And another one."');
    expect(fileChanges?.deletions).toEqual([]);
    // The CMS also sends the unchanged translation file.
    const getExpectedText = (path: string) =>
      path === FILE ? after : readFileSync(join(FIXTURE_SITE, path), 'utf8');
    const additions = fileChanges?.additions ?? [];
    expect(additions.map(({ path }) => path)).toContain(FILE);
    for (const { path, contents } of additions)
      expect(Buffer.from(contents, 'base64').toString(), path).toBe(getExpectedText(path));
    expect(received.unknown).toEqual([]);
  });
});

test('the CMS in a frame shows a link to open it in a new tab', async ({ page }) => {
  await serveGitHub(page);
  await page.setContent(`<iframe src="${ORIGINS.messages}/editar" width="800" height="600"></iframe>`);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByText('Esta página no se abre dentro de otra')).toBeVisible();
  await expect(framed.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(framed.getByRole('button')).toHaveCount(0);
});

test('an invalid token is rejected', async ({ page }) => {
  await serveGitHub(page);
  await page.goto('/editar');
  // The CMS adds a second robots element.
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await signIn(page, 'otro');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // Leave the CMS, which may still send requests.
  await page.goto('about:blank');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/');
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.filter((url) => /editar|github/.test(url))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('pageViews'))).not.toContain('editar');
});
