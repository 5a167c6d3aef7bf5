/**
 * Measures the time and peak memory of the content check and of a build with additional exhibitions. Each exhibition has two
 * languages and four images of about 400 kB. Run `npx node tests/support/measure-growth.ts 10 100 1000`.
 */
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { ASTRO, CONFIG, TempSite } from './temp-site.ts';

const PRINT_MEMORY =
  'data:text/javascript,process.on("exit", () => console.error(process.resourceUsage().maxRSS))';
const KIB = 1024;
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const photo = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#888', noise } })
  .jpeg()
  .toBuffer();

function measure(cwd: string, ...args: string[]): string {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', PRINT_MEMORY, ...args], { cwd });
  const output = stderr.toString().trim();
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed in ${cwd}:\n${output}`);
  const megabytes = Number(output.split('\n').at(-1)) / KIB;
  return `${((performance.now() - start) / 1000).toFixed(1)} s, ${megabytes.toFixed()} MB`;
}

for (const count of process.argv.slice(2).map(Number)) {
  await using site = await TempSite.create();
  await site.addCode();
  for (let id = 1001; id <= 1000 + count; id += 1) {
    const images = ['a', 'b', 'c', 'd'].map((name) => `muestra-${id}-${name}.jpg`);
    for (const image of images) await site.write(`content/exhibitions/${image}`, photo);
    const alt = '{ es: Una sala vacía, en: An empty hall }';
    const furtherImages = images.slice(1).map((image) => `{ image: ./${image}, alt: ${alt} }`);
    const fields = `id: ${id}\ntitle: Muestra ${id}\ngloss: { en: Show ${id} }\nartist: { es: Ana, en: "Ana, painter" }\ndate: { es: Marzo de 2024, en: March 2024 }\nstatus: pasada\nimage: ./${images[0]}\nimageAlt: ${alt}\ndescription: { es: Una sala., en: A hall. }\npictures: [${furtherImages.join()}]`;
    await site.write(`content/exhibitions/muestra-${id}.md`, `---\n${fields}\n---\n\nUn ensayo.\n`);
    await site.write(`content/exhibitions/muestra-${id}.en.md`, `---\n---\n\nAn essay.\n`);
  }
  const check = measure(site.root, 'src/editing/check-content.ts');
  console.log(`${count}: check ${check}; build ${measure(site.root, ASTRO, 'build', '--config', CONFIG)}`);
}
