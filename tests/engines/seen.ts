export type Role =
  'article' | 'button' | 'dialog' | 'heading' | 'link' | 'paragraph' | 'tab' | 'tabpanel' | 'textbox';

/** What a visitor can tell of an element, whether by eyes or by assistive technology. */
export interface Seen {
  isVisible: boolean;
  isFocused: boolean;
  /** Its middle is on the screen, nothing lies over it, and no font is on its way that could move it. */
  isReachable: boolean;
  isSelected: boolean;
  isExpanded: boolean;
  isInvalid: boolean;
  text: string;
  /** Its middle, from the corner of the screen. */
  x: number;
  y: number;
}

/**
 * Runs in the page, so it is complete in itself: the visible element with this role and exactly this name.
 *
 * @param isToBeReached whether the page may scroll to it
 */
export function findSeen(role: Role, name: string, isToBeReached: boolean): Seen {
  const selectors: Record<Role, string> = {
    article: 'article',
    button: 'button:not([role])',
    dialog: 'dialog',
    heading: 'h1, h2, h3',
    link: 'a[href]:not([role])',
    paragraph: 'p',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    textbox: 'input, textarea',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const readText = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return plain(copy.textContent);
  };
  const readName = (element: HTMLElement): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = labels.map((id) => document.getElementById(id)).find(Boolean);
    const field = (element as HTMLInputElement).labels?.[0];
    return element.ariaLabel ?? readText(label ?? field ?? element);
  };
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) => isVisible(element) && readName(element) === name,
  );
  if (isToBeReached) found?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = found?.getBoundingClientRect() ?? new DOMRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const top = document.elementFromPoint(x, y);
  return {
    isVisible: found !== undefined,
    isFocused: found !== undefined && found === document.activeElement,
    isReachable: (found?.contains(top) ?? false) && document.fonts.status === 'loaded',
    isSelected: found?.ariaSelected === 'true',
    isExpanded: found?.ariaExpanded === 'true',
    isInvalid: found?.ariaInvalid === 'true',
    text: plain(found?.textContent),
    x,
    y,
  };
}
