import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../src/commands/serve/header-rules.mjs';
import { formatCaddySnippet } from '../../../src/build/headers/caddy-snippet.ts';
import { sortFiles } from '../../../src/build/headers/caching.ts';
import { formatCloudFrontPolicy } from '../../../src/build/headers/cloudfront-policy.ts';
import { parsePolicy } from '../../../src/build/headers/content-security-policy.ts';
import { formatHeadersFile } from '../../../src/build/headers/headers-file.ts';
import { formatNginxSnippet } from '../../../src/build/headers/nginx-snippet.ts';
import { completePolicy, describeHeaders } from '../../../src/build/headers/response-headers.ts';

const files = sortFiles([
  'index.html',
  '404.html',
  'analytics/index.html',
  'exhibiciones/index.html',
  'exhibiciones/2/index.html',
  '_astro/a.Bc12.js',
  'favicon.ico',
  'robots.txt',
  '_headers',
  '_redirects',
  '.nojekyll',
  '.well-known/security.txt',
]);
const headers = describeHeaders(completePolicy(parsePolicy("default-src 'none'; script-src 'sha256-A'")));

describe('sortFiles', () => {
  test('tells pages, hashed files and fixed names apart, and leaves out what only hosts read', () => {
    expect(files).toEqual({
      pages: [
        '404.html',
        'analytics/index.html',
        'exhibiciones/2/index.html',
        'exhibiciones/index.html',
        'index.html',
      ],
      hashed: ['_astro/a.Bc12.js'],
      fixed: ['.well-known/security.txt', 'favicon.ico', 'robots.txt'],
    });
  });
});

describe('describeHeaders', () => {
  const value = (name: string) => headers.find((header) => header.name === name)?.value;

  test('adds to the policy what only a header can forbid', () => {
    expect(value('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'sha256-A'; frame-ancestors 'none'",
    );
  });

  test("lets the visit history see the site's own addresses, and nobody else more than the origin", () => {
    expect(value('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  test('does not ask for a place in the list of preloaded hosts, which only the owner may', () => {
    expect(value('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('formatHeadersFile', () => {
  const rules = parseHeaderRules(formatHeadersFile(headers, files));
  const cacheControl = (path: string) => headersFor(rules, path).get('cache-control');

  test.each(['/', '/analytics', '/analytics/', '/exhibiciones', '/exhibiciones/2', '/favicon.ico', '/nada'])(
    'gives %s every header once',
    (path) => {
      const found = headersFor(rules, path);
      for (const { name, value } of headers) expect(found.get(name.toLowerCase())).toBe(value);
    },
  );

  test.each([
    ['/', 'no-cache'],
    ['/analytics', 'no-cache'],
    ['/analytics/', 'no-cache'],
    ['/exhibiciones/2', 'no-cache'],
    ['/_astro/a.Bc12.js', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/nada', undefined],
  ])('says how long %s may be kept: %s', (path, value) => {
    expect(cacheControl(path)).toBe(value);
  });

  test('an address with a space is written as browsers ask for it', () => {
    const spaced = sortFiles(['ficha técnica.pdf']);
    const [path = ''] = [...formatHeadersFile(headers, spaced).matchAll(/^\/ficha.*$/gm)].map(String);
    expect(path).toBe('/ficha%20t%C3%A9cnica.pdf');
    expect(formatNginxSnippet(headers, spaced)).toContain('"^/(ficha técnica\\.pdf)$"');
    expect(formatCaddySnippet(headers, spaced)).toContain('@fixed path `/ficha técnica.pdf`');
  });

  test('an archive of any length is two rules', () => {
    const pages = Array.from({ length: 200 }, (_, index) => `exhibiciones/${String(index + 2)}/index.html`);
    expect(() => formatHeadersFile(headers, sortFiles([...pages, 'index.html']))).not.toThrow();
  });

  test('stops the build where Cloudflare Pages would drop a line or a rule in silence', () => {
    expect(() => formatHeadersFile([{ name: 'X-Largo', value: 'a'.repeat(2000) }], files)).toThrow(
      /la línea «X-Largo: a+…» tiene 2011 caracteres, y Cloudflare Pages admite 2000 por línea/,
    );
    const many = Array.from({ length: 100 }, (_, index) => `icon-${String(index)}.png`);
    expect(() => formatHeadersFile(headers, sortFiles(many))).toThrow(
      'dist/_headers: son 102 reglas, y Cloudflare Pages admite 100.',
    );
  });
});

describe('the snippets', () => {
  const nginx = formatNginxSnippet(headers, files);
  const caddy = formatCaddySnippet(headers, files);

  test('carry every header, nginx also on errors', () => {
    for (const { name, value } of headers) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
      expect(caddy).toContain(`${name} \`${value}\``);
    }
  });

  test('of nginx adds no header inside a location, where it would take all the others away', () => {
    const locations = [...nginx.matchAll(/^location .*\{(.*)\}$/gm)].map(([, body]) => body);
    expect(locations.length).toBeGreaterThan(3);
    expect(locations.join()).not.toContain('add_header');
  });

  test('refuse a value that would end their word early', () => {
    expect(() => formatNginxSnippet([{ name: 'X', value: 'a"; return 200; "$b' }], files)).toThrow('nginx');
    expect(() => formatCaddySnippet([{ name: 'X', value: 'a` b' }], files)).toThrow('Caddy');
  });
});

test('the policy of CloudFront holds every header once, each where CloudFront has its place', () => {
  const policy = JSON.parse(formatCloudFrontPolicy(headers)) as {
    SecurityHeadersConfig: object;
    CustomHeadersConfig: { Quantity: number; Items: { Header: string }[] };
  };
  expect(policy.SecurityHeadersConfig).toMatchObject({
    ContentSecurityPolicy: {
      ContentSecurityPolicy: "default-src 'none'; script-src 'sha256-A'; frame-ancestors 'none'",
    },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Preload: false },
    FrameOptions: { FrameOption: 'DENY' },
  });
  const custom = policy.CustomHeadersConfig.Items.map(({ Header }) => Header);
  expect(custom).toHaveLength(policy.CustomHeadersConfig.Quantity);
  expect(custom.length + Object.keys(policy.SecurityHeadersConfig).length).toBe(headers.length);
});
