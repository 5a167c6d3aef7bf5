import { type MdastNode, markdownToMdast } from 'satteri';

/** Formats a link as plain text, with its absolute URL in brackets. If the text is the URL, returns only the URL. */
export function formatTextLink(text: string, link: string, pageUrl: string): string {
  const { href } = new URL(link, pageUrl);
  return text === link ? href : `${text} (${href})`;
}

/** Converts Markdown to paragraphs of plain text, without images and with absolute URLs. A list is one paragraph with a line per item. */
export function toPlainText(markdown: string, pageUrl: string): string[] {
  const toLine = (node: MdastNode): string => {
    if (node.type === 'image') return '';
    if (node.type === 'break') return '\n';
    if ('value' in node) return node.value.replaceAll('\n', ' ');
    const text = 'children' in node ? node.children.map(toLine).join('') : '';
    return node.type === 'link' ? formatTextLink(text, node.url, pageUrl) : text;
  };
  const toParagraphs = (node: MdastNode): string[] => {
    if (node.type === 'list') {
      const { ordered, start } = node;
      const getMarker = (index: number): string => (ordered ? `${(start ?? 1) + index}.` : '–');
      return [
        node.children.map((item, index) => [getMarker(index), ...toParagraphs(item)].join(' ')).join('\n'),
      ];
    }
    return node.type === 'root' || node.type === 'blockquote' || node.type === 'listItem'
      ? node.children.flatMap(toParagraphs)
      : [toLine(node).trim()];
  };
  return toParagraphs(markdownToMdast(markdown)).filter(Boolean);
}

/** Italics in a caption: `*Marea*` or `_Marea_`. Doesn't match `5 * 3 * 2`, `5*3*2` or `@_ana_`. */
const ITALICS =
  /(?<![\p{L}\p{N}*])\*(?!\s)([^*]+)(?<!\s)\*|(?<![\p{L}\p{N}_@/.])_{1,2}(?![\s_])([^_]+)(?<!\s)_{1,2}(?![\p{L}\p{N}_])/u;

/** Splits a caption at italics. Every second part is in italics. */
export const splitItalics = (caption: string): string[] =>
  (caption.split(ITALICS) as (string | undefined)[]).filter((part) => part !== undefined);
