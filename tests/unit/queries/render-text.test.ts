import type { CollectionEntry } from 'astro:content';
import { expect, test, vi } from 'vitest';
import { renderText } from '../../../src/queries/content-file.ts';

vi.mock('astro:content', () => ({ render: () => ({ Content: 'component' }) }));

const entryOf = (html?: string) =>
  ({
    filePath: 'content/exhibitions/marea.md',
    rendered: html === undefined ? undefined : { html },
  }) as unknown as CollectionEntry<'exhibitions'>;

test.each([[undefined], [''], [' \n']])(
  'a text that Astro has made %j of is not published without its words, whatever the check says',
  async (html) => {
    await expect(renderText(entryOf(html))).rejects.toThrow(
      'El texto de «content/exhibitions/marea.md» no se pudo convertir en página',
    );
  },
);

test('a text is a component', async () => {
  expect(await renderText(entryOf('<p>Una mesa.</p>'))).toBe('component');
});
