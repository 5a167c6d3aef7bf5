/*
 * Saves the texts of the form in the session storage, so that a reload keeps them, and removes the draft when the last field is emptied.
 * Doesn't need the island. If storage is blocked, the draft lasts as long as the page.
 */

/** Key of the draft in the session storage, as in `draft-state.ts`. An import would move this inline script into a file. */
const KEY = 'draft';

// The hidden form for the bot of Netlify has no required fields.
for (const form of document.forms) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  try {
    const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
    // The visitor may have typed before this script ran.
    for (const field of fields) field.value ||= draft.get(field.name) ?? '';
  } catch {
    // Browsers throw if storage is blocked.
  }
  form.oninput = form.onchange = () => {
    try {
      const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
      for (const { name, value } of fields) draft.set(name, value);
      if (fields.some(({ value }) => value)) sessionStorage.setItem(KEY, String(draft));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Browsers throw if storage is blocked or full.
    }
  };
}
