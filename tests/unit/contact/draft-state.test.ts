import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraftState, updateDraftState } from '../../../src/contact/draft-state.ts';

const ATTEMPT = { triedText: '{"name":"Ana & Eva"}', triedKey: '1-2-3-4' };
const throwQuotaError = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

let stored: string | null = null;
const storage = {
  getItem: (): string | null => stored,
  setItem: (_key: string, text: string): void => void (stored = text),
};

beforeEach(() => {
  stored = null;
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('updateDraftState keeps the other fields of the stored draft', () => {
  stored = 'name=Eva&suggestedSubject=Comprar';
  updateDraftState(ATTEMPT);
  expect(Object.fromEntries(new URLSearchParams(stored))).toStrictEqual({
    name: 'Eva',
    suggestedSubject: 'Comprar',
    ...ATTEMPT,
  });
  expect(readDraftState().triedText).toBe(ATTEMPT.triedText);
});

test.each([null, '', '{"triedKey":"1"}&%', 'name=Eva'])(
  'readDraftState returns no key for the draft %j',
  (draft) => {
    stored = draft;
    expect(readDraftState().triedKey).toBeUndefined();
  },
);

test('readDraftState is empty after the form has removed the draft', () => {
  updateDraftState(ATTEMPT);
  stored = null;
  expect(readDraftState().triedKey).toBeUndefined();
});

test.each([
  ['full', { ...storage, setItem: throwQuotaError }],
  ['blocked', { getItem: throwQuotaError, setItem: throwQuotaError }],
])('updateDraftState keeps the state in memory when storage is %s', (_condition, brokenStorage) => {
  vi.stubGlobal('sessionStorage', brokenStorage);
  updateDraftState(ATTEMPT);
  expect(readDraftState().triedKey).toBe(ATTEMPT.triedKey);
  vi.stubGlobal('sessionStorage', storage);
  updateDraftState({ triedText: '' });
  expect(readDraftState().triedKey).toBe(ATTEMPT.triedKey);
  expect(stored).toContain(`triedKey=${ATTEMPT.triedKey}`);
  // The stored draft replaces the draft in memory, so a later removal counts.
  stored = null;
  expect(readDraftState().triedKey).toBeUndefined();
});
