import { CONTACT_FIELDS, getFormControl } from '../../contact/message.ts';

/**
 * Makes a language link point to the last field with text, because the draft is also in the form of the other language. Doesn't change a
 * link with a fragment while the form is below the viewport.
 */
export function pointLanguageLinkToDraft(form: HTMLFormElement, { target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[rel=alternate]');
  if (!link) return;
  const fields = CONTACT_FIELDS.map((name) => getFormControl(form, name));
  const lastFilled = fields.findLast(({ value }) => value !== '');
  const isFormReached = form.getBoundingClientRect().top < innerHeight;
  if (lastFilled && (!link.hash || isFormReached)) link.hash = lastFilled.id;
}
