import type { JSX } from 'react';
import { interpolate, formatCount } from '../../i18n/interpolate.ts';
import { getLocalDate } from '../../page-views/days.ts';
import { PAGE_VIEWS_KEY, type PageView } from '../../page-views/page-view.ts';
import { clearPageViews } from '../../page-views/storage.ts';
import type { UiStrings } from '../../i18n/ui-strings.ts';
import { TEXT_LINK } from '../../styles/class-lists.ts';
import { serializeCsv } from './columns.ts';

interface Props {
  labels: Pick<UiStrings['analyticsPage'], 'table' | 'tools'>;
  pageViews: PageView[];
  onCleared: () => void;
  language: string;
}

/** Time in milliseconds after which the blob of a download is released. */
const BLOB_LIFETIME_MS = 60_000;

export default function Toolbar({ labels, pageViews, onCleared, language }: Props): JSX.Element {
  const { tools } = labels;

  const handleExport = () => {
    const fileName = interpolate(tools.fileName, { day: getLocalDate(new Date()) });
    downloadFile(`${fileName}.csv`, serializeCsv(pageViews, labels));
  };
  const handleClear = () => {
    const question = interpolate(tools.confirm, { n: formatCount(pageViews.length, language) });
    if (!window.confirm(question)) return;
    clearPageViews(window.localStorage);
    onCleared();
    // The browser dispatches `storage` only in other tabs, so notify this page as well.
    window.dispatchEvent(new Event(PAGE_VIEWS_KEY));
  };

  return (
    <div className="mt-4 flex flex-wrap gap-x-8">
      <button className={TEXT_LINK} type="button" onClick={handleExport}>
        {tools.exportCsv}
      </button>
      <button className={TEXT_LINK} type="button" onClick={handleClear}>
        {tools.empty}
      </button>
    </div>
  );
}

function downloadFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // Don't release the blob immediately: browsers that ask for a download folder read it later.
  window.setTimeout(() => URL.revokeObjectURL(link.href), BLOB_LIFETIME_MS);
}
