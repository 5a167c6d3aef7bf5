/**
 * Lets a search in the page, or a link to a text (`#:~:text=…`), find the closed panels before the island hydrates. The open panel is
 * the one with `data-initial`, as in the HTML; the island takes it over.
 */
function makeSearchable(tabs: Element): void {
  const open = (status: string | undefined): void => {
    for (const element of tabs.querySelectorAll<HTMLElement>('[data-status]')) {
      const isOpen = element.dataset.status === status;
      element.toggleAttribute('data-initial', isOpen);
      if (!element.matches('.exhibition-panel')) continue;
      if (isOpen) element.removeAttribute('hidden');
      else element.setAttribute('hidden', 'until-found');
    }
  };
  const target = tabs.querySelector<HTMLElement>('.exhibition-panel:target');
  open((target ?? tabs.querySelector<HTMLElement>('[data-initial]'))?.dataset.status);
  tabs.setAttribute('data-searchable', '');
  tabs.addEventListener('beforematch', ({ target }) => {
    // The island follows its own panels.
    if (!(target as Element).matches('[role]')) open((target as HTMLElement).dataset.status);
  });
}

if ('onbeforematch' in document.body)
  for (const tabs of document.querySelectorAll('.exhibition-tabs')) makeSearchable(tabs);

export {};
