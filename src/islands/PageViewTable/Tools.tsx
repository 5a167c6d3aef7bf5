import { type RefObject, useId, useRef, useState } from 'react';
import { fill } from '../../fill.ts';
import type { PageView } from '../../page-views/page-view.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { SOLID_BUTTON, TEXT_LINK } from '../../styles/button.ts';
import { exportCsv, exportJson, importFile } from './import-and-export.ts';

interface Props {
  words: Pick<AnalyticsPage, 'table' | 'tools'>;
  all: PageView[];
  onEmpty: () => void;
}

/** What can be done with all page views: export, import, empty. */
export default function Tools({ words, all, onEmpty }: Props) {
  const { tools } = words;
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [message, setMessage] = useState('');
  const hasPageViews = all.length > 0;

  return (
    <section className="mt-part" aria-labelledby={headingId}>
      <h2 className="text-heading" id={headingId}>
        {tools.heading}
      </h2>
      <p className="mt-4 max-w-intro font-serif text-body">{tools.text}</p>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {hasPageViews && (
          <>
            <button className={TEXT_LINK} type="button" onClick={() => exportCsv(all, words)}>
              {tools.exportCsv}
            </button>
            <button className={TEXT_LINK} type="button" onClick={() => exportJson(words)}>
              {tools.exportJson}
            </button>
          </>
        )}
        <label className={`views-import ${TEXT_LINK} relative`}>
          {tools.importJson}
          {/* The input itself is what is touched and has the focus; its label is what is seen. */}
          <input
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void importFile(file, tools).then(setMessage);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        {hasPageViews && (
          <button
            className={TEXT_LINK}
            type="button"
            onClick={() => {
              dialog.current?.showModal();
              dialog.current?.focus();
            }}
          >
            {tools.empty}
          </button>
        )}
      </div>
      <p className="mt-4 max-w-intro font-serif text-body" role="status">
        {message}
      </p>
      <ConfirmDialog ref={dialog} words={tools.confirm} total={all.length} onAccept={onEmpty} />
    </section>
  );
}

interface ConfirmProps {
  ref: RefObject<HTMLDialogElement | null>;
  words: AnalyticsPage['tools']['confirm'];
  /** Page views that would go. */
  total: number;
  onAccept: () => void;
}

/** Asks before everything is emptied. The focus is on the dialog, so that its question is read; what does nothing comes first. */
function ConfirmDialog({ ref, words, total, onAccept }: ConfirmProps) {
  const id = useId();
  return (
    <dialog
      className="views-dialog bg-paper text-ink"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}text`}
    >
      <h2 className="text-heading" id={`${id}heading`}>
        {words.heading}
      </h2>
      <p className="mt-4 font-serif text-body" id={`${id}text`}>
        {fill(words.text, { n: total })}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <button className={TEXT_LINK} type="button" onClick={() => ref.current?.close()}>
          {words.cancel}
        </button>
        <button
          className={SOLID_BUTTON}
          type="button"
          onClick={() => {
            ref.current?.close();
            onAccept();
          }}
        >
          {words.accept}
        </button>
      </div>
    </dialog>
  );
}
