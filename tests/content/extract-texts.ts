import { parseHTML } from 'linkedom';

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/** A text of a page, and the language that it is in, by its `lang` or that of what it stands in. */
export interface PageText {
  text: string;
  lang: string;
}

/** Elements whose text is code. */
const CODE = new Set(['script', 'style']);
const LINKED_DATA = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;
const SPOKEN = ['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];
const META = /^(?:description|og:(?:site_name|title|description|image:alt))$/;
/** Of an island's props, which Astro writes as `"name":[kind,value]`. */
const PROP =
  /"(?!(?:avif|fallback|fragment|href|id|panelId|plan|slide|src|status)")\w+":\[0,("(?:[^"\\]|\\.)*")\]/g;
/** Of what search engines are told. */
const NAMED = /"(?:name|alternateName|description|text|caption|slogan)":\s*("(?:[^"\\]|\\.)*")/g;

const listJson = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, json = '""']) => String(JSON.parse(json)));

/** Lists the texts of the attributes of an element, and of the props of an island. */
function listSpoken(element: Element): string[] {
  const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
  const attributes = META.test(name) ? [...SPOKEN, 'content'] : SPOKEN;
  const texts = attributes.map((attribute) => element.getAttribute(attribute) ?? '');
  return [...texts, ...listJson(element.getAttribute('props') ?? '', PROP)];
}

function listIn(element: Element, around: string): PageText[] {
  if (CODE.has(element.localName)) return [];
  const lang = element.getAttribute('lang') ?? around;
  const { childNodes } =
    element.localName === 'template' ? (element as HTMLTemplateElement).content : element;
  const inside = [...childNodes].flatMap((node) => {
    if (node.nodeType === TEXT_NODE) return [{ text: node.textContent ?? '', lang }];
    return node.nodeType === ELEMENT_NODE ? listIn(node as Element, lang) : [];
  });
  return [...listSpoken(element).map((text) => ({ text, lang })), ...inside];
}

/** Lists every text of a page that is read or heard, or sent to its islands and to search engines, without non-breaking spaces. */
export function extractTexts(html: string): PageText[] {
  // An address is one text, wherever it may break.
  const { documentElement } = parseHTML(html.replaceAll('<wbr>', '')).document;
  const lang = documentElement.lang;
  const linked = [...html.matchAll(LINKED_DATA)].flatMap(([, json = '']) => listJson(json, NAMED));
  return [...listIn(documentElement, ''), ...linked.map((text) => ({ text, lang }))]
    .map(({ text, ...rest }) => ({ ...rest, text: text.replaceAll('\u00a0', ' ').trim() }))
    .filter(({ text }) => text !== '');
}
