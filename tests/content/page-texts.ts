import { XMLParser } from 'fast-xml-parser';

/** A text of a page, and the language that it is in, by its `lang` or that of what it stands in. */
export interface PageText {
  text: string;
  lang: string;
}

/** An element or a text as fast-xml-parser has them in order: `{ p: […children], ':@': { …attributes } }`, `{ '#text': '…' }`. */
type Node = Record<string, unknown>;

/** What ends at its own end tag alone, which XML doesn't know. */
const NOT_MARKUP = /<(script|style)\b[^>]*>[^]*?<\/\1>/gi;
const LINKED_DATA = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;
const SPOKEN = ['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];
const META = /^(?:description|og:(?:site_name|title|description|image:alt))$/;
/** Of an island's props, which Astro writes as `"name":[kind,value]`. */
const PROP =
  /"(?!(?:avif|fallback|fragment|href|panelId|plan|slide|src|status)")\w+":\[0,("(?:[^"\\]|\\.)*")\]/g;
/** Of what search engines are told. */
const NAMED = /"(?:name|alternateName|description|text|caption|slogan)":\s*("(?:[^"\\]|\\.)*")/g;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  allowBooleanAttributes: true,
  htmlEntities: true,
  parseTagValue: false,
  unpairedTags: ['br', 'hr', 'img', 'input', 'link', 'meta', 'source'],
  // Every page has thousands of `&quot;` in the props of its islands.
  processEntities: { maxTotalExpansions: 1e6, maxExpandedLength: 1e7 },
});

const listJson = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, json = '""']) => String(JSON.parse(json)));

/** An attribute without a value, as an empty `alt` is written, is `true`. */
type Attributes = Record<string, string | true>;

/** What an element says by its attributes, and what its island is told. */
const listSpoken = ({ name, property, content, props = '', ...others }: Attributes): string[] =>
  [
    ...SPOKEN.map((attribute) => others[attribute]),
    ...(META.test(String(name ?? property)) ? [content] : []),
    ...listJson(String(props), PROP),
  ].filter((text) => typeof text === 'string');

const listIn = (node: Node, lang: string): PageText[] => {
  if ('#text' in node) return [{ text: String(node['#text']), lang }];
  const { ':@': attributes = {}, ...element } = node;
  const own = (attributes as Record<string, string>).lang ?? lang;
  return [
    ...listSpoken(attributes as Attributes).map((text) => ({ text, lang: own })),
    ...Object.values(element as Record<string, Node[]>)
      .flat()
      .flatMap((child) => listIn(child, own)),
  ];
};

/** Every text of a page that is read or heard, or told to its islands and to search engines, without non-breaking spaces. */
export const listPageTexts = (html: string): PageText[] => {
  // An address is one text, wherever it may break.
  const nodes = parser.parse(html.replace(NOT_MARKUP, '').replaceAll('<wbr>', '')) as Node[];
  const { lang = '' } = (nodes.find((node) => 'html' in node)?.[':@'] ?? {}) as { lang?: string };
  const told = [...html.matchAll(LINKED_DATA)].flatMap(([, json = '']) => listJson(json, NAMED));
  return [...nodes.flatMap((node) => listIn(node, '')), ...told.map((text) => ({ text, lang }))]
    .map(({ text, ...rest }) => ({ ...rest, text: text.replaceAll('\u00a0', ' ').trim() }))
    .filter(({ text }) => text !== '');
};
