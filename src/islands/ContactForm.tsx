import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS, readContactMessage } from '../contact/contact-message.ts';
import { deliverMessage } from '../contact/deliver-message.ts';
import { listenForSubjects } from '../contact/subject-request.ts';
import type { Contact } from '../schemas/contact.ts';
import type { Site } from '../schemas/site.ts';
import { SOLID_BUTTON } from '../styles/button.ts';
import ContactField from './contact-form/ContactField.tsx';
import EmailLink from './contact-form/EmailLink.tsx';
import LazyNotices from './contact-form/LazyNotices.tsx';
import { suggestSubject } from './contact-form/suggest-subject.ts';
import { showNotice } from './show-notice.ts';
import { useIsAwake } from './use-is-awake.ts';
import { useReady } from './use-ready.ts';

const FAILURE_ID = 'contact-failure';

interface Props {
  words: Contact['form'];
  notices: Site['notices'];
  /** For visitors whose message finds no other way. */
  email: { value: string; href: string };
  warningIcon?: ReactNode;
}

/**
 * The contact form (specification §2.7, §4, §5, §7, §8). It is an island because it reports what became of a message. The
 * fields are uncontrolled: what is in them belongs to the visitor, before this island wakes and after a failure.
 */
export default function ContactForm({ words, notices, email, warningIcon }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const suggestedSubject = useRef('');
  const isBusy = useRef(false);
  const [buttonWidth, setButtonWidth] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const isAwake = useIsAwake();
  const isSubmitting = buttonWidth !== undefined;

  useEffect(() => {
    return listenForSubjects((subject, source) => {
      if (!form.current) return;
      suggestedSubject.current = suggestSubject(form.current, subject, suggestedSubject.current);
      // What answers late must not pull the visitor out of a field.
      if (source !== 'click' && form.current.contains(document.activeElement)) return;
      // Two scrolls at once, the browser's and ours, end beside the form.
      if (source !== 'address') form.current.closest('section')?.scrollIntoView({ behavior: 'instant' });
      focusFirstField(form.current);
    });
  }, []);
  useReady(form);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setHasFailed(false);
    const element = event.currentTarget;
    setButtonWidth(element.querySelector<HTMLElement>('[type="submit"]')?.offsetWidth ?? 0);
    try {
      await deliverMessage(readContactMessage(new FormData(element)), words.logMessage);
      element.reset();
      showNotice({ ...words.notices.sent, isDestructive: false });
    } catch {
      setHasFailed(true);
      showNotice({ ...words.notices.failed, isDestructive: true });
    } finally {
      isBusy.current = false;
      setButtonWidth(undefined);
    }
  };

  return (
    // A dialog's method sends nothing anywhere: without this script, pressing Enter loses no text and leaks none.
    <form ref={form} method="dialog" onSubmit={(event) => void handleSubmit(event)}>
      <div className="contact-fields sm:grid sm:grid-cols-2 sm:gap-x-canal">
        {CONTACT_FIELDS.map((name) => (
          <ContactField key={name} name={name} words={words.fields[name]} warningIcon={warningIcon} />
        ))}
      </div>
      <button
        className={`with-script ${SOLID_BUTTON} min-h-15 w-full px-9 aria-disabled:cursor-progress aria-disabled:border-cemento aria-disabled:bg-cemento sm:w-auto`}
        type="submit"
        aria-disabled={isSubmitting}
        aria-describedby={hasFailed ? FAILURE_ID : undefined}
        style={isSubmitting ? { minWidth: buttonWidth } : undefined}
      >
        {isSubmitting ? words.submitting : words.submit}
      </button>
      {/* Stays when the notice has gone; silent, because the notice has spoken. */}
      <p id={FAILURE_ID} className={`mt-6 text-menor text-oxido ${hasFailed ? '' : 'hidden'}`}>
        {words.failure} <EmailLink {...email} />.
      </p>
      <p className="without-script text-ui">
        {words.withoutScript} <EmailLink {...email} />.
      </p>
      {isAwake && <LazyNotices {...notices} />}
    </form>
  );
}

/** Without the scroll that focusing brings along: the section's heading belongs in sight as well. */
function focusFirstField(form: HTMLFormElement): void {
  (form.elements.namedItem('name') as HTMLInputElement).focus({ preventScroll: true });
}
