export const DRAFT_KEY = 'contactDraft';

/**
 * Keeps the form over reloads of the tab, before its island hydrates and without it: what is typed, and the hidden fields that
 * belong to it, which end with the last of the text. Where storage is blocked they live as long as the page.
 */
export function keepDraft(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')];
  const notes = [...form.querySelectorAll<HTMLInputElement>('[type="hidden"]')];
  const draft = readStored();
  for (const field of [...fields, ...notes]) {
    const stored = draft[field.name];
    // What has been typed meanwhile stays.
    if (typeof stored === 'string') field.value ||= stored;
  }
  const keep = () => {
    const isWritten = fields.some(({ value }) => value !== '');
    if (!isWritten) for (const note of notes) note.value = '';
    const texts = [...fields, ...notes].map(({ name, value }) => [name, value]);
    try {
      if (isWritten) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(Object.fromEntries(texts)));
      else sessionStorage.removeItem(DRAFT_KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
}

function readStored(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
