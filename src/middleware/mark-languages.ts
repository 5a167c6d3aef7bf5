interface PageLanguages {
  /** Untranslated texts, normalized by `normalizeText`. */
  texts: ReadonlySet<string>;
  pageTag: string;
  textTag: string;
}

interface OpenElement {
  name: string;
  /** Index of the token of the start tag. */
  index: number;
  /** BCP 47 tag that applies to the element. */
  tag: string;
  /** BCP 47 tag of the children, if the `lang` of the element applies only to an attribute. */
  childTag?: string;
  /** Whether the element is inside an island. React would replace elements that it did not render. */
  isReact: boolean;
  isDrawing: boolean;
}

const TOKENS =
  /<!--[^]*?-->|<![^>]*>|<(script|style)\b[^>]*>[^]*?<\/\1>|<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/gi;
const START_TAG = /^<([a-z][\w-]*)/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const TEXT_ATTRIBUTE = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g;
/** Metadata that search engines and link previews show. */
const METADATA = /^<meta (?:name="description"|property="og:title") content="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#x27': "'",
  '#160': ' ',
};
/** Minimum length in characters of a text to find inside a longer text. Shorter texts match unrelated words. */
const MIN_PART_LENGTH = 8;

/** Returns a text for comparison: with decoded entities, without word joiners, and with collapsed white space. */
export const normalizeText = (text: string): string =>
  text
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a regular expression that finds the texts inside longer HTML texts. Undefined if all texts are too short. */
const createPartPattern = (texts: ReadonlySet<string>): RegExp | undefined => {
  const sources = [...texts]
    .filter((text) => text.length >= MIN_PART_LENGTH)
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

/** Wraps a text in an element with `lang`. White space around the text stays outside. */
const wrapText = (text: string, tag: string, isDrawing: boolean): string => {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const name = isDrawing ? 'tspan' : 'span';
  return `${before}<${name} lang="${tag}">${inner}</${name}>${after}`;
};

/** Parses the HTML of a page and adds `lang` to its untranslated texts. */
class LanguageMarker {
  readonly #languages: PageLanguages;
  readonly #partPattern: RegExp | undefined;
  readonly #tokens: string[];
  /** Values of `lang` to add, by the index of the start tag. */
  readonly #addedLangs = new Map<number, string>();
  readonly #open: OpenElement[] = [];

  constructor(html: string, languages: PageLanguages) {
    this.#languages = languages;
    this.#partPattern = createPartPattern(languages.texts);
    this.#tokens = html.match(TOKENS) ?? [];
  }

  mark(): string {
    for (const [index, token] of this.#tokens.entries()) {
      if (!token.startsWith('<')) this.#markText(index, token);
      else if (token.startsWith('</')) this.#close(token);
      else this.#openElement(index, token);
    }
    for (const [index, tag] of this.#addedLangs)
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
    const declaredTag = /\slang="([^"]*)"/.exec(token)?.[1];
    const element: OpenElement = {
      name,
      index,
      tag: declaredTag ?? inherited,
      isReact: (parent?.isReact === true && name !== 'astro-slot') || name === 'astro-island',
      isDrawing: name === 'svg' || (parent?.isDrawing === true && name !== 'foreignObject'),
    };
    if (declaredTag === undefined && parent?.childTag !== undefined) this.#addedLangs.set(index, inherited);
    if (element.tag !== this.#languages.textTag && this.#hasUntranslatedAttribute(token)) {
      if (declaredTag === undefined) this.#addedLangs.set(index, this.#languages.textTag);
      element.childTag = element.tag;
      element.tag = this.#languages.textTag;
    }
    if (!VOID.test(name) && !token.endsWith('/>')) this.#open.push(element);
  }

  #hasUntranslatedAttribute(token: string): boolean {
    const attributes = [...token.matchAll(TEXT_ATTRIBUTE), METADATA.exec(token) ?? []];
    return attributes.some(([, value = '']) => this.#isUntranslated(value));
  }

  /** Returns whether more than half of a string is untranslated. An attribute can't contain two languages. */
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
    // `<title>` can't contain elements, so its whole text needs to have one language.
    if (texts.has(text) || (element.name === 'title' && this.#isUntranslated(token)))
      this.#markWhole(index, token, element);
    else if (!element.isReact && element.name !== 'title')
      this.#tokens[index] = this.#markParts(token, element);
  }

  #markWhole(index: number, token: string, element: OpenElement): void {
    const { textTag } = this.#languages;
    const isOnlyChild = element.index === index - 1 && this.#tokens[index + 1]?.startsWith('</') === true;
    const hasLang = /\slang="/.test(this.#tokens[element.index] ?? '');
    if (isOnlyChild && !hasLang) this.#addedLangs.set(element.index, textTag);
    else if (!element.isReact) this.#tokens[index] = wrapText(token, textTag, element.isDrawing);
  }

  #markParts(token: string, element: OpenElement): string {
    const { pageTag, textTag } = this.#languages;
    const isMarked = element.childTag !== undefined;
    const marked = this.#partPattern
      ? token.replace(this.#partPattern, (part) => wrapText(part, textTag, element.isDrawing))
      : token;
    // If the element has `lang` only for an attribute, wrap its text in an element with the language of the page.
    return isMarked ? wrapText(marked, element.childTag ?? pageTag, element.isDrawing) : marked;
  }
}

/** Returns the HTML of a page with `lang` on untranslated texts in elements and attributes. */
export const markLanguages = (html: string, languages: PageLanguages): string =>
  new LanguageMarker(html, languages).mark();
