import { TRAP_FIELD } from '../../contact/endpoint/trap-field.ts';

interface Props {
  label: string;
}

/** A field that no visitor sees, hears or reaches: whoever fills it in is a machine. Keepers of passwords are asked to leave it. */
export default function TrapField({ label }: Props) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input
          name={TRAP_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
