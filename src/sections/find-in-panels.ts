/*
 * Before the tabs hydrate, a search in the page and a link to words, `#:~:text=…`, find those of the panels that their styles hide, in
 * browsers that can. The browser opens the panel; `data-found` says so to the tabs, which hydrate when they are seen.
 */
if ('onbeforematch' in document)
  for (const panel of document.querySelectorAll<HTMLElement>('.exhibition-panel:not([data-initial])'))
    // Not `:target`, which isn't known yet where the visitor comes back.
    if (location.hash !== `#${panel.id}`) {
      panel.hidden = 'until-found';
      panel.onbeforematch = () => (panel.dataset.found = '');
    }
