import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { serializeMarkdown } from '../../src/editing/content-form/serialize.ts';
import { ORIGINS } from './origins.ts';
import { localize } from './localize.ts';
import { PROJECT_ROOT, TempSite } from './temp-site.ts';

const CACHE = join(PROJECT_ROOT, 'node_modules', '.cache');
const EDITING = '{ "repository": "casa-roble/sitio", "branch": "main" }';

export const BUILT = { site: join(CACHE, 'test-site'), messages: join(CACHE, 'messages-site') };

/** Builds the fixture site with optimized images. */
export async function buildSite(): Promise<void> {
  await using site = await TempSite.create();
  await site.addCode({ isForVisitors: true, cacheDir: `${BUILT.site}-cache` });
  await site.build(BUILT.site);
}

/** Removes the English texts of a site, and the locale keys of the Spanish texts. */
export async function removeTranslations(site: TempSite): Promise<void> {
  const cwd = join(site.root, 'content');
  for (const file of globSync('*/*.en.md', { cwd })) await site.remove(`content/${file}`);
  for (const file of globSync('**/*.{json,md}', { cwd, exclude: ['words/**'] })) {
    const text = readFileSync(join(cwd, file), 'utf8');
    const [, head = '', body = ''] = /^---\n([^]*?)^---\n\n([^]*)$/m.exec(text) ?? [];
    const spanish = file.endsWith('.json')
      ? JSON.stringify(localize(JSON.parse(text) as object, 'es'))
      : serializeMarkdown({ ...localize(parse(head) as object, 'es'), body });
    await site.write(`content/${file}`, spanish);
  }
}

/** Builds the fixture site in Spanish, with a contact endpoint and a CMS form. */
export async function buildMessagesSite(): Promise<void> {
  await using site = await TempSite.create();
  await site.replace('content/site.json', /\n\}\s*$/, `,\n  "editing": ${EDITING}\n}\n`);
  await removeTranslations(site);
  await site.addCode({ cacheDir: `${BUILT.messages}-cache` });
  await site.build(BUILT.messages, { PUBLIC_CONTACT_ENDPOINT: `${ORIGINS.endpoint}/messages` });
}
