/** Texts of the draft that the form doesn't show. */
export interface DraftState {
  suggestedSubject: string;
  suggestedMessage: string;
  /** Message of the last attempt to send, as JSON. */
  triedText: string;
  /** Idempotency key of the last attempt to send. */
  triedKey: string;
}

/** Key of the draft in the session storage. `draft.ts` saves the fields of the form there, and removes the draft. */
const KEY = 'draft';

/** Draft that could not be saved, because storage is blocked or full. It lasts as long as the page. */
let unsavedDraft: string | undefined;

/** Reads the saved texts of the draft. */
export function readDraftState(): Partial<DraftState> {
  let draft = unsavedDraft;
  try {
    draft ??= sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Browsers throw if storage is blocked.
  }
  return Object.fromEntries(new URLSearchParams(draft));
}

/** Saves texts of the draft without changing its other texts. */
export function updateDraftState(texts: Partial<DraftState>): void {
  const draft = String(new URLSearchParams({ ...readDraftState(), ...texts }));
  try {
    sessionStorage.setItem(KEY, draft);
    unsavedDraft = undefined;
  } catch {
    unsavedDraft = draft;
  }
}
