import { describe, expect, test } from 'vitest';
import { formatPolicy } from '../../../src/build/headers/content-security-policy.ts';
import { readPagePolicy } from '../../../src/build/headers/page-policy.ts';

describe('readPagePolicy', () => {
  test('reads the meta of a page, with its entities', () => {
    const html = `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="img-src &#39;self&#39; https://a.example/?a&amp;b"></head>`;
    const policy = readPagePolicy(html);
    expect(policy && formatPolicy(policy)).toBe("img-src 'self' https://a.example/?a&b");
  });

  test('finds nothing in a page without one', () => {
    expect(readPagePolicy('<meta name="description" content="default-src">')).toBeUndefined();
  });
});
