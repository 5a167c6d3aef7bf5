import { expect, test } from 'vitest';
import { matchAll, pages, getBuiltText } from './built-site.ts';

const getStyles = (html: string): string =>
  [
    ...matchAll(html, /<style[^>]*>([^]*?)<\/style>/g),
    ...matchAll(html, /<link rel="stylesheet"[^>]* href="\/([^"]*)"/g).map(getBuiltText),
  ].join('\n');
/** Returns the unescaped class names that a style sheet has rules for. */
const getClassNames = (styles: string): string[] =>
  matchAll(styles, /\.((?:\\[^]|[\w-])+)/g).map((name) => name.replaceAll('\\', ''));

/** Prefix of Tailwind group names, which are classes without a rule. */
const GROUP_PREFIX = 'group/';
const unescape = (attribute: string) => attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>');

/** Tailwind 3 reuses the configuration of the previous style sheet, so a sheet without @config has the wrong utilities. */
test('styles of a page have a rule for each of its classes', () => {
  for (const [path, html] of pages) {
    const used = matchAll(html, /\bclass="([^"]+)"/g).flatMap((names) => unescape(names).split(' '));
    const styled = new Set(getClassNames(getStyles(html)));
    expect(styled.size, path).toBeGreaterThan(100);
    const missing = new Set(used).difference(styled);
    expect(
      [...missing].filter((name) => !name.startsWith(GROUP_PREFIX)),
      path,
    ).toStrictEqual([]);
  }
});

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const OUTLINED = /(?:^|;)\s*outline(?:-style)?:(?!\s*(?:none|0)\b)/;

/** Forced colours show the transparent outline of Tailwind's `outline-none`. */
test('styles outline only focused elements', () => {
  const styles = new Set(pages.map(([, html]) => getStyles(html)));
  const rules = [...styles].flatMap((style) => [...style.matchAll(RULE)]);
  const outlined = rules.filter(([, , declarations = '']) => OUTLINED.test(declarations));
  const selectors = outlined.flatMap(([, names = '']) => names.split(/,(?![^(]*\))/));
  expect(selectors).toContain('.field:focus');
  // Tailwind generates `.outline` because the word occurs in the code.
  const usedSelectors = selectors.filter((selector) => selector !== '.outline');
  expect(usedSelectors.filter((selector) => !/:(?:-moz-)?focus/.test(selector))).toStrictEqual([]);
});

/** Safari before 16.4 ignores a media query with a range: `(width >= 48em)`. */
test('media queries avoid the range syntax', () => {
  const styles = new Set(pages.map(([, html]) => getStyles(html)));
  const queries = [...styles].flatMap((style) => matchAll(style, /@media([^{]+)/g));
  expect(queries).not.toStrictEqual([]);
  expect(queries.filter((query) => /[<>]/.test(query))).toStrictEqual([]);
});

/** Returns the declarations of all rules that apply to `<html>`. */
const getRootDeclarations = (styles: string): string =>
  [...styles.matchAll(RULE)]
    .filter(([, selectors = '']) => selectors.split(',').some((selector) => selector.trim() === 'html'))
    .map(([, , declarations = '']) => declarations)
    .join(';');

/** Chromium's forced dark mode would invert backgrounds, but not images. Safari on iOS would zoom at a double tap on an arrow. */
test.each([
  ['opts out of automatic dark mode', /(?:^|;)\s*color-scheme:\s*(?:only light|light only)\b/],
  ['limits touch zoom to pinch gestures', /(?:^|;)\s*touch-action:\s*manipulation\b/],
])('root of every page %s', (_, declaration) => {
  for (const [path, html] of pages) expect(getRootDeclarations(getStyles(html)), path).toMatch(declaration);
});
