import { describe, expect, test } from 'vitest';
import { applyRules } from '../../../src/commands/observatory/observatory-rules.mjs';
import { checkSixHeaders, scoreFindings } from '../../../src/commands/observatory/observatory-score.mjs';
import { parsePolicy } from '../../../src/headers/content-security-policy.ts';
import { completePolicy, describeHeaders } from '../../../src/headers/response-headers.ts';

const POLICY =
  "default-src 'none'; img-src 'self' data:; connect-src 'none'; form-action 'none'; script-src 'self' 'sha256-A'; style-src 'self' 'sha256-B'";
const OURS: Record<string, string> = Object.fromEntries(
  describeHeaders(completePolicy(parsePolicy(POLICY))).map(({ name, value }) => [name.toLowerCase(), value]),
);

const evaluate = (headers: Record<string, string>, html = '<script>1</script>', metaPolicy?: string) =>
  applyRules({ headers: new Map(Object.entries(headers)), html, metaPolicy });
const ruling = (name: string, headers: Record<string, string>, html?: string, metaPolicy?: string) => {
  const finding = evaluate(headers, html, metaPolicy).find(({ test: id }) => id === name);
  return [finding?.result, finding?.modifier];
};
const csp = (header: string, meta?: string) =>
  ruling('content-security-policy', { 'content-security-policy': header }, '', meta);

describe("the Observatory's score", () => {
  test('of the headers that every host sends is at least 130, and all six headers are there', () => {
    expect(scoreFindings(evaluate(OURS, '<script>1</script>', POLICY))).toEqual({ score: 150, grade: 'A+' });
    expect(checkSixHeaders(new Map(Object.entries(OURS))).missing).toEqual([]);
  });

  test('of a contact endpoint that is open is no lower', () => {
    const open = POLICY.replaceAll("connect-src 'none'; form-action 'none'", 'connect-src https://a.example');
    const headers = { ...OURS, 'content-security-policy': `${open}; frame-ancestors 'none'` };
    expect(scoreFindings(evaluate(headers, '', open)).score).toBe(150);
  });

  test('of a site without headers is an F, and none of the six is there', () => {
    expect(scoreFindings(evaluate({}))).toEqual({ score: 30, grade: 'D' });
    expect(checkSixHeaders(new Map()).missing).toHaveLength(6);
  });

  test('counts no bonus for a site that would not get an A without it', () => {
    const { 'strict-transport-security': _, ...rest } = OURS;
    expect(scoreFindings(evaluate(rest))).toEqual({ score: 80, grade: 'B+' });
  });
});

describe('the rule of', () => {
  test.each([
    ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none', 10],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe', 5],
    [
      "default-src 'none'; style-src 'unsafe-inline'",
      'csp-implemented-with-unsafe-inline-in-style-src-only',
      0,
    ],
    ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval', -10],
    ["default-src 'none'; script-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline', -20],
    ["default-src 'none'; script-src https:", 'csp-implemented-with-unsafe-inline', -20],
    ["img-src 'self'", 'csp-implemented-with-unsafe-inline', -20],
    [
      "default-src 'none'; img-src http://a.example",
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
      -10,
    ],
    ["default-src 'none'; connect-src http://a.example", 'csp-implemented-with-insecure-scheme', -20],
    ['', 'csp-not-implemented', -25],
  ])('content-security-policy: %s', (header, result, modifier) => {
    expect(csp(header)).toEqual([result, modifier]);
  });

  test('content-security-policy takes what header and page leave together', () => {
    expect(csp("default-src 'none'; script-src 'unsafe-inline'", "script-src 'self'")[1]).toBe(10);
    expect(csp('', "default-src 'none'")[1]).toBe(10);
  });

  test.each([
    ['x-frame-options', {}, 'x-frame-options-not-implemented', -20],
    ['x-frame-options', { 'x-frame-options': 'DENY' }, 'x-frame-options-sameorigin-or-deny', 5],
    ['x-frame-options', { 'x-frame-options': 'maybe' }, 'x-frame-options-header-invalid', -20],
    [
      'strict-transport-security',
      { 'strict-transport-security': 'max-age=60' },
      'hsts-implemented-max-age-less-than-six-months',
      -10,
    ],
    ['strict-transport-security', { 'strict-transport-security': 'a' }, 'hsts-header-invalid', -20],
    ['referrer-policy', { 'referrer-policy': 'unsafe-url' }, 'referrer-policy-unsafe', -5],
    ['referrer-policy', { 'referrer-policy': 'unsafe-url, same-origin' }, 'referrer-policy-private', 5],
    ['referrer-policy', { 'referrer-policy': 'maybe' }, 'referrer-policy-header-invalid', -5],
    [
      'x-content-type-options',
      { 'x-content-type-options': 'maybe' },
      'x-content-type-options-header-invalid',
      -5,
    ],
    [
      'cross-origin-resource-policy',
      { 'cross-origin-resource-policy': 'cross-origin' },
      'corp-implemented-with-cross-origin',
      0,
    ],
    ['cross-origin-opener-policy', { 'cross-origin-opener-policy': 'maybe' }, 'coop-header-invalid', -5],
    [
      'cross-origin-embedder-policy',
      { 'cross-origin-embedder-policy': 'unsafe-none' },
      'coep-implemented-with-unsafe-none',
      0,
    ],
    ['cookies', { 'set-cookie': 'a=b' }, 'cookies-without-secure-flag', -20],
    [
      'cross-origin-resource-sharing',
      { 'access-control-allow-origin': '*' },
      'cross-origin-resource-sharing-implemented-with-universal-access',
      -50,
    ],
  ] as const)('%s: %o', (name, headers, result, modifier) => {
    expect(ruling(name, headers)).toEqual([result, modifier]);
  });

  test.each([
    ['', 0],
    ['<script src="/a.js"></script>', 0],
    ['<script src="/a.js" integrity="sha384-A"></script>', 5],
    ['<script src="https://a.example/a.js"></script>', -5],
  ])('subresource-integrity: %s', (html, modifier) => {
    expect(ruling('subresource-integrity', {}, html)[1]).toBe(modifier);
  });
});
