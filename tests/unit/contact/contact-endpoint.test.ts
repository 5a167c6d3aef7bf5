import { expect, test } from 'vitest';
import { getContactSources } from '../../../src/build/contact-endpoint.ts';

const getSources = (
  PUBLIC_CONTACT_ENDPOINT?: string,
  PUBLIC_CONTACT_FORMAT?: string,
  PUBLIC_CONTACT_KEY?: string,
) => getContactSources({ PUBLIC_CONTACT_ENDPOINT, PUBLIC_CONTACT_FORMAT, PUBLIC_CONTACT_KEY });

test.each([
  [undefined, undefined, undefined, "'self'"],
  ['', '', '', "'self'"],
  ['https://mensajes.example.com/api?x=1', undefined, undefined, "'self' https://mensajes.example.com"],
  ['https://mensajes.example.com:8443', 'json', undefined, "'self' https://mensajes.example.com:8443"],
  ['http://localhost:4531/messages', undefined, undefined, "'self' http://localhost:4531"],
  ['https://formspree.io/f/abcdwxyz', undefined, undefined, "'self' https://formspree.io"],
  ['https://api.web3forms.com/submit', undefined, '1-2', "'self' https://api.web3forms.com"],
  ['/', 'form', undefined, "'self'"],
  ['/api/mensajes', undefined, undefined, "'self'"],
])('endpoint %j with format %j and key %j has the CSP source %s', (endpoint, format, key, cspSource) => {
  expect(getSources(endpoint, format, key)).toBe(cspSource);
});

test.each([
  'mensajes.example.com',
  'http://mensajes.example.com/',
  'http://localhost.example.com/',
  'https://ana:secreto@example.com/',
  'https://example.com/#x',
  'https://example.com/a b',
  'https://*.example.com/',
  'https://a;script-src.example/',
  '//example.com/',
  '/\\example.com/',
  'javascript:alert(1)',
])('getContactSources rejects the endpoint %j', (endpoint) => {
  expect(() => getSources(endpoint)).toThrow(
    `PUBLIC_CONTACT_ENDPOINT: Se encontró "${endpoint}". Se espera una dirección completa que empiece con https:// (http:// solo en localhost o 127.0.0.1), sin usuario, contraseña, espacios ni #; o una ruta del propio sitio que empiece con una sola /, por ejemplo "https://formspree.io/f/abcdwxyz".`,
  );
});

const ENDPOINT = 'https://example.com/';
test.each([
  [
    ENDPOINT,
    'xml',
    undefined,
    'PUBLIC_CONTACT_FORMAT: Se encontró "xml". Se espera una de estas palabras: json,',
  ],
  [
    ENDPOINT,
    'form',
    undefined,
    `PUBLIC_CONTACT_ENDPOINT: Se encontró "${ENDPOINT}". Se espera para Netlify Forms`,
  ],
  ['https://api.web3forms.com/', undefined, undefined, 'PUBLIC_CONTACT_KEY: No tiene valor. Se espera'],
  [undefined, 'json', undefined, 'PUBLIC_CONTACT_ENDPOINT: No tiene valor. Se espera'],
  [undefined, undefined, 'abc', 'PUBLIC_CONTACT_ENDPOINT: No tiene valor. Se espera'],
])('getContactSources rejects endpoint %j with format %j and key %j', (endpoint, format, key, error) => {
  expect(() => getSources(endpoint, format, key)).toThrow(error);
});
