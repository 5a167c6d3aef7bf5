import { describe, expect, test } from 'vitest';
import { resolveAddress } from '../../../src/commands/serve/resolve-address.mjs';

const FILES = [
  'index.html',
  '404.html',
  'og.jpg',
  'analytics/index.html',
  '_astro/page.abc.css',
  'fotos/señal 1.jpg',
];

const resolve = (target: string) => resolveAddress(target, (file) => FILES.includes(file.join('/')));

describe('resolveAddress', () => {
  test.each([
    ['/', ['index.html']],
    ['/?name=Ana', ['index.html']],
    ['/analytics', ['analytics', 'index.html']],
    ['/analytics?desde=2026-01-01', ['analytics', 'index.html']],
    ['/og.jpg', ['og.jpg']],
    ['/404.html', ['404.html']],
    ['/_astro/page.abc.css?v=1', ['_astro', 'page.abc.css']],
    ['/fotos/se%C3%B1al%201.jpg', ['fotos', 'señal 1.jpg']],
  ])('%s is a file', (target, file) => {
    expect(resolve(target)).toEqual({ status: 200, file });
  });

  test.each([
    ['/analytics/', '/analytics'],
    ['/analytics/?q=/x/', '/analytics?q=/x/'],
    ['/analytics/index.html', '/analytics'],
    ['/index.html', '/'],
  ])('%s moves to the clean address %s', (target, location) => {
    expect(resolve(target)).toEqual({ status: 308, location });
  });

  test.each([
    '/nada',
    '/nada/',
    '/og.jpg/',
    '/og.jpg/x',
    '/Analytics',
    '/_astro',
    '/_astro/',
    '//analytics',
    '//evil.example/',
    '/analytics//',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%5cpackage.json',
    '/analytics/../index.html',
    '/./index.html',
    '/analytics%2findex.html',
    '/analytics%5cindex.html',
    '/.env',
    '/index.html%00.jpg',
    '/C:/index.html',
    '/index.html::$DATA',
  ])('%s is not found', (target) => {
    expect(resolve(target)).toEqual({ status: 404 });
  });

  test.each(['', '*', 'index.html', 'http://localhost/', '/%', '/%zz', '/%ff'])(
    '%j is no address',
    (target) => {
      expect(resolve(target)).toEqual({ status: 400 });
    },
  );
});
