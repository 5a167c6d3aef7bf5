import { CONTACT_FIELDS, getFormControl } from '../../contact/message.ts';

type Field = ReturnType<typeof getFormControl>;

/** The id of what is wrong with a field in `ContactFields.astro`, '' for nothing. Browsers accept blanks in a required field. */
function findError({ id, value, validity }: Field): string {
  if (value.trim() === '') return `${id}-missing`;
  return validity.valid ? '' : `${id}-invalid`;
}

/** Shows a field's error, or none. */
function show(field: Field, error: string): void {
  for (const text of document.querySelectorAll(`[id^="${field.id}-"]`))
    text.toggleAttribute('hidden', text.id !== error);
  field.setAttribute('aria-invalid', String(error !== ''));
  field.setAttribute('aria-describedby', error);
}

/** Shows what is wrong with a field that the browser has found invalid. */
export function showFieldError(event: Event): void {
  // Without the browser's own message, which would be in its own language, beside ours.
  event.preventDefault();
  const field = event.target as Field;
  show(field, findError(field));
}

/** Removes the errors whose reason has gone, whoever has filled the field in; new ones come when the form is sent. */
export function clearFieldErrors(form: HTMLFormElement): void {
  say('');
  for (const name of CONTACT_FIELDS) {
    const field = getFormControl(form, name);
    if (field.getAttribute('aria-describedby') !== findError(field)) show(field, '');
  }
}

/** Leads to the first field that is wrong. One that has the focus already would say nothing: the live region says its error. */
export function focusFirstInvalidField(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  if (field === document.activeElement) say(error?.textContent.trim() ?? '');
  field?.focus();
}

/** In the words of the page, which a translator may have changed. */
function say(text: string): void {
  const live = document.getElementById('contact-live');
  if (live) live.textContent = text;
}
