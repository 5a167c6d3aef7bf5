/** Texts of the draft that the form doesn't show. */
export interface DraftState {
  /** Subject that the last link suggested. */
  suggestedSubject: string;
  /** Message that the last link suggested. */
  suggestedMessage: string;
  /** Message of the last attempt to send, as JSON. */
  triedText: string;
  /** Idempotency key of that attempt. */
  triedKey: string;
}

/** Key of the draft in the session storage. `draft.ts` saves the fields of the form there, and removes the draft. */
const KEY = 'draft';

/** Draft that could not be saved, because storage is blocked or full. It lasts as long as the page. */
let unsavedDraft: string | undefined;

/** Returns the texts that are saved. */
export function readDraftState(): Partial<DraftState> {
  let draft = unsavedDraft;
  try {
    draft ??= sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is blocked.
  }
  return Object.fromEntries(new URLSearchParams(draft));
}

/** Saves some texts, and keeps the others and the fields of the form. */
export function updateDraftState(texts: Partial<DraftState>): void {
  const draft = String(new URLSearchParams({ ...readDraftState(), ...texts }));
  try {
    sessionStorage.setItem(KEY, draft);
    unsavedDraft = undefined;
  } catch {
    unsavedDraft = draft;
  }
}
