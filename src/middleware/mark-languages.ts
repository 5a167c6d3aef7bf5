/** Texts of a page that are in another language than the page, and the values of `lang` for both. */
interface PageLanguages {
  /** Untranslated texts, normalized by `normalizeText`. */
  texts: ReadonlySet<string>;
  pageTag: string;
  textTag: string;
}

/** An element that is open at a position of the page. */
interface OpenElement {
  name: string;
  /** Position of its start tag. */
  index: number;
  /** Language of its content. */
  tag: string;
  /** Language of its children, if `lang` is on the element for the sake of an attribute. */
  childTag?: string;
  /** React owns its children, and would replace what it has not rendered itself. */
  isReact: boolean;
  isDrawing: boolean;
}

const TOKENS =
  /<!--[^]*?-->|<![^>]*>|<(script|style)\b[^>]*>[^]*?<\/\1>|<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/gi;
const START_TAG = /^<([a-z][\w-]*)/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Attributes that are read, and the description of a page for search engines. */
const READ_ATTRIBUTE = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;
const DESCRIPTION = /^<meta name="description" content="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' },
  ...{ '#34': '"', '#38': '&', '#39': "'", '#x27': "'", '#160': ' ' },
};
/** A shorter text may be part of another word or name by chance. */
const LEAST_PART_CHARACTERS = 8;

/** A text as it is compared: without entities, word joiners and the difference between spaces. */
export const normalizeText = (text: string): string =>
  text
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();

/** A regular expression for texts that are only a part of what the page shows, as it is written in HTML. */
const toPartPattern = (texts: ReadonlySet<string>): RegExp | undefined => {
  const sources = [...texts]
    .filter((text) => text.length >= LEAST_PART_CHARACTERS)
    .sort((a, b) => b.length - a.length)
    .map((text) =>
      text
        .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
        .replace(/&/g, '&amp;')
        .replace(/"/g, '(?:"|&quot;|&#34;)')
        .replace(/'/g, "(?:'|&#39;|&#x27;)")
        .replace(/ /g, String.raw`(?:\s|\u2060|&nbsp;|&#160;)+`),
    );
  if (sources.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`, 'gu');
};

const wrap = (text: string, tag: string, isDrawing: boolean): string => {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const name = isDrawing ? 'tspan' : 'span';
  return `${before}<${name} lang="${tag}">${inner}</${name}>${after}`;
};

/** Sets `lang` on what a page shows in the language of its untranslated texts. */
class LanguageMarker {
  readonly #languages: PageLanguages;
  readonly #partPattern: RegExp | undefined;
  readonly #tokens: string[];
  /** The values of `lang` to add, by the position of the start tag. */
  readonly #added = new Map<number, string>();
  readonly #open: OpenElement[] = [];

  constructor(html: string, locales: PageLanguages) {
    this.#languages = locales;
    this.#partPattern = toPartPattern(locales.texts);
    this.#tokens = html.match(TOKENS) ?? [];
  }

  mark(): string {
    for (const [index, token] of this.#tokens.entries()) {
      if (!token.startsWith('<')) this.#markText(index, token);
      else if (token.startsWith('</')) this.#close(token);
      else this.#openElement(index, token);
    }
    for (const [index, tag] of this.#added)
      this.#tokens[index] = (this.#tokens[index] ?? '').replace(START_TAG, `$& lang="${tag}"`);
    return this.#tokens.join('');
  }

  #close(token: string): void {
    const name = token.slice(2, -1).trim();
    const index = this.#open.findLastIndex((element) => element.name === name);
    if (index >= 0) this.#open.length = index;
  }

  #openElement(index: number, token: string): void {
    const name = START_TAG.exec(token)?.[1];
    if (name === undefined || /^(?:script|style)$/i.test(name)) return;
    const parent = this.#open.at(-1);
    const inherited = parent?.childTag ?? parent?.tag ?? this.#languages.pageTag;
    const ownTag = /\slang="([^"]*)"/.exec(token)?.[1];
    const element: OpenElement = {
      ...{ name, index, tag: ownTag ?? inherited },
      isReact: (parent?.isReact === true && name !== 'astro-slot') || name === 'astro-island',
      isDrawing: name === 'svg' || (parent?.isDrawing === true && name !== 'foreignObject'),
    };
    if (ownTag === undefined && parent?.childTag !== undefined) this.#added.set(index, inherited);
    if (element.tag !== this.#languages.textTag && this.#hasUntranslatedAttribute(token)) {
      if (ownTag === undefined) this.#added.set(index, this.#languages.textTag);
      element.childTag = element.tag;
      element.tag = this.#languages.textTag;
    }
    if (!VOID.test(name) && !token.endsWith('/>')) this.#open.push(element);
  }

  /** Whether an attribute of a start tag is an untranslated text. */
  #hasUntranslatedAttribute(token: string): boolean {
    const attributes = [...token.matchAll(READ_ATTRIBUTE), DESCRIPTION.exec(token) ?? []];
    return attributes.some(([, value = '']) => this.#isUntranslated(value));
  }

  /** Whether a string is an untranslated text, or mostly one: an attribute can't hold two languages. */
  #isUntranslated(value: string): boolean {
    const parts = (this.#partPattern && value.match(this.#partPattern)) ?? [];
    return this.#languages.texts.has(normalizeText(value)) || parts.join('').length > value.length / 2;
  }

  #markText(index: number, token: string): void {
    const text = normalizeText(token);
    const element = this.#open.at(-1);
    if (text === '' || !element) return;
    const { textTag, texts } = this.#languages;
    const tag = element.childTag ?? element.tag;
    if (tag === textTag) return;
    // The title of a page has no elements in it.
    if (texts.has(text) || (element.name === 'title' && this.#isUntranslated(token)))
      this.#markWhole(index, token, element);
    else if (!element.isReact && element.name !== 'title')
      this.#tokens[index] = this.#markParts(token, element);
  }

  #markWhole(index: number, token: string, element: OpenElement): void {
    const { textTag } = this.#languages;
    const isOnlyChild = element.index === index - 1 && this.#tokens[index + 1]?.startsWith('</') === true;
    const hasLang = /\slang="/.test(this.#tokens[element.index] ?? '');
    if (isOnlyChild && !hasLang) this.#added.set(element.index, textTag);
    else if (!element.isReact) this.#tokens[index] = wrap(token, textTag, element.isDrawing);
  }

  #markParts(token: string, element: OpenElement): string {
    const { pageTag, textTag } = this.#languages;
    const isMarked = element.childTag !== undefined;
    const marked = this.#partPattern
      ? token.replace(this.#partPattern, (part) => wrap(part, textTag, element.isDrawing))
      : token;
    // The element has `lang` for its attribute: its own text is in the language of the page.
    return isMarked ? wrap(marked, element.childTag ?? pageTag, element.isDrawing) : marked;
  }
}

/** Returns a page whose untranslated texts, in elements and attributes, have their language in the nearest `lang`. */
export const markLanguages = (html: string, locales: PageLanguages): string =>
  new LanguageMarker(html, locales).mark();
