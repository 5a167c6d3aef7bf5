import type { HastPluginEntry } from 'satteri';
import { toSlug } from '../i18n/paths.ts';

/** Editors write headings of level 4. On the page they are h2, because the title of the exhibition is its h1. */
const LEVELS: Record<string, string> = { h4: 'h2', h5: 'h3', h6: 'h4' };
/** No id of a page begins so. */
const PREFIX = 'texto-';

/** Shifts an essay's headings to the page's outline, and gives each an id that no other part of the page has: `texto-si-llueve`, `texto-si-llueve-2`. */
export const essayHeadings: HastPluginEntry = () => {
  const counts = new Map<string, number>();
  return {
    name: 'essay-headings',
    element: {
      filter: ['h2', 'h3', ...Object.keys(LEVELS)],
      visit: (heading, context) => {
        const slug = PREFIX + toSlug(context.textContent(heading));
        const count = (counts.get(slug) ?? 0) + 1;
        counts.set(slug, count);
        const id = count === 1 ? slug : `${slug}-${String(count)}`;
        const tagName = LEVELS[heading.tagName];
        if (tagName) context.replaceNode(heading, { ...heading, tagName, properties: { id } });
        else context.setProperty(heading, 'id', id);
      },
    },
  };
};
