import { type RefObject, useEffect } from 'react';
import { fillIn, findField } from '../../contact/message.ts';
import { openingOf, replaceSuggestion } from '../../contact/suggestion.ts';
import { fill } from '../../fill.ts';
import type { Words } from '../../words.ts';
import {
  type ContactRequest,
  readContactRequest,
  REQUEST_LINKS,
  withoutRequest,
} from '../../contact/request-link.ts';
import { followFragment, followInPlace, isFragment, replaceFragment } from '../shared/fragment.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** Fragment of the section that holds the form. */
const CONTACT = 'contact';

/**
 * Fills in the subject and the beginning of the message that a link has put into the URL, each unless the visitor has written
 * one, which `kept` says then. While a message is being sent, the request waits in the URL.
 */
export function useSubjectRequests(
  form: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
  kept: Words['contact']['form']['kept'],
): void {
  // While a message is being sent, too: then the form is emptied.
  useEffect(() => {
    const listened = form.current;
    const drop = ({ target }: Event) => listened && dropNotes(listened, target);
    listened?.addEventListener('input', drop);
    return () => listened?.removeEventListener('input', drop);
  }, [form]);
  useEffect(() => {
    if (isSubmitting) return undefined;
    const follow = (isNew: boolean) => {
      const request = readContactRequest(location);
      const element = form.current;
      if (!request || !element) return;
      // So that a reload doesn't fill it in again.
      replaceFragment(CONTACT, withoutRequest(location.search));
      suggest(element, request, kept);
      // After the browser has moved the focus to the section, and only if the visitor hasn't moved it since.
      requestAnimationFrame(() => {
        const isAtForm = document.activeElement?.matches('#contact, #contact [tabindex="-1"]');
        if (isAtForm && (isNew || isInWindow(findField(element, 'subject'))))
          findField(element, 'name').focus({ preventScroll: true });
      });
    };
    // A topic of the form is written where it was chosen, without a way through the URL.
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(REQUEST_LINKS);
      const request = link && form.current?.contains(link) && readContactRequest(link);
      if (!request || !form.current || hasModifier(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      suggest(form.current, request, kept);
      findField(form.current, 'subject').focus();
    };
    // A visitor who is at the form needs no second history entry, to which Back would lead.
    const stay = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(REQUEST_LINKS);
      if (!link || !isFragment(CONTACT) || hasModifier(event)) return;
      event.preventDefault();
      followInPlace(link.hash);
    };
    const stopFollowing = followFragment(follow);
    follow(false);
    document.addEventListener('click', choose, { capture: true });
    document.addEventListener('click', stay, { capture: true });
    return () => {
      document.removeEventListener('click', choose, { capture: true });
      document.removeEventListener('click', stay, { capture: true });
      stopFollowing();
    };
  }, [form, isSubmitting, kept]);
}

/** The field's line that says what of a request was left out, below it in `ContactFields.astro`. */
const findNote = (form: HTMLFormElement, name: 'subject' | 'message') => form.querySelector(`#kept-${name}`);

/** Writes a request's texts, each unless the visitor has written one: beside that `kept` says what was chosen. */
function suggest(
  form: HTMLFormElement,
  request: ContactRequest,
  kept: Words['contact']['form']['kept'],
): void {
  const read = (name: Parameters<typeof findField>[1]) => findField(form, name).value;
  const isSubjectFree = ['', read('suggestedSubject')].includes(read('subject'));
  const message = replaceSuggestion(read('message'), read('suggestedMessage'), request.message);
  fillIn(form, {
    ...(isSubjectFree && { subject: request.subject }),
    ...(message !== undefined && { message }),
    suggestedSubject: request.subject,
    suggestedMessage: request.message,
  });
  const tell = (name: 'subject' | 'message', text: string) => {
    const note = findNote(form, name);
    if (note) note.textContent = text && fill(kept, { text });
  };
  tell('subject', read('subject') === request.subject ? '' : request.subject);
  tell('message', message === undefined ? openingOf(request.message) || request.message : '');
  // A screen reader begins at the caret.
  if (message !== undefined) findField(form, 'message').setSelectionRange(0, 0);
}

/** What was left out is no longer said once the visitor has changed the field, or it is empty again. */
function dropNotes(form: HTMLFormElement, changed: EventTarget | null): void {
  for (const name of ['subject', 'message'] as const) {
    const field = findField(form, name);
    const note = findNote(form, name);
    if (note && (field === changed || field.value === '')) note.textContent = '';
  }
}
