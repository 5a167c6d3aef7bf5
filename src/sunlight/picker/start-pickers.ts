import { getQuery, updateLanguageLink, updateQuery } from './picker-query.ts';
import { SunlightPicker } from './sunlight-picker.ts';

// Starts the pickers of a page and keeps them in sync with each other and with the URL.

const pickers = [...document.querySelectorAll<HTMLElement>('.sunlight')].map(
  (root) =>
    new SunlightPicker(root, (selection, delayMs) => {
      selectInAllPickers(selection);
      updateQuery(selection, delayMs);
    }),
);

function selectInAllPickers(query: URLSearchParams): void {
  for (const picker of pickers) picker.select(query);
}

/** Follows a link to a room without adding a history entry, and keeps the focus on the link. */
function onRoomClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.room-list a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(link.hash);
  link.focus({ preventScroll: true });
}

addEventListener('hashchange', () => selectInAllPickers(getQuery()));
document.addEventListener('click', onRoomClick);
document.addEventListener('click', updateLanguageLink);
document.addEventListener('auxclick', updateLanguageLink);
selectInAllPickers(getQuery());
