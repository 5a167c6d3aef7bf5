import type { HastPluginEntry } from 'satteri';

/** Editors write headings of level 4. On the page they are h2, because the title of the exhibition is its h1. */
const LEVELS: Record<string, string> = { h4: 'h2', h5: 'h3', h6: 'h4' };
/** Ids of every page of the layout, and of a text page. */
const PAGE_IDS = ['inicio', 'contenido', 'menu', 'page-title'];

/** As Astro makes an id of a heading's text. */
const toHeadingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Shifts an essay's headings to the page's outline, and gives ids that can't collide with others of the page: `essay-1`, `menu-1`. */
export const essayHeadings: HastPluginEntry = () => {
  let count = 0;
  return {
    name: 'essay-headings',
    element: {
      filter: ['h2', 'h3', ...Object.keys(LEVELS)],
      visit: (heading, context) => {
        const tagName = LEVELS[heading.tagName];
        const slug = tagName ? 'essay' : toHeadingId(context.textContent(heading));
        if (!tagName && !PAGE_IDS.includes(slug)) return;
        count += 1;
        const id = `${slug}-${String(count)}`;
        if (tagName) context.replaceNode(heading, { ...heading, tagName, properties: { id } });
        else context.setProperty(heading, 'id', id);
      },
    },
  };
};
