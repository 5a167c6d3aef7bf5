import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HastPluginEntry } from 'satteri';

/** Where editors write level 4, below the h3 of a card, readers are in the details, whose title is an h2. */
const LEVELS = { h4: 'h3', h5: 'h4', h6: 'h5' };

/**
 * Gives the headings of an essay the level of the place where they are read, and ids of their own, `cielo-raso--1`: Astro
 * would make ids of their words, and one page holds every essay and the ids of the sections.
 */
export const essayHeadings: HastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return undefined;
  const slug = basename(fileURLToPath(fileURL), '.md');
  let count = 0;
  return {
    name: 'essay-headings',
    element: {
      filter: Object.keys(LEVELS),
      visit: (heading, context) => {
        count += 1;
        const tagName = LEVELS[heading.tagName as keyof typeof LEVELS];
        const id = `${slug}--${String(count)}`;
        context.replaceNode(heading, { ...heading, tagName, properties: { ...heading.properties, id } });
      },
    },
  };
};
