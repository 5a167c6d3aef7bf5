import type { HastPluginEntry } from 'satteri';
import { toSlug } from '../i18n/paths.ts';

/** Heading levels in Markdown and on the page. Editors start with level 4. On the page the title of the exhibition is the h1. */
const PAGE_LEVELS: Record<string, string> = { h4: 'h2', h5: 'h3', h6: 'h4' };
/** Prefix of the ids of headings, which no other `id` of a page has. */
const ID_PREFIX = 'texto-';

/** Moves the headings of an essay to the levels of the page, and adds unique ids such as `texto-si-llueve` and `texto-si-llueve-2`. */
export const essayHeadings: HastPluginEntry = () => {
  const counts = new Map<string, number>();
  return {
    name: 'essay-headings',
    element: {
      filter: ['h2', 'h3', ...Object.keys(PAGE_LEVELS)],
      visit: (heading, context) => {
        const slug = ID_PREFIX + toSlug(context.textContent(heading));
        const count = (counts.get(slug) ?? 0) + 1;
        counts.set(slug, count);
        const id = count === 1 ? slug : `${slug}-${String(count)}`;
        const tagName = PAGE_LEVELS[heading.tagName];
        if (tagName) context.replaceNode(heading, { ...heading, tagName, properties: { id } });
        else context.setProperty(heading, 'id', id);
      },
    },
  };
};
