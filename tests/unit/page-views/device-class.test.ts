import { expect, test } from 'vitest';
import { classifyDevice } from '../../../src/page-views/device-class.ts';

test.each([
  [
    'mobile',
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'mobile',
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  ],
  [
    'mobile',
    'an iPad before iOS 13',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'desktop',
    'an iPad since iOS 13, which says it is a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  ],
  [
    'desktop',
    'an Android tablet with Chrome',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  ],
  [
    'tablet',
    'an Android tablet with Firefox',
    'Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0',
  ],
  [
    'tablet',
    'a Windows tablet PC',
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0; Tablet PC 2.0)',
  ],
  [
    'desktop',
    'a Kindle in desktop style',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Silk/130.4.1 like Chrome/130.0.6723.86 Safari/537.36',
  ],
  [
    'desktop',
    'a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  ],
] as const)('%s: %s', (expected, _, userAgent) => {
  expect(classifyDevice(userAgent)).toBe(expected);
});

test('mobile is asked before tablet, in any letters', () => {
  expect(classifyDevice('TABLET MOBILE')).toBe('mobile');
  expect(classifyDevice('TaBlEt')).toBe('tablet');
  expect(classifyDevice('')).toBe('desktop');
});
