import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { getPresentations, parseNodes, collapseRepeatedElements, stripPresentation } from './presentation.ts';

/** Path of a file of Vite or Astro, such as `/_astro/hero.DohSbV8k_Z1x2.avif`. */
const BUILT_FILE = /(?<=\/)_astro\/[^\s"'()&]+/g;
const FILE_HASH = /\.[\w-]{8}(?:_\w+)?(?=\.\w+$)/;
const CSP_HASH = / 'sha256-[^']+'/g;
const PERCENT_CODES = /(?:%[\dA-F]{2})+/g;
const URL_ATTRIBUTES = new Set(['href', 'id', 'src']);

const indent = (text: string, depth: number): string[] =>
  text.split('\n').map((line) => ' '.repeat(depth) + line);

const MAX_LINE_LENGTH = 240;
/** Maximum length of a line with several short elements, or several entries of a long JSON object. */
const MAX_JOINED_LENGTH = 160;

/** Formats a JSON value. Lists and objects that are too long for one line have an indented line for each long entry. */
function formatJson(value: unknown): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (line.length <= MAX_LINE_LENGTH || typeof value !== 'object' || value === null) return line;
  const lines: string[] = [];
  const entries = Object.entries(value);
  for (const [index, [key, item]] of entries.entries()) {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    const text = `${name}${formatJson(item)}${index < entries.length - 1 ? ',' : ''}`;
    const joined = `${lines.at(-1) ?? ''} ${text}`;
    const canJoin =
      lines.length > 0 &&
      !Array.isArray(value) &&
      !joined.includes('\n') &&
      joined.length <= MAX_JOINED_LENGTH;
    if (canJoin) lines.splice(-1, 1, joined);
    else lines.push(text);
  }
  return `${line.charAt(0)}\n${indent(lines.join('\n'), 1).join('\n')} ${line.slice(-1)}`;
}

/** Unwraps an island prop, which Astro serializes as `[type, value]`. */
const unwrapProp = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length < 3 && (value[0] === 0 || value[0] === 1) ? value[1] : value;

/** Decodes a URL or fragment for readers. */
const decodeUrl = (url: string): string =>
  url
    .replaceAll(PERCENT_CODES, (codes) => decodeURIComponent(codes))
    .replace(/\?.*/s, (query) => query.replaceAll('+', ' '))
    .replaceAll('\n', ' ⏎ ');

const formatTag = (name: string, attributes: ElementNode['attributes']): string => {
  const formatted = Object.entries(attributes).map(([key, value]) => {
    const text = URL_ATTRIBUTES.has(key) ? decodeUrl(value) : value;
    return value === '' ? key : `${key}="${text}"`;
  });
  return `<${[name, ...formatted].join(' ')}>`;
};

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE && node.name !== 'style';
const isText = (node: Node): boolean => node.type === TEXT_NODE && node.value.trim() !== '';

function formatNode(node: Node, depth: number): string[] {
  if (node.type === TEXT_NODE) {
    const text = node.value.replaceAll(/[ \n]+/g, ' ').trim();
    return text ? indent(text, depth) : [];
  }
  return isElement(node) ? formatElement(node, depth) : [];
}

/** Formats the children of an element. A description without children follows its term: `<dt> Artist + <dd> Ana`. */
function formatChildren(children: Node[], depth: number): string[] {
  const lines: string[] = [];
  for (const child of children) {
    const [first, ...rest] = formatNode(child, depth);
    if (first === undefined) continue;
    const isPair = /^ *<dt\b[^+]*$/.test(lines.at(-1) ?? '') && /^ *<dd\b/.test(first) && rest.length === 0;
    if (isPair) lines.splice(-1, 1, `${lines.at(-1) ?? ''} + ${first.trim()}`);
    else lines.push(first, ...rest);
  }
  return lines;
}

function formatElement({ name, attributes, children }: ElementNode, depth: number): string[] {
  // Islands render at the same time, so their prefix depends on their order.
  const { uid: _uid, prefix: _prefix, props = '{}', ...publicAttributes } = attributes;
  const tag = ' '.repeat(depth) + formatTag(name, publicAttributes);
  const inner = formatChildren(children, depth + 1);
  if (name === 'script') {
    const isData = /json|rules/.test(attributes.type ?? '');
    return isData ? [tag, ...indent(formatJson(JSON.parse(inner.join(''))), depth + 1)] : [tag];
  }
  if (props !== '{}') {
    const json = props.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    inner.unshift(...indent(formatJson(JSON.parse(json, unwrapProp)), depth + 1));
    return [tag, ...inner];
  }
  const visible = children.filter((child) => isElement(child) || isText(child));
  if (visible.length === 1) {
    const [first = '', ...rest] = inner.map((line) => line.slice(1));
    const line = `${tag} ${first.trim()}`;
    if (!visible.some(isElement) || line.length <= MAX_LINE_LENGTH) return [line, ...rest];
  }
  // Few short elements share the line of their parent.
  const line = [tag, inner.map((part) => part.trim()).join(' + ')].join(' ').trimEnd();
  const isFlat = inner.length === visible.length && !visible.some(isText);
  return isFlat && line.length <= MAX_JOINED_LENGTH ? [line] : [tag, ...inner];
}

/**
 * Formats HTML or SVG as indented elements without closing tags, styles and inline scripts. An element shares the line of its parent
 * if it is the only child, or if all children are short: `<label> <input name="hora"> + <span> 10`.
 */
const formatNodes = (nodes: Node[]): string[] => nodes.flatMap((node) => formatNode(node, 0));

/** Formats XML with one element per line, and each page of a sitemap on one line. */
const formatXml = (xml: string): string =>
  xml.replaceAll(/>\s*</g, '>\n<').replaceAll(/\n(?=<(?:loc|xhtml:link|\/url)\b)/g, ' ');

/** Puts each paragraph of a plain text on one line. */
const joinParagraphs = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ⏎ ')
    .replaceAll('\n\n', '\n');

/** Formats a press kit: its texts, and the size, first pixel and XMP data of each image. */
async function formatKit(zip: Uint8Array): Promise<string[]> {
  const parts = Object.entries(unzipSync(zip)).map(async ([name, bytes]) => {
    if (name.endsWith('.txt')) return [name, ...indent(joinParagraphs(Buffer.from(bytes).toString()), 1)];
    const image = sharp(bytes);
    const { width, height, xmp } = await image.metadata();
    const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const size = `${String(width)} × ${String(height)}`;
    return [`${name} ${size} #${corner.toString('hex')}`, ...indent(formatXml(xmp?.toString() ?? ''), 1)];
  });
  const lines = (await Promise.all(parts)).flat();
  return lines.filter((line, index) => !line.startsWith(' <') || lines.indexOf(line) === index);
}

const CHROME =
  /<header class="navbar".*?<\/header>|<footer class="on-dark.*?<\/footer>|<nav id="menu".*?<\/nav>/gs;
/** Pages whose snapshots include the navbar, menu and footer. */
const HAS_CHROME = /^(?:index|en|404|exhibiciones|en\/exhibitions)\.html$/;
const MAIN = /<main.*<\/main>/s;
/** Drawn sunlight of a slot, which snapshots omit, because sunlight-picker.test.ts compares it with a reference. */
const LIGHT = /"(?:path|columns)":"[^"]*"(?:,|(?=\}))|"posts":\[[^\]]*\],/g;
/** Bookable dates of a sunlight picker. Exhibitions have the same dates as the visit page, except their closed dates. */
const BOOKABLE_DATES = /(?<="dates":)\[\{.*\}\](?=,"(?:shadowCasters|bookingRequest)":)/s;

/** Files whose snapshots only have the differences from a base file, such as the Spanish version. */
const BASE_FILES: [file: RegExp, base: string][] = [
  [/^en\.html$/, 'index.html'],
  [/^en\/exhibitions\.html$/, 'exhibiciones.html'],
  [/^en\/sheet\.html$/, 'ficha.html'],
  [/^en\/plans\.html$/, 'plantas.html'],
  [/^en\/come-up\.html$/, 'visita.html'],
  [/^en\/print\.html$/, 'imprenta.html'],
  [/^en\/como-llegar\.html$/, 'como-llegar.html'],
  [/^privacidad\.html$/, 'visita.html'],
  [/^en\/exhibitions\/(.*\.html|rss\.xml)$/, 'exhibiciones/$1'],
  [/^exhibiciones\/(?!la-hora-de-la-siesta\.).*\.html$/, 'exhibiciones/la-hora-de-la-siesta.html'],
  [/^(?:en\/exhibitions\/.*|exhibiciones\/(?!calendario\.).*)\.ics$/, 'exhibiciones/calendario.ics'],
  [/^exhibiciones\/.*\.zip$/, 'imprenta.zip'],
];
const findBaseFile = (file: string): string | undefined => {
  const [pattern, base = ''] = BASE_FILES.find(([files]) => files.test(file)) ?? [];
  return pattern && file.replace(pattern, base);
};

/** Formats the lines of `html` that `baseHtml` lacks, without indentation and the presentation of `baseHtml`. */
function formatDifference(html: string, baseHtml: string): string[] {
  const baseNodes = parseNodes(baseHtml);
  const format = (nodes: Node[]) => formatNodes(nodes).map((line) => line.trim());
  const baseLines = new Set(format(stripPresentation(baseNodes)));
  const presentation = new Set(getPresentations(baseNodes));
  return format(stripPresentation(parseNodes(html), presentation)).filter((line) => !baseLines.has(line));
}

const toText = (lines: string[]): string => `${lines.join('\n').replaceAll('\r', '').trim()}\n`;

/** Creates a function that formats a built file as readable lines without hashes. */
export function createSnapshotSerializer(
  site: ReadonlyMap<string, Buffer>,
): (file: string) => Promise<string> {
  const read = (file: string): string => {
    const text = (site.get(file)?.toString() ?? '').replaceAll(BUILT_FILE, (name) =>
      name.replace(FILE_HASH, ''),
    );
    return text
      .replaceAll(CSP_HASH, '')
      .replaceAll(CHROME, (part) => (HAS_CHROME.test(file) ? part : ''))
      .replaceAll(LIGHT, '')
      .replace(BOOKABLE_DATES, (dates) => {
        const visitPage = file.startsWith('en/') ? 'en/come-up.html' : 'visita.html';
        const isSame = file !== visitPage && BOOKABLE_DATES.exec(read(visitPage))?.[0] === dates;
        return isSame ? `"the same as in ${visitPage}"` : dates;
      });
  };
  const formatPage = (file: string, base?: string): string[] => {
    const html = read(file);
    if (base) return formatDifference(html, read(base));
    const main = file === 'index.html' ? html : (MAIN.exec(html)?.[0] ?? '');
    const chrome = html.replace(main, '');
    return [
      ...formatDifference(chrome, read('index.html')),
      ...formatNodes(collapseRepeatedElements(parseNodes(main))),
    ];
  };
  const formatText = async (file: string): Promise<string[]> => {
    if (file.endsWith('.zip')) return formatKit(site.get(file) ?? Buffer.alloc(0));
    const text = read(file);
    return (file.endsWith('.xml') ? formatXml(text) : text).split('\n');
  };
  return async (file: string): Promise<string> => {
    const base = findBaseFile(file);
    if (/\.(?:html|svg)$/.test(file)) return toText(formatPage(file, base));
    const baseLines = new Set(base ? await formatText(base) : []);
    return toText((await formatText(file)).filter((line) => !baseLines.has(line)));
  };
}
