import { markdownToMdast, type MdastNode } from 'satteri';
import type { CompareTexts } from './compare-texts.ts';
import { type ContentError, countLine, errorsOf } from './content-error.ts';
import { readNodeText } from './markdown-nodes.ts';
import type { TranslatedPage } from './read-content.ts';

const childrenOf = (node: MdastNode): MdastNode[] => ('children' in node ? node.children : []);

/** Paragraphs, headings, pictures and items of lists, in their order. */
const listParts = (essay: string): MdastNode[] =>
  childrenOf(markdownToMdast(essay)).flatMap((node) => (node.type === 'list' ? childrenOf(node) : [node]));

/** A warning where an essay in another language has other parts than in Spanish, and for each part that is still in Spanish or, where they have the same, says something else. */
export const compareEssays = (
  { file, essay = '', essayLine, original }: TranslatedPage,
  compare: CompareTexts,
): ContentError[] => {
  // One that can't be read is reported by itself.
  if (!original.essay) return [];
  const [spanish, parts] = [listParts(original.essay), listParts(essay)];
  const warn = (message: string, node?: MdastNode) => {
    const line = essayLine + countLine(essay, node?.position?.start.offset ?? 0) - 1;
    return errorsOf(file, true)(message, line, 'texto');
  };
  const isWhole = parts.length === spanish.length;
  const missing = `aquí hay ${parts.length} párrafos, títulos y renglones de lista, y en español ${spanish.length}. Escribe los mismos, cada uno en su lugar.`;
  return [
    ...(isWhole ? [] : [warn(missing, parts[0])]),
    ...parts.flatMap((node, index) => {
      const [same] = isWhole ? spanish.slice(index) : [];
      const found = compare(same && readNodeText(same), readNodeText(node));
      return found.map((message) => warn(message, node));
    }),
  ];
};
