import { CONTACT_FIELDS, type FormControl, getFormControl } from '../../contact/message.ts';

/** Returns the id of the error of a field in `ContactFields.astro`; '' for a valid field. */
function getErrorId({ id, value, validity }: FormControl): string {
  // Browsers accept a required field that has only white space.
  if (value.trim() === '') return `${id}-missing`;
  return validity.valid ? '' : `${id}-invalid`;
}

/** Shows one error of a field and hides the others; '' hides all. */
function showOnlyError(field: FormControl, errorId: string): void {
  for (const error of document.querySelectorAll(`[id^="${field.id}-"]`))
    error.toggleAttribute('hidden', error.id !== errorId);
  field.setAttribute('aria-invalid', String(errorId !== ''));
  field.setAttribute('aria-describedby', errorId);
}

/** Handles `invalid` by showing the error of the field. */
export function showFieldError(event: Event): void {
  // The browser would show its own message, in its own language.
  event.preventDefault();
  const field = event.target as FormControl;
  showOnlyError(field, getErrorId(field));
}

/** Hides the errors that a change has resolved. New errors appear only on submit. */
export function clearFieldErrors(form: HTMLFormElement): void {
  announce('');
  for (const name of CONTACT_FIELDS) {
    const field = getFormControl(form, name);
    if (field.getAttribute('aria-describedby') !== getErrorId(field)) showOnlyError(field, '');
  }
}

/** Moves the focus to the first invalid field. */
export function focusFirstInvalidField(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  // Screen readers don't read a focused field again. Announce the text of the page, which may be machine-translated.
  if (field === document.activeElement) announce(error?.textContent.trim() ?? '');
  field?.focus();
}

function announce(text: string): void {
  const liveRegion = document.getElementById('contact-live');
  if (liveRegion) liveRegion.textContent = text;
}
