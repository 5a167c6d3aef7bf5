import type { Page, Route } from '@playwright/test';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN_SITE } from '../../setup/site-folder.ts';

export const TOKEN = 'github_pat_prueba';
const LOGIN = 'ana';
const HEAD = '1'.repeat(40);
const DAY = '2026-11-01T12:00:00Z';
const AUTHOR = { name: 'Ana', email: 'ana@example.com', user: { id: 1, login: LOGIN } };
const PULL = { number: 7, node_id: 'PR_7', html_url: 'https://github.com/casa-roble/sitio/pull/7' };

/** What a mutation `createCommitOnBranch` asks for (docs.github.com, GraphQL, CreateCommitOnBranchInput). */
export interface Commit {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const hash = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/**
 * GitHub's API as docs.github.com describes it, as far as the form asks for it: who holds the token, the tree and the blobs of
 * content/, a branch, a commit, a pull request.
 *
 * @returns the commits that arrive, the titles of the pull requests, and every request it has no answer for
 */
export async function serveGitHub(page: Page) {
  const arrived = { commits: [] as Commit[], pullRequests: [] as string[], unknown: [] as string[] };
  const files = globSync('content/**/*.*', { cwd: FROZEN_SITE }).map((path) => {
    const content = readFileSync(join(FROZEN_SITE, path));
    return { path: path.replaceAll('\\', '/'), content, sha: hash(content), size: content.length };
  });
  const textOf = (sha: string) => files.find((file) => file.sha === sha)?.content.toString() ?? null;

  const answerQuery = (query: string, variables: { input?: Commit }): object => {
    if (query.includes('createCommitOnBranch') && variables.input) {
      arrived.commits.push(variables.input);
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
    const found: Record<string, object> = {};
    for (const [, name = '', sha = ''] of query.matchAll(/(content_\d+): +object\(oid: "(\w+)"/g))
      found[name] = { text: textOf(sha), isTruncated: false };
    for (const [, name = ''] of query.matchAll(/(commit_\d+): +ref\(/g))
      found[name] = { target: { history: { nodes: [{ author: AUTHOR, committedDate: DAY }] } } };
    if (Object.keys(found).length > 0) return { repository: found };
    if (query.includes('ref(qualifiedName: $branch)'))
      return {
        repository: {
          ref: { target: { oid: HEAD, history: { nodes: [{ oid: HEAD, message: 'Inicio' }] } } },
        },
      };
    arrived.unknown.push(query.slice(0, 300));
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
      arrived.pullRequests.push(title);
      return json({ ...PULL, title, head: { sha: HEAD }, created_at: DAY, updated_at: DAY }, 201);
    }
    if (path === '/issues/7/labels') return json([]);
    arrived.unknown.push(`${request.method()} ${pathname}`);
    return json({ message: 'Not Found' }, 404);
  };
  await page.route('https://api.github.com/**', answer);
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
  return arrived;
}
