export const DRAFT_KEY = 'contactDraft';

/**
 * Keeps the form over reloads of the tab, before its island hydrates and without it: what is typed, and the hidden fields that
 * belong to it, which end with the last of the text. Where storage is blocked they live as long as the page.
 */
export function keepDraft(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required], [type="hidden"]')];
  const stored = readStored();
  for (const field of fields) {
    const text = stored[field.name];
    // What has been typed meanwhile stays.
    if (typeof text === 'string') field.value ||= text;
  }
  const keep = () => {
    const isWritten = fields.some(({ required, value }) => required && value);
    if (!isWritten) for (const field of fields) field.value = '';
    const draft = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    try {
      if (isWritten) sessionStorage.setItem(DRAFT_KEY, draft);
      else sessionStorage.removeItem(DRAFT_KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  for (const type of ['input', 'change']) form.addEventListener(type, keep);
}

function readStored(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
