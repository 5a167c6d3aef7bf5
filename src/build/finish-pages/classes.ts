import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_STYLE = /<style>([^]*?)<\/style>/g;
const LINKED_STYLE = /<link rel="stylesheet" href="([^"]+)"/g;
const CLASS_LIST = /\sclass="([^"]+)"/g;
const CLASS_SELECTOR = /\.((?:\\2c |\\.|[\w-])+)/g;

/**
 * Each stylesheet has the classes of some pages only (`src/styles/pages`).
 *
 * @throws Error that names the classes for which the page comes with no rule
 */
export function checkClasses(html: string, dist: string): void {
  const inline = [...html.matchAll(INLINE_STYLE)].map(([, css = '']) => css);
  const linked = [...html.matchAll(LINKED_STYLE)].map(([, file = '']) =>
    readFileSync(join(dist, file), 'utf8'),
  );
  const selectors = [...inline, ...linked].join('\n').matchAll(CLASS_SELECTOR);
  // The minifier writes a comma as `\2c `.
  const styled = new Set(
    [...selectors].map(([, name = '']) => name.replaceAll('\\2c ', ',').replaceAll(/\\(.)/g, '$1')),
  );
  const lists = [...html.matchAll(CLASS_LIST)].map(([, list = '']) =>
    list.replaceAll(/&(?:amp|#38);/g, '&').replaceAll('&gt;', '>'),
  );
  const used = new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
  const missing = [...used].filter((name) => !styled.has(name));
  if (used.size === 0) throw new Error('the page has no class.');
  if (missing.length > 0)
    throw new Error(
      `no rule for ${missing.join(', ')} in its stylesheets: no import in src/pages leads to the file.`,
    );
}
