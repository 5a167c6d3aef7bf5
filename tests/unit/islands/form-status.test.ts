import { describe, expect, test } from 'vitest';
import type { ContactMessage } from '../../../src/contact/message.ts';
import { type FormStatus, reduceStatus } from '../../../src/islands/ContactForm/form-status.ts';

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };
const MESSAGE: ContactMessage = { ...EMPTY, name: 'Ana', message: 'Hola' };
const EDITED: ContactMessage = { ...MESSAGE, message: 'Hola, otra vez' };

const EDITING: FormStatus = { name: 'editing' };
const SUBMITTING: FormStatus = { name: 'submitting' };
const SENT: FormStatus = { name: 'sent' };
const CLEARED: FormStatus = { name: 'simulated', message: MESSAGE, isKept: false };
const KEPT: FormStatus = { name: 'simulated', message: MESSAGE, isKept: true };
const FAILED: FormStatus = {
  name: 'failed',
  failure: { reason: 'timeout', mayHaveArrived: true },
  message: MESSAGE,
};

describe('reduceStatus', () => {
  test.each([EDITING, SENT, CLEARED, KEPT, FAILED])(
    'reduceStatus submits a valid form when $name',
    (status) => {
      expect(reduceStatus(status, { type: 'submit', isValid: true })).toEqual(SUBMITTING);
    },
  );

  test.each([EDITING, SENT, FAILED])(
    'form returns to editing when an invalid message was $name',
    (status) => {
      expect(reduceStatus(status, { type: 'submit', isValid: false })).toEqual(EDITING);
    },
  );

  test.each([CLEARED, KEPT])('form keeps an unsent message when the next is invalid ($name)', (status) => {
    expect(reduceStatus(status, { type: 'submit', isValid: false })).toBe(status);
  });

  test.each([FAILED, KEPT])('form updates the message of its mail link on input ($name)', (status) => {
    expect(reduceStatus(status, { type: 'input', message: EDITED })).toEqual({
      ...status,
      message: EDITED,
    });
  });

  test('form keeps the only copy of an unsent message while the next is typed', () => {
    expect(reduceStatus(CLEARED, { type: 'input', message: EDITED })).toBe(CLEARED);
  });

  test('form discards an unsent message when the visitor empties the fields', () => {
    expect(reduceStatus(KEPT, { type: 'input', message: EMPTY })).toEqual(EDITING);
  });

  test('form keeps the sent status when the visitor empties the fields', () => {
    expect(reduceStatus(SENT, { type: 'input', message: EMPTY })).toBe(SENT);
  });

  test('form returns to editing when the next message begins', () => {
    expect(reduceStatus(SENT, { type: 'input', message: EDITED })).toEqual(EDITING);
  });
});
