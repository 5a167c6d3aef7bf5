import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';

const STYLE = /(?<=<style[^>]*>)[^]+?(?=<\/style>)/g;
const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
const SCRIPT_FILE = /[\w./-]+\.js\b/g;
/** What a selector says in parentheses and brackets may be one of several, or none. */
const INSIDE = /(?<!\\)(?:\((?:\\.|[^()\\])*\)|\[(?:\\.|[^\]\\])*\])/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * Leaves in a finished page the style rules that it may use. Tailwind writes the utilities of all pages for each of them,
 * which is a fifth of the page of an exhibition. A rule stays when each class it asks for is in the page, or in a script
 * that the page may load; its hash in the policy follows.
 */
export function keepOwnStyles(html: string, folder: string): string {
  const scripts = readScripts(html, folder).join('\n');
  const classes = readClasses(html);
  const isUsed = (name: string) => classes.has(name) || scripts.includes(name);
  let page = html;
  for (const [style] of html.matchAll(STYLE)) {
    const own = keepRules(style, isUsed);
    page = page.replace(style, () => own).replaceAll(hash(style), hash(own));
  }
  return page;
}

/** Every class of a page, among them Tailwind's `md:[&>*]:col-span-3`, written as HTML asks. */
export function readClasses(html: string): Set<string> {
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(([, names = '']) =>
    names.replace(/&(?:amp|#38);/g, '&').replace(/&(?:gt|#62);/g, '>'),
  );
  return new Set(lists.flatMap((names) => names.split(/\s+/)));
}

function keepRules(style: string, isUsed: (className: string) => boolean): string {
  const root = parse(style);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.filter((selector) => listClasses(selector).every(isUsed));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** The classes that an element must have, or stand in or beside, for a selector to match. */
export function listClasses(selector: string): string[] {
  const outside = selector.replace(INSIDE, '');
  if (outside !== selector) return listClasses(outside);
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** The text of each script that the page, or another of its scripts, names. */
function readScripts(html: string, folder: string): string[] {
  const texts = new Map<string, string>();
  const follow = (text: string) => {
    for (const [path] of text.matchAll(SCRIPT_FILE)) {
      const file = join(folder, '_astro', path.split('/').at(-1) ?? '');
      if (texts.has(file) || !existsSync(file)) continue;
      texts.set(file, readFileSync(file, 'utf8'));
      follow(texts.get(file) ?? '');
    }
  };
  follow(html);
  return [...texts.values()];
}

/** As the content policy writes it. */
export const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
