import { expect, test } from 'vitest';
import { CONTACT_FIELDS, readContactMessage } from '../../../src/contact/contact-message.ts';

function fillForm(words: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(words)) data.append(name, value);
  return data;
}

test('a message has the four fields of the specification, in reading order', () => {
  expect(CONTACT_FIELDS).toEqual(['name', 'email', 'subject', 'message']);
  expect(Object.keys(readContactMessage(new FormData()))).toEqual(CONTACT_FIELDS);
});

test('a message is read as it was written, blanks and line ends included', () => {
  const words = {
    name: ' Ana ',
    email: 'ana@example.com',
    subject: '«Hola»',
    message: 'Uno\nDos <b>tres</b>',
  };
  expect(readContactMessage(fillForm(words))).toEqual(words);
});

test('a missing field, or a file in its place, reads as nothing', () => {
  const data = fillForm({ name: new Blob(['x']), email: 'ana@example.com' });
  expect(readContactMessage(data)).toEqual({ name: '', email: 'ana@example.com', subject: '', message: '' });
});

test('what is not a field of the message is left out', () => {
  expect(readContactMessage(fillForm({ name: 'Ana', other: 'x' }))).not.toHaveProperty('other');
});
