import { expect, test } from 'vitest';
import { DRAFT_KEY, readDraft, writeDraft } from '../../../src/contact/draft.ts';
import { blocked, tabWith } from './tab-storages.ts';

const draft = {
  message: { name: 'Ana', email: '', subject: '', message: 'Uno\nDos' },
  suggestedSubject: 'Programar visita',
};
const empty = { name: '', email: '', subject: '', message: '' };

test('what was typed is read as it was, and an empty form leaves nothing behind', () => {
  const tab = tabWith();
  expect(writeDraft(draft, tab)).toBe(true);
  expect(readDraft(tab)).toEqual(draft);
  expect(writeDraft({ ...draft, message: empty }, tab)).toBe(false);
  expect(tab.items.size).toBe(0);
});

test('blocked storage keeps nothing and breaks nothing', () => {
  expect(writeDraft(draft, blocked)).toBe(false);
  expect(readDraft(blocked)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '"x"', '{"message":{"name":1},"suggestedSubject":""}', '{"message":null}'])(
  'what else is stored there is no draft: %s',
  (stored) => {
    expect(readDraft(tabWith(DRAFT_KEY, stored))).toBeUndefined();
  },
);
