import { describe, expect, test } from 'vitest';
import type { Change } from './check-changed.ts';
import { PUBLISHED, stopBuild } from './stopped-build.ts';

/** A build that stops takes seconds; a busy machine may need many times as long. */
const BUILD_TIMEOUT_MS = 300_000;
const EXHIBITION = 'content/exhibitions/noventa-kilos.md';

const MISTAKES: [title: string, change: Change][] = [
  ['a missing field', (content) => content.replace(EXHIBITION, /title: .*\n/, '')],
  [
    'a front matter that cannot be read',
    (content) => content.replace('content/exhibitions/cielo-raso.md', 'title: ', 'title: a: '),
  ],
  ['a JSON file that cannot be read', (content) => content.replace('content/site.json', '",', '"')],
  [
    'an address of the site that is none',
    (content) => content.replace('content/site.json', 'https://penthouse2200.example.com', 'penthouse'),
  ],
  ['a picture that is gone', (content) => content.remove('content/exhibitions/piedra-y-bronce.jpg')],
  ['two exhibitions with one number', (content) => content.replace(EXHIBITION, 'id: 5', 'id: 4')],
  ['a folder that is gone', (content) => content.remove('content/gallery')],
  ['raw HTML in an essay', (content) => content.replace(EXHIBITION, 'Cuatro', '<script>x</script> Cuatro')],
];

describe('a build stops, says the same as the check, and leaves what is published as it is, with', () => {
  test.each([...MISTAKES, ['all of these at once', undefined] as const])(
    '%s',
    async (_title, change) => {
      const changes = change ? [change] : MISTAKES.map(([, each]) => each);
      const { printed, report, published } = await stopBuild(...changes);
      expect(report).toMatch(/^Hay \d+ error/);
      expect(printed).toContain(report);
      expect(published).toEqual(['index.html', PUBLISHED]);
    },
    BUILD_TIMEOUT_MS,
  );
});
