import { CONTACT_FIELDS, getFormControl } from '../../contact/message.ts';

/**
 * Makes a clicked language link point to the last field that has text, because the draft is kept in the other language. A link with
 * a fragment keeps it while the form is below the viewport.
 */
export function linkToDraft(form: HTMLFormElement, { target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[rel=alternate]');
  if (!link) return;
  const fields = CONTACT_FIELDS.map((name) => getFormControl(form, name));
  const lastFilled = fields.findLast(({ value }) => value !== '');
  const isFormReached = form.getBoundingClientRect().top < innerHeight;
  if (lastFilled && (!link.hash || isFormReached)) link.hash = lastFilled.id;
}
