const STYLE = `position: absolute; inset: 5rem 0.5rem auto auto; z-index: 40; padding: 0.25rem 0.75rem;
  background: CanvasText; color: Canvas; font: 0.875rem/1.5 system-ui; text-decoration: none;`;

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const addLink = (part: HTMLElement, entry: string, label = 'Editar'): void => {
  const link = document.createElement('a');
  link.href = `/editar#/collections/${entry}`;
  link.target = '_blank';
  link.textContent = label;
  link.style.cssText = STYLE;
  if (getComputedStyle(part).position === 'static') part.style.position = 'relative';
  part.append(link);
};

/**
 * Adds to each part of a page a link to its form.
 *
 * @param sections selectors of the sections of the home page, each with the name of its file of content/
 */
export const addLinks = (sections: readonly [selector: string, file: string][]): void => {
  for (const [selector, file] of [['.hero', 'hero'], ['footer', 'footer'], ...sections] as const)
    for (const part of find(selector)) addLink(part, `_singletons/entries/${file}`);
  for (const title of find('article h3[id^="exhibition-"]'))
    addLink(title.closest('article') ?? title, title.id.replace('exhibition-', 'exhibitions/entries/'));
  // The form knows a page by the name of its file, which its path in Spanish ends in.
  const inSpanish = document.querySelector<HTMLLinkElement>('link[hreflang="x-default"]')?.href;
  const [, slug = ''] = /([^/]+)\/?$/.exec(inSpanish ?? location.pathname) ?? [];
  const isDraft = find('meta[name="robots"]').length > 0;
  for (const head of find('main > :has(> h1#exhibition-title)'))
    addLink(head, `exhibitions/entries/${slug}`, isDraft ? 'Borrador · Editar' : 'Editar');
  for (const head of find('main > :has(> h1#page-title)')) addLink(head, `textPages/entries/${slug}`);
};
