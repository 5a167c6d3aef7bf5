import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { ContactField as FieldName } from '../../contact/message.ts';

interface Props {
  name: FieldName;
  labels: { label: string; placeholder: string; missing: string; invalid?: string };
  /** While the message is on its way. */
  isReadOnly: boolean;
  warningIcon?: ReactNode;
}

const FIELD =
  'field block w-full bg-transparent pb-[12px] pt-[10px] text-body leading-[1.4] tracking-[-.015em]';
/** Browsers autocomplete these; on wide screens they stand side by side. */
const PERSONAL_FIELDS: readonly FieldName[] = ['name', 'email'];

/** One labelled field, validated by the browser, with its error in writing below. */
export default function ContactField({ name, labels, isReadOnly, warningIcon }: Props) {
  const [error, setError] = useState<string>();
  const isPersonal = PERSONAL_FIELDS.includes(name);
  const id = `contact-${name}`;
  const errorId = `${id}-error`;

  const control = {
    id,
    name,
    required: true,
    readOnly: isReadOnly,
    placeholder: labels.placeholder,
    autoComplete: isPersonal ? name : 'off',
    // 'false' as well: Firefox calls an empty required field invalid before anybody has touched it.
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    onInvalid: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const control = event.currentTarget;
      // Without the browser's own message, which would be in its own language, beside ours.
      event.preventDefault();
      if (control === control.form?.querySelector(':invalid')) control.focus();
      const isMissing = control.validity.valueMissing;
      setError(isMissing ? labels.missing : (labels.invalid ?? labels.missing));
    },
    onInput: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value, validity } = event.currentTarget;
      if (value.trim() && validity.valid) setError(undefined);
    },
  };

  return (
    <div className={`mb-8 ${isPersonal ? '' : 'sm:col-span-2'}`}>
      <label className="block text-note text-cement" htmlFor={id}>
        {labels.label}
      </label>
      {name === 'message' ? (
        <textarea className={`${FIELD} min-h-[168px]`} onFocus={showWhole} {...control} />
      ) : (
        <input className={`${FIELD} min-h-[56px]`} type={name === 'email' ? 'email' : 'text'} {...control} />
      )}
      {/* Always rendered: trusted types let no script insert Astro's icon later. */}
      <p
        id={errorId}
        className={`mt-2 items-center gap-2 text-ui text-rust ${error === undefined ? 'hidden' : 'flex'}`}
      >
        {warningIcon}
        {error}
      </p>
    </div>
  );
}

/** Browsers scroll only the line of the caret into view, and the focus mark of a tall field is at its bottom. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
