interface Props {
  text: string;
}

/** What the visit history shows until it has read the storage (design §4, loading). */
export default function Loading({ text }: Props) {
  return (
    <div className="with-script history-start">
      <div className="history-thread" />
      <p className="py-12 font-serif text-lead text-cemento" role="status">
        {text}
      </p>
    </div>
  );
}
