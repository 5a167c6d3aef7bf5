import { expect, test } from 'vitest';
import {
  getPrefillFragment,
  getPrefillUrl,
  parseContactPrefill,
  removePrefillParams,
} from '../../../src/contact/prefill-link.ts';

const SUBJECT = '¿Cuánto & cuándo?';
const MESSAGE = 'Hago una oferta de …\n#1';

test.each([
  [SUBJECT, MESSAGE],
  [SUBJECT, ''],
])('prefill link has the subject %j and the message %j', (subject, message) => {
  const url = new URL(getPrefillUrl('https://torre.test/en', subject, message));
  expect([url.pathname, url.hash]).toStrictEqual(['/en', '#contact']);
  expect(parseContactPrefill(url)).toStrictEqual({ subject, message });
  const hash = `#${getPrefillFragment(subject, message)}`;
  expect(parseContactPrefill({ hash, search: '' })).toStrictEqual({ subject, message });
});

test('prefill link without a message has only the subject', () => {
  expect([...new URLSearchParams(getPrefillFragment(SUBJECT)).keys()]).toHaveLength(1);
});

test('parseContactPrefill prefers the fragment to the query', () => {
  const { search } = new URL(getPrefillUrl('https://torre.test/', 'Antes'));
  expect(parseContactPrefill({ hash: `#${getPrefillFragment('Ahora')}`, search })?.subject).toBe('Ahora');
});

test.each(['+', '%20', ' '])('parseContactPrefill reads spaces written as %j', (space) => {
  const hash = `#asunto=Quiero${space}verlo`;
  expect(parseContactPrefill({ hash, search: '' })?.subject).toBe('Quiero verlo');
});

test('parseContactPrefill returns undefined without a subject', () => {
  expect(parseContactPrefill({ hash: '#contact', search: '?utm_source=ig' })).toBeUndefined();
});

test('removePrefillParams keeps the other parameters', () => {
  const { search } = new URL(getPrefillUrl('https://torre.test/', SUBJECT, MESSAGE));
  expect(removePrefillParams(search)).toBe('');
  expect(removePrefillParams(`${search}&utm_source=ig`)).toBe('?utm_source=ig');
});
