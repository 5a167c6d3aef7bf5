import type { Page } from '@playwright/test';

/** How a translator leaves each text: wrapped, as Chrome does, or written over, as Safari, Firefox and many extensions do. */
export type Translation = 'wrapped' | 'written';

/** Translates the page as it stands, and whatever comes later. */
export const translate = (page: Page, translation: Translation): Promise<void> =>
  page.evaluate((how) => {
    const XHTML = 'http://www.w3.org/1999/xhtml';
    const done = new WeakMap<Node, string>();
    const change = (text: Text) => {
      const isHere = text.isConnected && text.data.trim() !== '' && done.get(text) !== text.data;
      if (!isHere || text.parentElement?.closest('script, style, textarea')) return;
      if (how === 'written') text.data = `«${text.data}»`;
      done.set(text, text.data);
      if (how === 'written') return;
      const [outer, inner] = [
        document.createElementNS(XHTML, 'font'),
        document.createElementNS(XHTML, 'font'),
      ];
      text.replaceWith(outer);
      outer.append(inner);
      const translated = document.createTextNode(`«${text.data}»`);
      done.set(translated, translated.data);
      inner.append(translated);
    };
    const recordTabOrder = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(change);
    };
    document.documentElement.classList.add('translated-ltr');
    recordTabOrder(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(recordTabOrder);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, translation);

/** Puts elements beside the fields, as password managers and spell checkers do. */
export const extend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammarly-extension'));
  });
