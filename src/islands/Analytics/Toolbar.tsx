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

const DOWNLOAD_MS = 60_000;

/** What can be done with the page views: export and empty. */
export default function Toolbar({ labels, pageViews, onCleared, language }: Props) {
  const { tools } = labels;

  const exportCsv = () =>
    saveFile(
      `${interpolate(tools.fileName, { day: getLocalDate(new Date()) })}.csv`,
      serializeCsv(pageViews, labels),
    );
  const empty = () => {
    if (!window.confirm(interpolate(tools.confirm, { n: formatCount(pageViews.length, language) }))) return;
    clearPageViews(window.localStorage);
    onCleared();
    // For the recorder and this island: the browser sends its `storage` event to other tabs only.
    window.dispatchEvent(new Event(PAGE_VIEWS_KEY));
  };

  return (
    <div className="mt-4 flex flex-wrap gap-x-8">
      <button className={TEXT_LINK} type="button" onClick={exportCsv}>
        {tools.exportCsv}
      </button>
      <button className={TEXT_LINK} type="button" onClick={empty}>
        {tools.empty}
      </button>
    </div>
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
