import { expect, test, vi } from 'vitest';
import { DRAFT_KEY } from '../../../src/contact/draft.ts';

test.each(['no JSON', 'null', '3', '{"message":null,"suggestion":5,"lastTry":{"text":2}}'])(
  'a stored draft that is none, %s, leaves the form empty',
  async (stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored);
    vi.resetModules();
    const { readDraft } = await import('../../../src/contact/draft.ts');
    expect(readDraft()).toEqual({
      message: { name: '', email: '', subject: '', message: '' },
      suggestion: { subject: '', message: '' },
      lastTry: { text: '', key: '' },
    });
  },
);
