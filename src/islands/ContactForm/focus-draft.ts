import { CONTACT_FIELDS, getFormControl } from '../../contact/message.ts';

/**
 * Leads whoever changes the language to the last field that they have filled in, where the page has kept it, unless the link leads to
 * another section and the form is below the window.
 */
export function focusDraft(form: HTMLFormElement, { target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[rel=alternate]');
  const field = CONTACT_FIELDS.map((name) => getFormControl(form, name)).findLast(
    ({ value }) => value !== '',
  );
  if (!link || !field) return;
  if (!link.hash || form.getBoundingClientRect().top < innerHeight) link.hash = field.id;
}
