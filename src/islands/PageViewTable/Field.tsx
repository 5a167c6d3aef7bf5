import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
}

/** One labelled field: a line under its words, as in the contact form, less tall. */
export default function Field({ label, ...input }: Props) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1">
      <label className="block text-note text-cement" htmlFor={id}>
        {label}
      </label>
      <input
        className="block min-h-[56px] w-full min-w-0 rounded-none border-b border-cement bg-transparent py-[6px] text-ui-lg leading-normal tracking-[-.012em] focus:border-accent focus:outline focus:outline-2 focus:outline-transparent focus:[box-shadow:0_2px_0_0_theme(colors.accent.DEFAULT)]"
        id={id}
        {...input}
      />
    </div>
  );
}
