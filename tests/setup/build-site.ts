/**
 * `node tests/setup/build-site.ts <folder>`: builds the site with the tests' own content into that folder, with the pictures that
 * visitors get. Variables of the environment, as `PUBLIC_CONTACT_ENDPOINT`, count as in any build.
 */
import { resolve } from 'node:path';
import { SiteFolder } from './site-folder.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the built site.');
await using site = await SiteFolder.create();
await site.addCode({ isForVisitors: true });
await site.build(resolve(folder));
