/** What a page shows or says of itself. */
export interface VisibleText {
  /** `p`, `img alt`, `meta description`: where it stands. */
  where: string;
  text: string;
}

/** What attributes with these names hold is for machines. Whatever is not here may be seen or heard. */
const FOR_MACHINES = new Set(
  `aria-atomic aria-controls aria-describedby aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-labelledby
  aria-live aria-relevant aria-selected as autocomplete autofocus charset class client closedby command commandfor component-export
  component-url crossorigin cx cy d data-astro-template data-lpignore data-react-aria-top-layer data-selected data-status decoding enctype
  fetchpriority fill for height hidden href http-equiv id lang loading media method name opts popover popovertarget popovertargetaction
  prefix property r rel renderer-url required role sizes src srcset ssr tabindex target type uid viewbox width xmlns`.split(
    /\s+/,
  ),
);
/** Of these `meta` elements, the content. */
const META_FOR_MACHINES =
  /^(viewport|robots|theme-color|format-detection|content-security-policy|og:type|og:locale|og:url|og:image|og:image:(type|width|height)|twitter:card)$/;
/** Of what an island is given: addresses, and what it tells apart by name. */
const PROPS_FOR_MACHINES = /^(avif|fallback|href|panelId|status)$/;

/** Of a document for machines, what it tells people. */
const SPOKEN_KEYS = /^(name|short_name|alternateName|description|text|caption|headline|slogan)$/;
const LENGTH = /^\d+ px$/;

const TAG = /<\/?([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*'|=[^\s>]+)?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:="([^"]*)"|='([^']*)')/g;
const NOT_SHOWN = /<(script|style)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->|<!doctype[^>]*>/gi;

/** Every text of a built page that its visitors, their browsers or search engines can read, in order. */
export function listVisible(html: string): VisibleText[] {
  const visible: VisibleText[] = [];
  const add = (where: string, text: string) => {
    if (text.trim() !== '') visible.push({ where, text: decode(text.trim()) });
  };
  const markup = html.replace(NOT_SHOWN, '');
  let end = 0;
  let element = '';
  for (const tag of markup.matchAll(TAG)) {
    add(element, markup.slice(end, tag.index));
    end = tag.index + tag[0].length;
    const [, name = '', attributes = ''] = tag;
    element = name;
    const values = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', one, other]) => [
        key.toLowerCase(),
        one ?? other ?? '',
      ]),
    );
    for (const [key, value] of values) {
      if (key === 'props') listProps(value).forEach((text) => add(`${name} props`, text));
      else if (name === 'meta') listMeta(values).forEach((text) => add('meta', text));
      else if (!FOR_MACHINES.has(key)) add(`${name} ${key}`, value);
    }
  }
  return visible;
}

/** What a document for machines, such as a manifest or JSON-LD, tells people: its texts but addresses and single words. */
export function listVisibleJson(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (SPOKEN_KEYS.test(key) || (/\s/.test(value) && !LENGTH.test(value))) texts.push(value);
    return value;
  });
  return texts;
}

/** Astro writes each value as `[kind, value]`. */
function listProps(props: string): string[] {
  const texts: string[] = [];
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach((item) => collect(item, key));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        if (!PROPS_FOR_MACHINES.test(name)) collect(inner, name);
    }
  };
  collect(JSON.parse(decode(props)), '');
  return texts;
}

function listMeta(values: ReadonlyMap<string, string>): string[] {
  const kind = values.get('name') ?? values.get('property') ?? values.get('http-equiv') ?? '';
  return META_FOR_MACHINES.test(kind) ? [] : [values.get('content') ?? ''];
}

function decode(text: string): string {
  const signs: Record<string, string> = {
    quot: '"',
    '#34': '"',
    '#39': "'",
    '#x27': "'",
    lt: '<',
    gt: '>',
    amp: '&',
  };
  return text.replace(/&(\w+|#\w+);/g, (whole, name: string) => signs[name] ?? whole);
}
