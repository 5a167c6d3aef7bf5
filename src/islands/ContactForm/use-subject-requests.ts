import { type RefObject, useEffect } from 'react';
import { fillIn, findField } from '../../contact/message.ts';
import { type ContactRequest, readContactRequest, REQUEST_LINKS } from '../../contact/request-link.ts';
import { followFragment, followInPlace, isFragment, replaceFragment } from '../shared/fragment.ts';
import { hasModifier } from '../shared/has-modifier.ts';
import { isInWindow } from '../shared/is-in-window.ts';

/** Fragment of the section that holds the form. */
const CONTACT = 'contact';

/**
 * Fills in the subject and the beginning of the message that a link has put into the URL, each unless the visitor has written
 * one. While a message is being sent, the request waits in the URL.
 */
export function useSubjectRequests(form: RefObject<HTMLFormElement | null>, isSubmitting: boolean): void {
  useEffect(() => {
    if (isSubmitting) return undefined;
    const follow = (isNew: boolean) => {
      const request = readContactRequest(location);
      const element = form.current;
      if (!request || !element) return;
      // So that a reload doesn't fill it in again.
      replaceFragment(CONTACT, '');
      suggest(element, request);
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
      suggest(form.current, request);
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
  }, [form, isSubmitting]);
}

/** Writes a request's texts, each unless the visitor has written one. */
function suggest(form: HTMLFormElement, { subject, message }: ContactRequest): void {
  const isFree = (name: 'subject' | 'message', note: 'suggestedSubject' | 'suggestedMessage') =>
    ['', findField(form, note).value].includes(findField(form, name).value);
  const isMessageFree = isFree('message', 'suggestedMessage');
  fillIn(form, {
    ...(isFree('subject', 'suggestedSubject') && { subject }),
    ...(isMessageFree && { message }),
    suggestedSubject: subject,
    suggestedMessage: message,
  });
  // A screen reader begins at the caret.
  if (isMessageFree) findField(form, 'message').setSelectionRange(0, 0);
}
