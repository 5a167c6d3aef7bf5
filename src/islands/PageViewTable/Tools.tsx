import { useId } from 'react';
import { fill, formatCount } from '../../fill.ts';
import { dayOf } from '../../page-views/days.ts';
import { PAGE_VIEWS_KEY, type PageView } from '../../page-views/page-view.ts';
import { emptyPageViews } from '../../page-views/storage.ts';
import type { AnalyticsPage } from '../../schemas/analytics-page.ts';
import { TEXT_LINK } from '../../styles/class-lists.ts';
import { writeCsv } from './columns.ts';

interface Props {
  labels: Pick<AnalyticsPage, 'table' | 'tools'>;
  all: PageView[];
  /** What a filter leaves; undefined without one. */
  filtered: PageView[] | undefined;
  onEmptied: () => void;
  language: string;
}

const DOWNLOAD_MS = 60_000;

/** What can be done with page views: export all or those that a filter leaves, and empty. */
export default function Tools({ labels, all, filtered, onEmptied, language }: Props) {
  const { tools } = labels;
  const headingId = useId();

  const exportCsv = (pageViews: PageView[], fileName: typeof tools.fileName) =>
    saveFile(`${fill(fileName, { day: dayOf(new Date()) })}.csv`, writeCsv(pageViews, labels));
  const empty = () => {
    if (!window.confirm(fill(tools.confirm, { n: formatCount(all.length, language) }))) return;
    emptyPageViews(window.localStorage);
    onEmptied();
    // For the recorder and this island: the browser sends its `storage` event to other tabs only.
    window.dispatchEvent(new Event(PAGE_VIEWS_KEY));
  };

  return (
    <section className="mt-8 border-t border-line pt-5" aria-labelledby={headingId}>
      <h2 className="text-note text-cement" id={headingId}>
        {tools.heading}
      </h2>
      <div className="flex flex-wrap gap-x-8">
        <button className={TEXT_LINK} type="button" onClick={() => exportCsv(all, tools.fileName)}>
          {tools.exportCsv}
        </button>
        {filtered && (
          <button
            className={TEXT_LINK}
            type="button"
            onClick={() => exportCsv(filtered, tools.fileNameFiltered)}
          >
            {tools.exportFiltered}
          </button>
        )}
        <button className={TEXT_LINK} type="button" onClick={empty}>
          {tools.empty}
        </button>
      </div>
      <p className="max-w-intro text-note text-cement">{tools.text}</p>
    </section>
  );
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // Browsers that ask where to save read the blob later.
  window.setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
}
