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

/** JSON list of values, or object with at most one nested level. */
const LEAF = /\[[^[\]{}]*\]|\{(?:[^[\]{}]|\[[^[\]{}]*\]|\{[^[\]{}]*\})*\}/g;
const MAX_LINE_LENGTH = 240;

/** Puts short lists and objects on one line. */
const collapseJson = (json: string): string =>
  json.replaceAll(LEAF, (leaf) => {
    const line = leaf.replaceAll(/\n\s*/g, ' ');
    return line.length > MAX_LINE_LENGTH ? leaf.charAt(0) + collapseJson(leaf.slice(1)) : line;
  });

const formatJson = (json: string, reviver?: (key: string, value: unknown) => unknown): string =>
  collapseJson(JSON.stringify(JSON.parse(json, reviver), null, 1));

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

function formatNode(node: Node, depth: number): string[] {
  if (node.type === TEXT_NODE) {
    const text = node.value.replaceAll(/[ \n]+/g, ' ').trim();
    return text ? indent(text, depth) : [];
  }
  return node.type === ELEMENT_NODE && node.name !== 'style' ? formatElement(node, depth) : [];
}

function formatElement({ name, attributes, children }: ElementNode, depth: number): string[] {
  const { uid: _uid, props = '{}', ...publicAttributes } = attributes;
  const tag = ' '.repeat(depth) + formatTag(name, publicAttributes);
  const inner = children.flatMap((child) => formatNode(child, depth + 1));
  if (name === 'script') {
    const isData = /json|rules/.test(attributes.type ?? '');
    return isData ? [tag, ...indent(formatJson(inner.join('')), depth + 1)] : [tag];
  }
  if (props !== '{}') {
    const json = props.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    inner.unshift(...indent(formatJson(json, unwrapProp), depth + 1));
  }
  const isText = inner.length === 1 && children.every(({ type }) => type === TEXT_NODE);
  return isText ? [`${tag} ${inner.join('').trim()}`] : [tag, ...inner];
}

/** Formats HTML or SVG with one indented element per line, without closing tags, styles and inline scripts. */
const formatNodes = (nodes: Node[]): string[] => nodes.flatMap((node) => formatNode(node, 0));

const formatXml = (xml: string): string => xml.replaceAll(/>\s*</g, '>\n<');

/** Formats a press kit: its texts, and the size, first pixel and XMP data of each image. */
async function formatKit(zip: Uint8Array): Promise<string[]> {
  const parts = Object.entries(unzipSync(zip)).map(async ([name, bytes]) => {
    if (name.endsWith('.txt')) return [name, ...indent(Buffer.from(bytes).toString(), 1)];
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
/** Sunlight paths of a slot, which snapshots omit. */
const LIGHT = /"(?:path|columns)":"[^"]*",|"posts":\[[^\]]*\],/g;
/** Slot with the same description today and in the project. */
const SAME_DESCRIPTION = /("words":("[^"]*")),"project":\{"words":\2\}/g;

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
  const read = (file: string) => {
    const text = (site.get(file)?.toString() ?? '').replaceAll(BUILT_FILE, (name) =>
      name.replace(FILE_HASH, ''),
    );
    return text
      .replaceAll(CSP_HASH, '')
      .replaceAll(CHROME, (part) => (HAS_CHROME.test(file) ? part : ''))
      .replaceAll(LIGHT, '')
      .replaceAll(SAME_DESCRIPTION, '$1,"project":"the same"');
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
