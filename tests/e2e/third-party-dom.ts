import type { Page } from '@playwright/test';

/** Effect on text nodes: Chrome wraps each in `<font>`; Safari, Firefox and many extensions replace its data. */
export type Translation = 'wrapped' | 'written';

/** Simulates a translator: changes the text of the page, and text that is added later. */
export const translate = (page: Page, translation: Translation): Promise<void> =>
  page.evaluate((effect) => {
    const XHTML = 'http://www.w3.org/1999/xhtml';
    const translatedTexts = new WeakMap<Node, string>();
    const translateText = (text: Text) => {
      const isTranslatable =
        text.isConnected && text.data.trim() !== '' && translatedTexts.get(text) !== text.data;
      if (!isTranslatable || text.parentElement?.closest('script, style, textarea')) return;
      if (effect === 'written') text.data = `«${text.data}»`;
      translatedTexts.set(text, text.data);
      if (effect === 'written') return;
      const [outer, inner] = [
        document.createElementNS(XHTML, 'font'),
        document.createElementNS(XHTML, 'font'),
      ];
      text.replaceWith(outer);
      outer.append(inner);
      const translated = document.createTextNode(`«${text.data}»`);
      translatedTexts.set(translated, translated.data);
      inner.append(translated);
    };
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const textNodes: Text[] = [];
      if (root instanceof Text) textNodes.push(root);
      while (walker.nextNode()) textNodes.push(walker.currentNode as Text);
      textNodes.forEach(translateText);
    };
    document.documentElement.classList.add('translated-ltr');
    translateTexts(document.body);
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) [target, ...addedNodes].forEach(translateTexts);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, translation);

/** Inserts an element after each field, like password managers and spell checkers do. */
export const insertExtensionElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammarly-extension'));
  });
