import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml';

/** What a page names of what Vite or Astro built: `/_astro/hero.DohSbV8k_Z1x2.avif`. */
const BUILT_FILE = /(?<=\/)_astro\/[^\s"'()&]+/g;
const FILE_HASH = /\.[\w-]{8}(?:_\w+)?(?=\.\w+$)/;
const POLICY_HASH = / 'sha256-[^']+'/g;

const indent = (text: string, depth: number): string[] =>
  text.split('\n').map((line) => ' '.repeat(depth) + line);

/** A list, or an object with nothing in it but values and lists of them. */
const LEAF = /[[{](?:[^[\]{}]|\[[^[\]{}]*\])*[\]}]/g;
const LINE_CHARACTERS = 240;

/** Lays out JSON, one property a line; what is short and has no objects in it is one line. */
const layOutJson = (json: string, reviver?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(JSON.parse(json, reviver), null, 1).replaceAll(LEAF, (leaf) => {
    const line = leaf.replaceAll(/\n\s*/g, ' ');
    return line.length > LINE_CHARACTERS ? leaf : line;
  });

/** Astro writes each property of an island as a pair: what kind of value it is, and the value, if there is one. */
const readProperty = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length < 3 && (value[0] === 0 || value[0] === 1) ? value[1] : value;

function layOutNode(node: Node, depth: number): string[] {
  if (node.type === TEXT_NODE) {
    const text = node.value.replaceAll(/[ \n]+/g, ' ').trim();
    return text ? indent(text, depth) : [];
  }
  return node.type === ELEMENT_NODE && node.name !== 'style' ? layOutElement(node, depth) : [];
}

function layOutElement({ name, attributes, children }: ElementNode, depth: number): string[] {
  const { uid: _uid, props = '{}', ...others } = attributes;
  const written = Object.entries(others).map(([key, value]) => (value === '' ? key : `${key}="${value}"`));
  const tag = ' '.repeat(depth) + `<${[name, ...written].join(' ')}>`;
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
const layOutHtml = (html: string): string =>
  (parse(html) as { children: Node[] }).children.flatMap((node) => layOutNode(node, 0)).join('\n');

/** Lays out XML, an element a line. */
const layOutXml = (xml: string): string => xml.replaceAll(/>\s*</g, '>\n<');

/** Lays out a press kit: its texts, and of each picture the size, the colour of its first pixel and what it says of itself. */
async function layOutKit(zip: Uint8Array): Promise<string> {
  const parts = Object.entries(unzipSync(zip)).map(async ([name, bytes]) => {
    if (name.endsWith('.txt')) return [name, ...indent(Buffer.from(bytes).toString(), 1)];
    const picture = sharp(bytes);
    const { width, height, xmp } = await picture.metadata();
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const size = `${String(width)} × ${String(height)}`;
    return [`${name} ${size} #${corner.toString('hex')}`, ...indent(layOutXml(xmp?.toString() ?? ''), 1)];
  });
  return (await Promise.all(parts)).flat().join('\n');
}

/** Says the size of each picture in place of its hash, which is another in each build. */
async function nameBySize(file: string, bytes: Buffer): Promise<[string, string]> {
  const { width, height } = await sharp(bytes).metadata();
  return [file, file.replace(FILE_HASH, `-${String(width)}x${String(height)}`)];
}

/** Returns a function that lays out a file of a built site as text that can be read line by line, without hashes. */
export async function makeLayOut(site: ReadonlyMap<string, Buffer>) {
  const pictures = [...site].filter(([file]) => /^_astro\/.*\.(?:avif|webp|jpe?g|png)$/.test(file));
  const names = new Map(await Promise.all(pictures.map(([file, bytes]) => nameBySize(file, bytes))));
  const nameOf = (file: string) => names.get(decodeURI(file)) ?? file.replace(FILE_HASH, '');
  return async (file: string): Promise<string> => {
    const bytes = site.get(file) ?? Buffer.alloc(0);
    const text = file.endsWith('.zip') ? await layOutKit(bytes) : layOutText(file, bytes.toString());
    // Lines end as Git keeps them.
    return `${text.replaceAll(BUILT_FILE, nameOf).replaceAll(POLICY_HASH, '').replaceAll('\r', '').trim()}\n`;
  };
}

/** Bar, menu and footer of a page. Only these pages tell them, a home page and another of each language; languages.test.ts looks at all. */
const CHROME =
  /<header class="navbar".*?<\/header>|<footer class="on-dark.*?<\/footer>|<nav id="menu".*?<\/nav>/gs;
const TELLS_CHROME = /^(?:index|en|404|exhibiciones|en\/exhibitions)\.html$/;
/** The light of each hour, which a page in English has as the one in Spanish. */
const LIGHT = /"(?:path|columns)":"[^"]*",|"posts":\[[^\]]*\],/g;

/** What is told of a page, each part once. */
const tellOnce = (file: string, html: string): string =>
  html
    .replace(CHROME, (part) => (TELLS_CHROME.test(file) ? part : ''))
    .replace(LIGHT, (part) => (file.startsWith('en/') ? '' : part));

function layOutText(file: string, text: string): string {
  if (/\.(?:html|svg)$/.test(file)) return layOutHtml(tellOnce(file, text));
  return file.endsWith('.xml') ? layOutXml(text) : text;
}
