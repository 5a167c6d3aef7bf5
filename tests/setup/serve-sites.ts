/**
 * `node tests/setup/serve-sites.ts`: builds the tests' own site twice, as it is and as one in Spanish alone that sends its messages and has its form
 * published, and serves both, and beside them what `npm run build` has left in dist/.
 */
import { join } from 'node:path';
import { preview } from 'astro';
import { ORIGINS, portOf } from './origins.ts';
import { PROJECT_ROOT, SiteFolder, TEST_DAY } from './site-folder.ts';

const CACHE = join(PROJECT_ROOT, 'node_modules', '.cache');
const EDITING = '{ "repository": "casa-roble/sitio", "branch": "main" }';

/** Builds the site into the cache: with an endpoint, as one that sends; without, as it is, with the pictures that visitors get. */
async function build(name: string, endpoint = ''): Promise<string> {
  await using site = await SiteFolder.create();
  if (endpoint) {
    await site.replace('content/site.json', /\n\}\s*$/, `,\n  "editing": ${EDITING}\n}\n`);
    await site.remove('content/en');
  }
  await site.addCode({ isForVisitors: !endpoint, cacheDir: join(CACHE, `${name}-cache`) });
  const settings = { PUBLIC_CONTACT_ENDPOINT: endpoint, PUBLIC_CONTACT_FORMAT: '', PUBLIC_CONTACT_KEY: '' };
  return await site.build(join(CACHE, name), { ...settings, BUILD_DAY: TEST_DAY });
}

const serve = (outDir: string, origin: string) =>
  preview({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'error',
    outDir,
    server: { port: portOf(origin) },
  });

const [site, messages] = await Promise.all([
  build('test-site'),
  build('messages-site', `${ORIGINS.endpoint}/messages`),
]);
await serve(join(PROJECT_ROOT, 'dist'), ORIGINS.published);
await serve(messages, ORIGINS.messages);
// Last, for Playwright waits for it.
await serve(site, ORIGINS.site);
