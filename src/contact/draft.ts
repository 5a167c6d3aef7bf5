export const DRAFT_KEY = 'draft';

/**
 * Keeps the form over reloads of the tab, before its island hydrates and without it: what is typed, and the hidden fields that
 * belong to it, which end with the last of the text. Where storage is blocked they live as long as the page.
 */
export function keepDraft(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required], [type=hidden]')];
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(DRAFT_KEY) ?? '');
    // What has been typed meanwhile stays.
    for (const field of fields) field.value ||= stored.get(field.name) ?? '';
  } catch {
    // Storage is blocked.
  }
  const keep = () => {
    const isWritten = fields.some((field) => field.required && field.value);
    if (!isWritten) for (const field of fields) field.value = '';
    try {
      if (isWritten)
        sessionStorage.setItem(DRAFT_KEY, String(new URLSearchParams(new FormData(form) as never)));
      else sessionStorage.removeItem(DRAFT_KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  form.oninput = form.onchange = keep;
}
