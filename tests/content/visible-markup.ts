/** What a page shows or says of itself. */
export interface VisibleText {
  /** `p`, `img alt`, `meta`: where it stands. */
  where: string;
  text: string;
}

/** What attributes with these names hold is for machines. Whatever is not here may be seen or heard. */
const FOR_MACHINES = new Set(
  `aria-atomic aria-controls aria-current aria-describedby aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-labelledby
  aria-live aria-relevant aria-required aria-selected as autocomplete autofocus charset class client closedby command commandfor component-export
  component-url crossorigin cx cy d data-astro-template data-lpignore data-native data-react-aria-top-layer data-selected data-status decoding dy enctype
  fetchpriority fill for height hidden href http-equiv id lang lengthadjust loading media method name opts popover popovertarget popovertargetaction
  preserveaspectratio   prefix property r rel renderer-url required role sizes src srcset ssr stroke-width tabindex target textlength transform type uid vector-effect viewbox width x xmlns y`.split(
    /\s+/,
  ),
);
/** `meta` elements whose content is for machines. */
const META_FOR_MACHINES =
  / (?:name|property|http-equiv)="(?:viewport|robots|theme-color|format-detection|content-security-policy|og:type|og:locale|og:url|og:image|og:image:(?:type|width|height)|twitter:card)"/;
/** Of an island's props, which Astro writes as `"name":[kind,value]`: addresses, and what it tells apart by name. */
const PROPS_FOR_MACHINES = /"(?:avif|fallback|href|panelId|status)":\[0,"[^"]*"\]/g;
/** Of a document for machines, what it tells people. */
const SPOKEN_KEYS = /^(name|short_name|alternateName|description|text|caption|headline|slogan)$/;
const LENGTH = /^\d+ px$/;

const TAG = /<\/?([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>]+)?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:="([^"]*)"|='([^']*)')/g;
const NOT_SHOWN = /<(script|style)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->|<!doctype[^>]*>/gi;
/** Signs written by their names, which are no words. */
const ENTITY = /&#?\w+;/g;

/** Every text of a built page that its visitors, their browsers or search engines can read, in order. */
export function listVisible(html: string): VisibleText[] {
  const visible: VisibleText[] = [];
  const add = (where: string, text: string) =>
    visible.push({ where, text: text.replace(ENTITY, ' ').trim() });
  const markup = html.replace(NOT_SHOWN, '');
  let end = 0;
  let element = '';
  for (const tag of markup.matchAll(TAG)) {
    const [whole, name = '', attributes = ''] = tag;
    add(element, markup.slice(end, tag.index));
    end = tag.index + whole.length;
    element = name;
    // Of a radio button its label is read, not its value.
    if (META_FOR_MACHINES.test(attributes) || attributes.includes(' type="radio"')) continue;
    for (const [, key = '', one, other] of attributes.matchAll(ATTRIBUTE)) {
      const value = one ?? other ?? '';
      if (key === 'props') listProps(value).forEach((text) => add(`${name} props`, text));
      else if (!FOR_MACHINES.has(key.toLowerCase())) add(`${name} ${key}`, value);
    }
  }
  return visible.filter(({ text }) => text !== '');
}

const listProps = (props: string): string[] => {
  const words = props.replaceAll('&quot;', '"').replace(PROPS_FOR_MACHINES, '');
  return [...words.matchAll(/\[0,"((?:[^"\\]|\\.)*)"\]/g)].map(([, text = '']) => text);
};

/** What a document for machines, such as a manifest or JSON-LD, tells people: its texts but addresses and single words. */
export function listVisibleJson(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && (SPOKEN_KEYS.test(key) || (/\s/.test(value) && !LENGTH.test(value))))
      texts.push(value);
    return value;
  });
  return texts;
}
