/** Which file holds the words of a part of the home page. */
const FILES = {
  '.hero': 'hero',
  '#property': 'property',
  '#exhibitions': 'exhibitionsSection',
  '#about': 'about',
  '#vision': 'vision',
  '#contact': 'contact',
  footer: 'footer',
};
const STYLE = `position: absolute; inset: 5rem 0.5rem auto auto; z-index: 40; padding: 0.25rem 0.75rem;
  background: CanvasText; color: Canvas; font: 0.875rem/1.5 system-ui; text-decoration: none;`;

const addLink = (part: HTMLElement, entry: string, label = 'Editar'): void => {
  const link = document.createElement('a');
  link.href = `/editar#/collections/${entry}`;
  link.target = '_blank';
  link.textContent = label;
  link.style.cssText = STYLE;
  if (getComputedStyle(part).position === 'static') part.style.position = 'relative';
  part.append(link);
};

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

for (const [selector, file] of Object.entries(FILES))
  for (const part of find(selector)) addLink(part, `_singletons/entries/${file}`);
for (const title of find('article h3[id^="exhibition-"]'))
  addLink(title.closest('article') ?? title, title.id.replace('exhibition-', 'exhibitions/entries/'));

const [, slug = ''] = /^\/exhibiciones\/([^/]+)/.exec(location.pathname) ?? [];
const isDraft = find('meta[name="robots"]').length > 0;
for (const head of find('main > :has(> h1#exhibition-title)'))
  addLink(head, `exhibitions/entries/${slug}`, isDraft ? 'Borrador · Editar' : 'Editar');
for (const head of find('main > :has(> h1#page-title)')) addLink(head, `pages/entries${location.pathname}`);
