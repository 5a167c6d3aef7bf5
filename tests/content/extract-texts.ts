import { parseHTML } from 'linkedom';

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/** Text of a page, with the language tag from the nearest `lang` attribute. */
export interface PageText {
  text: string;
  lang: string;
}

const CODE = new Set(['script', 'style']);
const JSON_LD = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];
const META = /^(?:description|og:(?:site_name|title|description|image:alt))$/;
/** Text prop of an island. Astro serializes props as `"name":[type,value]`. */
const TEXT_PROP =
  /"(?!(?:avif|fallback|fragment|href|id|initialStatus|panelId|plan|slide|src|status)")\w+":\[0,("(?:[^"\\]|\\.)*")\]/g;
const TEXT_PROPERTY = /"(?:name|alternateName|description|text|caption|slogan)":\s*("(?:[^"\\]|\\.)*")/g;

const parseMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, json = '""']) => String(JSON.parse(json)));

/** Returns the texts in the attributes and island props of an element. */
function getAttributeTexts(element: Element): string[] {
  const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
  const attributes = META.test(name) ? [...TEXT_ATTRIBUTES, 'content'] : TEXT_ATTRIBUTES;
  const texts = attributes.map((attribute) => element.getAttribute(attribute) ?? '');
  return [...texts, ...parseMatches(element.getAttribute('props') ?? '', TEXT_PROP)];
}

function getElementTexts(element: Element, inheritedLang: string): PageText[] {
  if (CODE.has(element.localName)) return [];
  const lang = element.getAttribute('lang') ?? inheritedLang;
  const { childNodes } =
    element.localName === 'template' ? (element as HTMLTemplateElement).content : element;
  const childTexts = [...childNodes].flatMap((node) => {
    if (node.nodeType === TEXT_NODE) return [{ text: node.textContent ?? '', lang }];
    return node.nodeType === ELEMENT_NODE ? getElementTexts(node as Element, lang) : [];
  });
  return [...getAttributeTexts(element).map((text) => ({ text, lang })), ...childTexts];
}

/** Extracts the texts for visitors, screen readers, islands and search engines. Replaces non-breaking spaces. */
export function extractTexts(html: string): PageText[] {
  // A URL is one text, although <wbr> splits it into several text nodes.
  const { documentElement } = parseHTML(html.replaceAll('<wbr>', '')).document;
  const lang = documentElement.lang;
  const jsonLdTexts = [...html.matchAll(JSON_LD)].flatMap(([, json = '']) =>
    parseMatches(json, TEXT_PROPERTY),
  );
  return [...getElementTexts(documentElement, ''), ...jsonLdTexts.map((text) => ({ text, lang }))]
    .map(({ text, lang }) => ({ lang, text: text.replaceAll('\u00a0', ' ').trim() }))
    .filter(({ text }) => text !== '');
}
