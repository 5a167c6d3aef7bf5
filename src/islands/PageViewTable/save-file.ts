const KEPT_MS = 60_000;

/** Saves a text as a file among the visitor's downloads. `type` is its media type. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers that ask where to save read it later.
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}
