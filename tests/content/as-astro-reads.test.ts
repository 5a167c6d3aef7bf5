import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import * as fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { markdownContentEntryType } from '../../node_modules/astro/dist/vite-plugin-markdown/content-entry-type.js';
import { essayHeadings } from '../../src/build/essay-headings.ts';
import { checkEssay } from '../../src/editing/content-check/check-essay.ts';
import { readMarkdown } from '../../src/editing/content-check/front-matter.ts';
import { flatten } from '../../src/editing/content-check/markdown-nodes.ts';
import { Misread } from '../../src/schemas/error-map.ts';
import { FROZEN_SITE } from '../setup/site-folder.ts';

const fileUrl = pathToFileURL('a.md');
const renderer = await satteri({ hastPlugins: [essayHeadings] }).createRenderer({ syntaxHighlight: false });
const context = {
  root: FROZEN_SITE,
  files: new Set<string>(),
  url: '',
  links: [],
  drafts: [],
  moved: new Map(),
};

/** What stands at the edges of a text, and what its parts begin with. */
const PIECES = [
  ...['---', '+++', '***', '\n', '\n\n', '\r\n', ' ', '\t', '\u00A0', '\uFEFF', '> ', '- ', '1. ', '# '],
  ...['#### Piedra\n', 'bronce', 'nota: "x"', '    ', '*', '~', '\\', '[a]: /visita\n', '<!--', '-->'],
];
const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''));
/** A text, or one with a part between two lines of the same signs at its beginning. */
const anyBody = fc.oneof(
  anyText,
  fc
    .tuple(fc.constantFrom('---', '+++', '***'), anyText, anyText)
    .map(([rule, inside, after]) => `\n${rule}\nbronce${inside}\n${rule}\n${after}`),
);
const anyFile = fc
  .tuple(
    fc.constantFrom('', '\n', ' ', '\uFEFF'),
    anyText,
    fc.constantFrom('---', '---\n', '+++\n', '----\n'),
    anyBody,
  )
  .map(([start, fields, end, body]) => `${start}---\n${fields}\n${end}\n${body}`);

/** Whether a number or a day is in it that isn't written as YAML reads it, such as `1.`: the check keeps what is written, for its message. */
const hasMisread = (value: unknown): boolean =>
  value instanceof Misread ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasMisread));

test('a file that the check reads is the same to Astro: its fields, and its body without the blank lines around it', async () => {
  const sameForBoth = fc.asyncProperty(anyFile, async (contents) => {
    const { errors, frontMatter, essay } = readMarkdown('a.md', contents);
    if (errors.length > 0 || hasMisread(frontMatter?.data)) return;
    const astro = await markdownContentEntryType.getEntryInfo({
      fileUrl,
      contents,
    });
    expect(frontMatter?.data).toStrictEqual(astro.data);
    expect(essay).toBe(astro.body.replaceAll('\r\n', '\n'));
  });
  await fc.assert(sameForBoth, { numRuns: 1000 });
});

test('of a text without errors every word and every heading is published', async () => {
  const isWhole = fc.asyncProperty(anyFile, async (contents) => {
    const { essay = '', essayLine, errors } = readMarkdown('a.md', contents);
    const told = await checkEssay(context, { file: 'a.md', essay, essayLine }, '/a', 4);
    if ([...errors, ...told].length > 0) return;
    const { code, metadata } = await renderer.render(essay);
    const count = (text: string, word: string): number => text.split(word).length - 1;
    for (const word of ['bronce', 'Piedra']) expect(count(code, word)).toBe(count(essay, word));
    const headings = flatten(markdownToMdast(essay)).filter(({ type }) => type === 'heading');
    expect(metadata.headings).toHaveLength(headings.length);
  });
  await fc.assert(isWhole, { numRuns: 1000 });
});
