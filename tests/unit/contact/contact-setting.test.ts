import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContactSetting } from '../../../src/build/contact-endpoint/contact-setting.ts';

const read = (endpoint?: string, format?: string, key?: string) =>
  readContactSetting({
    PUBLIC_CONTACT_ENDPOINT: endpoint,
    PUBLIC_CONTACT_FORMAT: format,
    PUBLIC_CONTACT_KEY: key,
  });

test.each([[undefined], ['']])('without an endpoint (%j) nothing may be sent anywhere', (endpoint) => {
  expect(read(endpoint)).toEqual({ format: 'json', source: "'none'" });
});

test.each([
  ['https://mensajes.example.com/api?x=1', undefined, undefined, 'json', 'https://mensajes.example.com'],
  ['https://mensajes.example.com:8443/', 'form', undefined, 'form', 'https://mensajes.example.com:8443'],
  ['http://localhost:4531/messages', undefined, undefined, 'json', 'http://localhost:4531'],
  ['http://127.0.0.1:4531', undefined, undefined, 'json', 'http://127.0.0.1:4531'],
  ['https://formspree.io/f/abcdwxyz', undefined, undefined, 'formspree', 'https://formspree.io'],
  ['https://api.web3forms.com/submit', undefined, '1-2', 'web3forms', 'https://api.web3forms.com'],
  ['/', 'netlify', undefined, 'netlify', "'self'"],
  ['/api/mensajes', undefined, undefined, 'json', "'self'"],
])('%s as %s is read, and the policy opens to it alone', (address, asked, key, format, source) => {
  expect(read(address, asked, key)).toEqual({ address, format, source });
});

describe('a wrong value stops with its name, what was found, what is expected and an example', () => {
  test.each([
    'mensajes.example.com',
    'http://mensajes.example.com/',
    'http://localhost.example.com/',
    'ftp://localhost/',
    'https://ana:secreto@example.com/',
    'https://ana@example.com/',
    'https://example.com/#x',
    'https://example.com/a b',
    ' https://example.com/',
    'https://*.example.com/',
    'https://a;script-src.example/',
    'https://',
    '//example.com/',
    '/\\example.com/',
    '   ',
    'javascript:alert(1)',
  ])('%j', (address) => {
    expect(() => read(address)).toThrow(
      `PUBLIC_CONTACT_ENDPOINT: Se encontró "${address}". Se espera una dirección completa que empiece con https://`,
    );
    expect(() => read(address)).toThrow('por ejemplo "https://formspree.io/f/abcdwxyz".');
  });

  test.each([
    ['https://example.com/', 'xml', undefined, 'PUBLIC_CONTACT_FORMAT: Se encontró "xml". Se espera una de'],
    [
      'https://example.com/',
      'netlify',
      undefined,
      'PUBLIC_CONTACT_ENDPOINT: Se encontró "https://example.com/"',
    ],
    [
      'https://api.web3forms.com/submit',
      undefined,
      undefined,
      'PUBLIC_CONTACT_KEY: No tiene valor. Se espera',
    ],
    ['https://example.com/', undefined, 'abc', 'PUBLIC_CONTACT_KEY: Se encontró "abc". Se espera que falte'],
    [undefined, 'form', undefined, 'PUBLIC_CONTACT_FORMAT: Se encontró "form". Se espera junto con ella'],
    [undefined, undefined, 'abc', 'PUBLIC_CONTACT_KEY: Se encontró "abc". Se espera junto con ella'],
  ])('%s, %s, %s', (endpoint, format, key, message) => {
    expect(() => read(endpoint, format, key)).toThrow(message);
  });
});

test('whatever is accepted adds one plain source to the policy', () => {
  const addresses = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.string().map((host) => `https://${host}/`),
  );
  fc.assert(
    fc.property(addresses, (address) => {
      let source = "'none'";
      try {
        ({ source } = read(address));
      } catch (error) {
        expect(String(error)).toMatch(/PUBLIC_CONTACT_(ENDPOINT|KEY): /);
      }
      expect(source).toMatch(/^('none'|'self'|https?:\/\/[\w.-]+(:\d+)?|http:\/\/\[::1\](:\d+)?)$/);
    }),
    { numRuns: 200 },
  );
});
