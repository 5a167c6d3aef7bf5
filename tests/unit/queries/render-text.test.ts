import type { CollectionEntry } from 'astro:content';
import { expect, test, vi } from 'vitest';
import { renderText } from '../../../src/queries/content-file.ts';

vi.mock('astro:content', () => import('../../support/mock-astro-content.ts'));

const createEntry = (html?: string) =>
  ({
    filePath: 'content/exhibitions/marea.md',
    rendered: html === undefined ? undefined : { html },
  }) as unknown as CollectionEntry<'exhibitions'>;

test.each([[undefined], [''], [' \n']])('renderText throws when Astro rendered %j', async (html) => {
  await expect(renderText(createEntry(html))).rejects.toThrow(
    'El texto de «content/exhibitions/marea.md» no se pudo convertir en página',
  );
});

test('renderText returns the component of an entry', async () => {
  expect(await renderText(createEntry('<p>Una mesa.</p>'))).toBe('component');
});
