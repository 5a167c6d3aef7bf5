/** Query parameters of a selection. Shared links contain them, so they are the same in every locale and never change. */
export const DATE_PARAM = 'dia';
export const TIME_PARAM = 'hora';
export const PLAN_STATE_PARAM = 'estado';

/** Parameters that are not yet in the URL. */
let unsaved = new URLSearchParams();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the query string of the page, with the latest selection. */
export function getQuery(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of unsaved) query.set(name, value);
  return query;
}

/** Copies parameters into the query string of the current history entry, after a delay in milliseconds. */
export function updateQuery(parameters: URLSearchParams, delayMs = 0): void {
  for (const [name, value] of parameters) unsaved.set(name, value);
  clearTimeout(timer);
  if (delayMs > 0) timer = setTimeout(saveQuery, delayMs);
  else saveQuery();
}

function saveQuery(): void {
  try {
    history.replaceState(history.state, '', `?${String(getQuery())}${location.hash}`);
    unsaved = new URLSearchParams();
  } catch {
    // WebKit throws after 100 calls within ten seconds. The next selection updates the URL.
  }
}

/** Adds the latest selection to a link to another language. Call this function after `Menu.astro` has copied the query string of the URL. */
export function updateLanguageLink({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[rel=alternate]');
  if (link) link.search = String(getQuery());
}
