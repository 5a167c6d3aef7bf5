/**
 * `npx node tests/setup/measure-growth.ts 10 100 1000`: seconds and memory of the content check and of a build, at so many
 * exhibitions of four pictures each. Pictures are copied, not made.
 */
import { spawnSync } from 'node:child_process';
import { paint } from '../content/paint.ts';
import { ASTRO, CONFIG, SiteFolder } from './site-folder.ts';

/** Prints the most memory that the process had, in KiB, last. */
const TELL = 'data:text/javascript,process.on("exit", () => console.error(process.resourceUsage().maxRSS))';
const FIELDS =
  'artist: Ana\ndate: Marzo de 2024\nstatus: pasada\nimageAlt: Una sala vacía\ndescription: Una sala.';

function measure(cwd: string, ...args: string[]): string {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', TELL, ...args], { cwd });
  const told = stderr.toString().trim();
  if (status !== 0) throw new Error(told);
  const megabytes = Number(told.split('\n').at(-1)) / 1024;
  return `${((performance.now() - start) / 1000).toFixed(1)} s, ${megabytes.toFixed()} MB`;
}

for (const count of process.argv.slice(2).map(Number)) {
  await using site = await SiteFolder.create();
  await site.addCode();
  for (let id = 1001; id <= 1000 + count; id += 1) {
    const [first, ...others] = [1, 2, 3, 4].map((nth) => `./${id}-${nth}.jpg`);
    for (const name of [first, ...others])
      await site.write(`content/exhibitions/${name}`, await paint(960, 640, 'jpeg'));
    const pictures = others.map((image) => `{ image: ${image}, alt: Una sala vacía }`).join(', ');
    const text = `---\nid: ${id}\ntitle: Muestra ${id}\n${FIELDS}\nimage: ${first}\npictures: [${pictures}]\n---\n\nUn ensayo.\n`;
    await site.write(`content/exhibitions/muestra-${id}.md`, text);
  }
  const check = measure(site.root, 'src/editing/check-content.ts');
  console.log(`${count}: check ${check}; build ${measure(site.root, ASTRO, 'build', '--config', CONFIG)}`);
}
