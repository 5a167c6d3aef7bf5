import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { listPresentation, readNodes, collapseRepeatedElements, stripPresentation } from './presentation.ts';

/** What a page names of what Vite or Astro built: `/_astro/hero.DohSbV8k_Z1x2.avif`. */
const BUILT_FILE = /(?<=\/)_astro\/[^\s"'()&]+/g;
const FILE_HASH = /\.[\w-]{8}(?:_\w+)?(?=\.\w+$)/;
const POLICY_HASH = / 'sha256-[^']+'/g;
const PERCENT_CODES = /(?:%[\dA-F]{2})+/g;
const ADDRESSES = new Set(['href', 'id', 'src']);

const indent = (text: string, depth: number): string[] =>
  text.split('\n').map((line) => ' '.repeat(depth) + line);

/** A list of values, or an object with nothing in it but values and lists or objects of them. */
const LEAF = /\[[^[\]{}]*\]|\{(?:[^[\]{}]|\[[^[\]{}]*\]|\{[^[\]{}]*\})*\}/g;
const LINE_CHARACTERS = 240;

/** What is short and has little in it becomes one line. */
const fold = (json: string): string =>
  json.replaceAll(LEAF, (leaf) => {
    const line = leaf.replaceAll(/\n\s*/g, ' ');
    return line.length > LINE_CHARACTERS ? leaf.charAt(0) + fold(leaf.slice(1)) : line;
  });

/** Lays out JSON, one property a line. */
const layOutJson = (json: string, reviver?: (key: string, value: unknown) => unknown): string =>
  fold(JSON.stringify(JSON.parse(json, reviver), null, 1));

/** Astro writes each property of an island as a pair: what kind of value it is, and the value, if there is one. */
const readProperty = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length < 3 && (value[0] === 0 || value[0] === 1) ? value[1] : value;

/** Says an address or a fragment as people read it. */
const readAddress = (address: string): string =>
  address
    .replaceAll(PERCENT_CODES, (codes) => decodeURIComponent(codes))
    .replace(/\?.*/s, (query) => query.replaceAll('+', ' '))
    .replaceAll('\n', ' ⏎ ');

const writeTag = (name: string, attributes: ElementNode['attributes']): string => {
  const written = Object.entries(attributes).map(([key, value]) => {
    const plain = ADDRESSES.has(key) ? readAddress(value) : value;
    return value === '' ? key : `${key}="${plain}"`;
  });
  return `<${[name, ...written].join(' ')}>`;
};

function layOutNode(node: Node, depth: number): string[] {
  if (node.type === TEXT_NODE) {
    const text = node.value.replaceAll(/[ \n]+/g, ' ').trim();
    return text ? indent(text, depth) : [];
  }
  return node.type === ELEMENT_NODE && node.name !== 'style' ? layOutElement(node, depth) : [];
}

function layOutElement({ name, attributes, children }: ElementNode, depth: number): string[] {
  const { uid: _uid, props = '{}', ...others } = attributes;
  const tag = ' '.repeat(depth) + writeTag(name, others);
  const inner = children.flatMap((child) => layOutNode(child, depth + 1));
  if (name === 'script') {
    const isData = /json|rules/.test(attributes.type ?? '');
    return isData ? [tag, ...indent(layOutJson(inner.join('')), depth + 1)] : [tag];
  }
  if (props !== '{}') {
    const json = props.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    inner.unshift(...indent(layOutJson(json, readProperty), depth + 1));
  }
  const isText = inner.length === 1 && children.every(({ type }) => type === TEXT_NODE);
  return isText ? [`${tag} ${inner.join('').trim()}`] : [tag, ...inner];
}

/**
 * Lays out HTML or SVG, an element a line with its attributes, what is in it indented: without closing tags, styles, scripts and
 * what is another value in each build.
 */
const layOutNodes = (nodes: Node[]): string[] => nodes.flatMap((node) => layOutNode(node, 0));

/** Lays out XML, an element a line. */
const layOutXml = (xml: string): string => xml.replaceAll(/>\s*</g, '>\n<');

/** Lays out a press kit: its texts, and of each picture the size, the colour of its first pixel and what it says of itself. */
async function layOutKit(zip: Uint8Array): Promise<string[]> {
  const parts = Object.entries(unzipSync(zip)).map(async ([name, bytes]) => {
    if (name.endsWith('.txt')) return [name, ...indent(Buffer.from(bytes).toString(), 1)];
    const picture = sharp(bytes);
    const { width, height, xmp } = await picture.metadata();
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const size = `${String(width)} × ${String(height)}`;
    return [`${name} ${size} #${corner.toString('hex')}`, ...indent(layOutXml(xmp?.toString() ?? ''), 1)];
  });
  const lines = (await Promise.all(parts)).flat();
  return lines.filter((line, index) => !line.startsWith(' <') || lines.indexOf(line) === index);
}

/** Bar, menu and footer of a page. Only these pages tell them; languages.test.ts looks at all. */
const CHROME =
  /<header class="navbar".*?<\/header>|<footer class="on-dark.*?<\/footer>|<nav id="menu".*?<\/nav>/gs;
const TELLS_CHROME = /^(?:index|en|404|exhibiciones|en\/exhibitions)\.html$/;
const MAIN = /<main.*<\/main>/s;
/** The light of each hour, which tests/unit/sunlight proves. */
const LIGHT = /"(?:path|columns)":"[^"]*",|"posts":\[[^\]]*\],/g;
/** An hour of which the project's words are those of today. */
const SAME_WORDS = /("words":("[^"]*")),"project":\{"words":\2\}/g;

/** A file tells only what another one of its kind, or its twin in Spanish, doesn't tell; any other page, of what is around `<main>` what the home page doesn't. */
const FOLLOWS: [file: RegExp, other: string][] = [
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
const findFollowed = (file: string): string | undefined => {
  const [pattern, other = ''] = FOLLOWS.find(([files]) => files.test(file)) ?? [];
  return pattern && file.replace(pattern, other);
};

/** Lays out what `html` has and `other` hasn't: no line that is there, no looks that an element has there, and nothing indented. */
function layOutMore(html: string, other: string): string[] {
  const known = readNodes(other);
  const layOut = (nodes: Node[]) => layOutNodes(nodes).map((line) => line.trim());
  const told = new Set(layOut(stripPresentation(known)));
  const looks = new Set(listPresentation(known));
  return layOut(stripPresentation(readNodes(html), looks)).filter((line) => !told.has(line));
}

/** Lines end as Git keeps them. */
const toText = (lines: string[]): string => `${lines.join('\n').replaceAll('\r', '').trim()}\n`;

/** Returns a function that lays out a file of a built site as text that can be read line by line, without hashes. */
export function createSnapshotSerializer(site: ReadonlyMap<string, Buffer>) {
  const read = (file: string) => {
    const text = (site.get(file)?.toString() ?? '').replaceAll(BUILT_FILE, (name) =>
      name.replace(FILE_HASH, ''),
    );
    return text
      .replaceAll(POLICY_HASH, '')
      .replaceAll(CHROME, (part) => (TELLS_CHROME.test(file) ? part : ''))
      .replaceAll(LIGHT, '')
      .replaceAll(SAME_WORDS, '$1,"project":"the same"');
  };
  const layOutPage = (file: string, followed?: string): string[] => {
    const html = read(file);
    if (followed) return layOutMore(html, read(followed));
    const main = file === 'index.html' ? html : (MAIN.exec(html)?.[0] ?? '');
    const around = html.replace(main, '');
    return [
      ...layOutMore(around, read('index.html')),
      ...layOutNodes(collapseRepeatedElements(readNodes(main))),
    ];
  };
  const layOutText = async (file: string): Promise<string[]> => {
    if (file.endsWith('.zip')) return layOutKit(site.get(file) ?? Buffer.alloc(0));
    const text = read(file);
    return (file.endsWith('.xml') ? layOutXml(text) : text).split('\n');
  };
  return async (file: string): Promise<string> => {
    const followed = findFollowed(file);
    if (/\.(?:html|svg)$/.test(file)) return toText(layOutPage(file, followed));
    const told = new Set(followed ? await layOutText(followed) : []);
    return toText((await layOutText(file)).filter((line) => !told.has(line)));
  };
}
