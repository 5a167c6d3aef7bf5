/*
 * Keeps the form over reloads of the tab, before its island hydrates and without it: what is typed, and the hidden fields that
 * belong to it, which end with the last of the text. Where storage is blocked they live as long as the page.
 */
const KEY = 'draft';

// The form of the contact section; another one, for the robot of a host, has nothing to keep.
for (const form of document.forms) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required], [type=hidden]')];
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
    // What has been typed meanwhile stays.
    for (const field of fields) field.value ||= stored.get(field.name) ?? '';
  } catch {
    // Storage is blocked.
  }
  const keep = () => {
    const isWritten = fields.some((field) => field.required && field.value);
    if (!isWritten) for (const field of fields) field.value = '';
    try {
      if (isWritten) sessionStorage.setItem(KEY, String(new URLSearchParams(new FormData(form) as never)));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  form.oninput = form.onchange = keep;
}
