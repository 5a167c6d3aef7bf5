import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as PickerQuery from '../../../src/sunlight/picker/picker-query.ts';

const KEYBOARD_DELAY_MS = 250;

let query: typeof PickerQuery;
let page: { search: string; hash: string };
const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();

/** Returns the query string of the URL after `replaceState`. */
const getSavedQuery = (): string => page.search;

beforeEach(async () => {
  vi.useFakeTimers();
  page = { search: '?utm_source=boletin', hash: '#plano-piso' };
  replaceState.mockImplementation((_state, _unused, url) => {
    const { search, hash } = new URL(url, 'https://torre.test/');
    page = Object.assign(page, { search, hash });
  });
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', { state: { isOpened: true }, replaceState });
  vi.resetModules();
  query = await import('../../../src/sunlight/picker/picker-query.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  replaceState.mockReset();
});

const update = (time: string, delayMs?: number): void =>
  query.updateQuery(new URLSearchParams({ hora: time }), delayMs);

describe('updateQuery', () => {
  it('updateQuery keeps other parameters, the fragment and the history state', () => {
    update('17');
    expect(page).toStrictEqual({ search: '?utm_source=boletin&hora=17', hash: '#plano-piso' });
    expect(replaceState.mock.lastCall?.[0]).toStrictEqual({ isOpened: true });
  });

  it('updateQuery writes only the last of several delayed selections', () => {
    for (const time of ['16', '17', '18']) update(time, KEYBOARD_DELAY_MS);
    vi.advanceTimersByTime(KEYBOARD_DELAY_MS - 1);
    expect(replaceState).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(getSavedQuery()).toBe('?utm_source=boletin&hora=18');
    vi.advanceTimersByTime(KEYBOARD_DELAY_MS);
    expect(replaceState).toHaveBeenCalledOnce();
  });

  it('updateQuery keeps a selection that the browser rejects for the next call', () => {
    replaceState.mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    query.updateQuery(new URLSearchParams({ dia: '2026-12-21' }));
    expect(getSavedQuery()).toBe('?utm_source=boletin');
    expect(query.getQuery().get('dia')).toBe('2026-12-21');
    update('17');
    expect(getSavedQuery()).toBe('?utm_source=boletin&dia=2026-12-21&hora=17');
  });
});

describe('updateLanguageLink', () => {
  it('updateLanguageLink adds a selection that the URL does not have yet', () => {
    update('17', KEYBOARD_DELAY_MS);
    const link = { search: '' };
    query.updateLanguageLink({ target: { closest: () => link } } as unknown as Event);
    expect(link.search).toBe('utm_source=boletin&hora=17');
  });
});
