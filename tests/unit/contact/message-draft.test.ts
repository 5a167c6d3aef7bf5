import { expect, test } from 'vitest';
import { DRAFT_KEY, readDraft, writeDraft } from '../../../src/contact/message-draft.ts';
import { memoryStorage } from './memory-tab.ts';

const draft = {
  message: { name: 'Ana', email: '', subject: '', message: 'Uno\nDos' },
  suggestedSubject: 'Programar visita',
};
const empty = { name: '', email: '', subject: '', message: '' };
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test('what was typed is read as it was', () => {
  const storage = memoryStorage();
  expect(writeDraft(draft, () => storage)).toBe(true);
  expect(readDraft(() => storage)).toEqual(draft);
});

test('an empty form leaves nothing behind', () => {
  const storage = memoryStorage();
  writeDraft(draft, () => storage);
  expect(writeDraft({ ...draft, message: empty }, () => storage)).toBe(false);
  expect(storage).toHaveLength(0);
});

test('blocked or full storage keeps nothing and breaks nothing', () => {
  expect(writeDraft(draft, blocked)).toBe(false);
  expect(readDraft(blocked)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '"x"', '{"message":{"name":1},"suggestedSubject":""}', '{"message":null}'])(
  'what else is stored there is no draft: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem(DRAFT_KEY, text);
    expect(readDraft(() => storage)).toBeUndefined();
  },
);
