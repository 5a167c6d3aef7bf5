import { describe, expect, test } from 'vitest';
import {
  fitPolicy,
  formatPolicy,
  mergePolicies,
  parsePolicy,
} from '../../../src/build/headers/content-security-policy.ts';

const merge = (...texts: string[]) => formatPolicy(mergePolicies(texts.map(parsePolicy)));

describe('parsePolicy', () => {
  test('reads directives with any spacing, and names in any case', () => {
    const text = " default-src 'none';IMG-SRC 'self'  data: ;; require-trusted-types-for 'script' ;";
    expect(formatPolicy(parsePolicy(text))).toBe(
      "default-src 'none'; img-src 'self' data:; require-trusted-types-for 'script'",
    );
  });
});

describe('mergePolicies', () => {
  test('holds the hashes of every page once', () => {
    expect(merge("script-src 'self' 'sha256-A'", "script-src 'self' 'sha256-B' 'sha256-A'")).toBe(
      "script-src 'self' 'sha256-A' 'sha256-B'",
    );
  });

  test('opens what one page opens, and keeps closed what all keep closed', () => {
    expect(
      merge(
        "connect-src 'none'; form-action 'none'; base-uri 'none'",
        "connect-src https://buzon.example; form-action https://buzon.example; base-uri 'none'",
      ),
    ).toBe("connect-src https://buzon.example; form-action https://buzon.example; base-uri 'none'");
  });

  test('takes what a page leaves out from its default, and drops what binds only another page', () => {
    expect(
      merge("default-src 'none'; img-src 'self'; base-uri 'none'", "default-src 'none'; font-src 'self'"),
    ).toBe("default-src 'none'; img-src 'self'; font-src 'self'");
  });
});

describe('fitPolicy', () => {
  const policy = parsePolicy(
    "default-src 'none'; img-src 'self'; script-src 'self' 'sha256-A'; frame-ancestors 'none'",
  );
  const whole = formatPolicy(policy);

  test('changes nothing while it fits', () => {
    expect(fitPolicy(policy, whole.length)).toBe(policy);
  });

  test('else leaves scripts to the policy in each page, and forbids nothing that a page allows', () => {
    expect(formatPolicy(fitPolicy(policy, whole.length - 1))).toBe("img-src 'self'; frame-ancestors 'none'");
  });
});
