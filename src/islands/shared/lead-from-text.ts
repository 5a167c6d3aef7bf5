/** Leads where a card does when a finger taps a text of it: where there is a mouse, too, texts lie over the card's link. */
export function leadFromText({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch') return;
  // A link leads by itself, and has no heading in it.
  (target as Element).closest('article, a')?.querySelector<HTMLElement>('h3 a')?.click();
}
