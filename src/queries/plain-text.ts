import { type MdastNode, markdownToMdast } from 'satteri';

/** A link as plain text: its words, and its absolute URL unless they are the same. */
export const linkToText = (text: string, link: string, page: string): string => {
  const { href } = new URL(link, page);
  return text === link ? href : `${text} (${href})`;
};

/**
 * A text as an editor wrote it in Markdown, for people who read it elsewhere: without signs and pictures, links with their URL.
 *
 * @param page the URL of the page that it is on
 * @returns its paragraphs; a list is one, each of its items a line
 */
export function toPlainText(markdown: string, page: string): string[] {
  const readLine = (node: MdastNode): string => {
    if (node.type === 'image') return '';
    if (node.type === 'break') return '\n';
    if ('value' in node) return node.value.replaceAll('\n', ' ');
    const text = 'children' in node ? node.children.map(readLine).join('') : '';
    return node.type === 'link' ? linkToText(text, node.url, page) : text;
  };
  const readParagraphs = (node: MdastNode): string[] => {
    if (node.type === 'list') {
      const { ordered, start } = node;
      const mark = (index: number) => (ordered ? `${(start ?? 1) + index}.` : '–');
      return [
        node.children.map((item, index) => [mark(index), ...readParagraphs(item)].join(' ')).join('\n'),
      ];
    }
    return node.type === 'root' || node.type === 'blockquote' || node.type === 'listItem'
      ? node.children.flatMap(readParagraphs)
      : [readLine(node).trim()];
  };
  return readParagraphs(markdownToMdast(markdown)).filter(Boolean);
}

/** In a caption: `*Marea*, de Ana Lucero` or `_Marea_`; not in `5 * 3 * 2` nor in `5*3*2` nor `@_ana_`. */
const ITALICS =
  /(?<![\p{L}\p{N}*])\*(?!\s)([^*]+)(?<!\s)\*|(?<![\p{L}\p{N}_@/.])_{1,2}(?![\s_])([^_]+)(?<!\s)_{1,2}(?![\p{L}\p{N}_])/u;

/** The parts of a caption: every second one is in italics. */
export const splitItalics = (caption: string): string[] =>
  (caption.split(ITALICS) as (string | undefined)[]).filter((part) => part !== undefined);
