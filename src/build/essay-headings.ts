import type { HastPluginEntry } from 'satteri';

/** Editors write headings of level 4. On the page they are h2, because the title of the exhibition is its h1. */
const LEVELS = { h4: 'h2', h5: 'h3', h6: 'h4' };

/** Shifts an essay's headings to the page's outline, with ids that can't collide with others of the page: `essay-1`. */
export const essayHeadings: HastPluginEntry = () => {
  let count = 0;
  return {
    name: 'essay-headings',
    element: {
      filter: Object.keys(LEVELS),
      visit: (heading, context) => {
        count += 1;
        const tagName = LEVELS[heading.tagName as keyof typeof LEVELS];
        const id = `essay-${String(count)}`;
        context.replaceNode(heading, { ...heading, tagName, properties: { ...heading.properties, id } });
      },
    },
  };
};
