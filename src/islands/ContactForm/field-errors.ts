import { CONTACT_FIELDS, findField } from '../../contact/message.ts';

/** What is wrong with a field, as its errors in `ContactFields.astro` are named. */
type FieldError = 'missing' | 'invalid';
type Field = ReturnType<typeof findField>;

const LIVE_REGION_ID = 'contact-live';

/** Browsers accept blanks in a required field. */
const findError = ({ value, validity }: Field): FieldError | undefined => {
  if (value.trim() === '') return 'missing';
  return validity.valid ? undefined : 'invalid';
};

/** Shows a field's error, or none. */
function show(field: Field, error: FieldError | undefined): void {
  const idOf = (name: FieldError) => `${field.id}-${name}`;
  for (const name of ['missing', 'invalid'] as const)
    document.getElementById(idOf(name))?.toggleAttribute('hidden', name !== error);
  field.setAttribute('aria-invalid', String(error !== undefined));
  if (error) field.setAttribute('aria-describedby', idOf(error));
  else field.removeAttribute('aria-describedby');
}

/** Shows what is wrong with a field that the browser has found invalid. */
export function showError(event: Event): void {
  // Without the browser's own message, which would be in its own language, beside ours.
  event.preventDefault();
  const field = event.target as Field;
  show(field, findError(field));
}

/** Removes the errors whose reason has gone, whoever has filled the field in; new ones come when the form is sent. */
export function dropErrors(form: HTMLFormElement): void {
  say('');
  for (const name of CONTACT_FIELDS) {
    const field = findField(form, name);
    const shown = field.getAttribute('aria-describedby');
    if (shown && shown !== `${field.id}-${findError(field)}`) show(field, undefined);
  }
}

/** Leads to the first field that is wrong. One that has the focus already would say nothing: the live region says its error. */
export function leadToError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  if (field === document.activeElement) say(error?.textContent.trim() ?? '');
  field?.focus();
}

/** In the words of the page, which a translator may have changed. */
function say(text: string): void {
  const live = document.getElementById(LIVE_REGION_ID);
  if (live) live.textContent = text;
}
