/*
 * Saves the texts of the form in the session storage, so that a reload keeps them. Works before the island hydrates and without it.
 * Removes the draft when the last field is emptied. If storage is blocked, the draft lasts as long as the page.
 */

/** Key of the draft, a query string. `draft-state.ts` adds what the form doesn't show. An import would move this inline script into a file. */
const KEY = 'draft';

// A second form, which only the bot of a host reads, has no fields to save.
for (const form of document.forms) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  try {
    const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
    // The visitor may have typed before this script ran.
    for (const field of fields) field.value ||= draft.get(field.name) ?? '';
  } catch {
    // Storage is blocked.
  }
  form.oninput = form.onchange = () => {
    try {
      const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
      for (const { name, value } of fields) draft.set(name, value);
      if (fields.some(({ value }) => value)) sessionStorage.setItem(KEY, String(draft));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
}
