import { useId, useRef, useState } from 'react';
import { createDayOf } from '../../page-views/calendar-day.ts';
import { toCsv } from '../../page-views/export-csv.ts';
import { toJson } from '../../page-views/export-json.ts';
import type { PageView } from '../../page-views/page-view.ts';
import { readRows } from '../../page-views/stored-rows.ts';
import type { HistoryWords } from '../../schemas/analytics-page.ts';
import ConfirmDialog from './ConfirmDialog.tsx';
import { fillTemplate } from './fill-template.ts';
import { importFile } from './import-file.ts';
import { saveFile } from './save-file.ts';

interface Props {
  words: HistoryWords;
  /** The whole history, in stored order. */
  records: PageView[];
  onEmpty: () => void;
}

/** What can be done with the whole history: export, import, empty. */
export default function HistoryTools({ words, records, onEmpty }: Props) {
  const { tools, table } = words;
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [message, setMessage] = useState('');
  const fileName = () => fillTemplate(tools.fileName, { day: createDayOf()(new Date()) });

  const exportCsv = () => {
    const csv = { columns: { ...table.columns, ...tools.csv }, devices: table.devices };
    saveFile(`${fileName()}.csv`, 'text/csv', toCsv(records, csv));
  };
  const exportJson = () => {
    saveFile(`${fileName()}.json`, 'application/json', toJson(readRows(window.localStorage)));
  };

  return (
    <section className="history-section" aria-labelledby={headingId}>
      <h2 className="text-heading" id={headingId}>
        {tools.heading}
      </h2>
      <p className="mt-4 max-w-intro font-serif text-body">{tools.text}</p>
      <div className="history-tools">
        {records.length > 0 && (
          <>
            <button type="button" onClick={exportCsv}>
              {tools.exportCsv}
            </button>
            <button type="button" onClick={exportJson}>
              {tools.exportJson}
            </button>
          </>
        )}
        <label>
          {tools.importJson}
          <input
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
        {records.length > 0 && (
          <button type="button" onClick={() => dialog.current?.showModal()}>
            {tools.empty}
          </button>
        )}
      </div>
      <p className="mt-4 max-w-intro font-serif text-body" role="status">
        {message}
      </p>
      <ConfirmDialog ref={dialog} words={tools.confirm} total={records.length} onAccept={onEmpty} />
    </section>
  );
}
