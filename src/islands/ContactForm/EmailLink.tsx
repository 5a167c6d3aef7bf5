interface Props {
  value: string;
  href: string;
}

/** The address to write to when the form cannot send. */
export default function EmailLink({ value, href }: Props) {
  return (
    <a className="inline-flex min-h-control items-center underline underline-offset-link" href={href}>
      {value}
    </a>
  );
}
