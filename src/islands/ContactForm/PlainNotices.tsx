import { useSonner } from 'sonner';

interface Props {
  /** Name of the live region. */
  label: string;
}

/** The same notices in the page's own text, for a browser that could not fetch the corner where they appear. */
export default function PlainNotices({ label }: Props) {
  const { toasts } = useSonner();
  return (
    <div role="status" aria-label={label}>
      {toasts.map(({ id, title, description }) => (
        <p key={id} className="mt-6">
          <strong className="font-medium">{typeof title === 'function' ? title() : title}</strong>{' '}
          {typeof description === 'function' ? description() : description}
        </p>
      ))}
    </div>
  );
}
