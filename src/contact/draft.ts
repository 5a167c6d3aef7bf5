/*
 * Saves the form in the session storage, so that a reload keeps it. Works before the island hydrates and without it. Hidden fields are
 * cleared when the last text field is emptied. If storage is blocked, the draft lasts as long as the page.
 */
const KEY = 'draft';

// A second form, which only the bot of a host reads, has no fields to save.
for (const form of document.forms) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required], [type=hidden]')];
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
    // The visitor may have typed before this script ran.
    for (const field of fields) field.value ||= stored.get(field.name) ?? '';
  } catch {
    // Storage is blocked.
  }
  const saveDraft = () => {
    const hasText = fields.some((field) => field.required && field.value);
    if (!hasText) for (const field of fields) field.value = '';
    try {
      if (hasText) sessionStorage.setItem(KEY, String(new URLSearchParams(new FormData(form) as never)));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  form.oninput = form.onchange = saveDraft;
}
