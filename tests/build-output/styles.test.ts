import { expect, test } from 'vitest';
import { matchAll, pages, textOf } from './built-site.ts';

/** The style sheets of a page, those within it and those that it names. */
const stylesOf = (html: string): string =>
  [
    ...matchAll(html, /<style[^>]*>([^]*?)<\/style>/g),
    ...matchAll(html, /<link rel="stylesheet"[^>]* href="\/([^"]*)"/g).map(textOf),
  ].join('\n');
/** The classes that a style sheet has rules for, as they stand in HTML. */
const classesIn = (styles: string): string[] =>
  matchAll(styles, /\.((?:\\[^]|[\w-])+)/g).map((name) => name.replaceAll('\\', ''));

/** How the name of a group for the states of others begins: a class without a rule. */
const GROUP = 'group/';
const unescape = (attribute: string) => attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>');

/** Tailwind 3 keeps the configuration of the last style sheet that named one: without its own, a sheet gets another's utilities. */
test('every class of a page has a rule in the styles of that page', () => {
  for (const [path, html] of pages) {
    const used = matchAll(html, /\bclass="([^"]+)"/g).flatMap((names) => unescape(names).split(' '));
    const styled = new Set(classesIn(stylesOf(html)));
    expect(styled.size, path).toBeGreaterThan(100);
    const lost = new Set(used).difference(styled);
    expect(
      [...lost].filter((name) => !name.startsWith(GROUP)),
      path,
    ).toStrictEqual([]);
  }
});

/** A rule's selectors and its declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const OUTLINED = /(?:^|;)\s*outline(?:-style)?:(?!\s*(?:none|0)\b)/;

/** `outline-none` of Tailwind is a transparent outline, which forced colours paint. */
test('no style has an outline but that of the focus', () => {
  const styles = new Set(pages.map(([, html]) => stylesOf(html)));
  const rules = [...styles].flatMap((style) => [...style.matchAll(RULE)]);
  const outlined = rules.filter(([, , declarations = '']) => OUTLINED.test(declarations));
  const selectors = outlined.flatMap(([, names = '']) => names.split(/,(?![^(]*\))/));
  expect(selectors).toContain('.field:focus');
  // A word of the code that Tailwind takes for a class.
  const own = selectors.filter((selector) => selector !== '.outline');
  expect(own.filter((selector) => !/:(?:-moz-)?focus/.test(selector))).toStrictEqual([]);
});
