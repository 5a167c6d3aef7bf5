const STYLE = `position: absolute; inset: 5rem 0.5rem auto auto; z-index: 40; padding: 0.25rem 0.75rem;
  background: CanvasText; color: Canvas; font: 0.875rem/1.5 system-ui; text-decoration: none;`;

const findElements = (selector: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(selector);

const addEditLink = (container: HTMLElement, entry: string, label = 'Editar'): void => {
  const link = document.createElement('a');
  link.href = `/editar#/collections/${entry}`;
  link.target = '_blank';
  link.textContent = label;
  link.style.cssText = STYLE;
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
  container.append(link);
};

/** Adds links that open the CMS form to the sections of a page. `file` is a key in `CONTENT_FILES`. */
export const addEditLinks = (sections: readonly [selector: string, file: string][]): void => {
  for (const [selector, file] of [['.hero', 'hero'], ['footer', 'footer'], ...sections] as const)
    for (const section of findElements(selector)) addEditLink(section, `_singletons/entries/${file}`);
  for (const title of findElements('article h3[id^="exhibition-"]'))
    addEditLink(title.closest('article') ?? title, title.id.replace('exhibition-', 'exhibitions/entries/'));
  // The form identifies a page by its file name, which is the slug of the Spanish page.
  const spanishUrl = document.querySelector<HTMLLinkElement>('link[hreflang="x-default"]')?.href;
  const [, slug = ''] = /([^/]+)\/?$/.exec(spanishUrl ?? location.pathname) ?? [];
  const isDraft = findElements('meta[name="robots"]').length > 0;
  for (const header of findElements('main > :has(> h1#exhibition-title)'))
    addEditLink(header, `exhibitions/entries/${slug}`, isDraft ? 'Borrador · Editar' : 'Editar');
  for (const header of findElements('main > :has(> h1#page-title)'))
    addEditLink(header, `textPages/entries/${slug}`);
};
