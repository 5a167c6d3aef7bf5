interface Factory {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): void;
}

/** Lets React render an island anew that foreign elements have changed: as HTML it may only set what stands in a slot of the page. */
export function allowSlots(): void {
  (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      [...document.querySelectorAll('astro-slot')].some((slot) => slot.innerHTML === html) ? html : null,
  });
}
