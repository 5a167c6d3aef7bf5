import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFiles, type WrittenExhibition } from './build-with-exhibitions.ts';
import { paint } from './paint.ts';
import { PROJECT_ROOT } from './temporary-content.ts';

const BUILD_TIMEOUT_MS = 180_000;
const SECRET = 'la-que-nadie-ve';
const SHOWN = { status: 'actual', essay: 'Un ensayo.' } as const;
const exhibitions: WrittenExhibition[] = [
  { ...SHOWN, slug: 'la-de-ahora', id: 1 },
  { ...SHOWN, slug: 'la-otra-de-ahora', id: 2 },
  { ...SHOWN, slug: SECRET, id: 3, isDraft: true, essay: `![Un muro liso](./${SECRET}.jpg)` },
];

let built: Awaited<ReturnType<typeof buildFiles>>;
let home = '';

beforeAll(async () => {
  built = await buildFiles(exhibitions, async (content) => {
    const file = `content/exhibitions/${SECRET}.md`;
    await content.write(`content/exhibitions/${SECRET}.jpg`, await paint(960, 640, 'jpeg'));
    await content.replace(file, './neon-y-luz.jpg', `./${SECRET}.jpg`);
    await content.replace(
      file,
      '\n---\n\n',
      `\nspeakerAvatar: ./${SECRET}.jpg\nspeakerName: "Ana"\nspeakerRole: "Curadora"\n---\n\n`,
    );
  });
  home = built.pages.get('/') ?? '';
}, BUILD_TIMEOUT_MS);

describe('a draft', () => {
  test('is in no page and has none: no tab, no line of the list, no data for search engines', () => {
    expect(home).toContain('la-otra-de-ahora');
    expect([...built.pages].filter(([, html]) => html.includes(SECRET))).toEqual([]);
    expect(built.pages.has('/exhibiciones/la-otra-de-ahora')).toBe(true);
  });

  test('publishes no picture, and has no place among the files', () => {
    expect(built.files.some((name) => name.includes('neon-y-luz'))).toBe(true);
    expect(built.files.filter((name) => name.includes(SECRET))).toEqual([]);
  });
});

describe('a tab', () => {
  const words = async () =>
    JSON.parse(
      await readFile(join(PROJECT_ROOT, 'content', 'sections', 'exhibitions.json'), 'utf8'),
    ) as Record<string, string>;

  test('may hold two current exhibitions, the highest number first', () => {
    const [first, second] = ['la-otra-de-ahora', 'la-de-ahora'].map((slug) =>
      home.indexOf(`id="exhibition-${slug}"`),
    );
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(second ?? 0);
  });

  test('without one says so', async () => {
    const { emptyTab = 'no words' } = await words();
    expect(home.split(emptyTab)).toHaveLength(3);
  });
});
