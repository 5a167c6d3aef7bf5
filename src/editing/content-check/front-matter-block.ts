/** The data block of a Markdown file and the essay under it, told apart even where a fence is missing or misspelt. */
export interface FrontMatterBlock {
  yaml: string;
  /** Line of the file on which the block's first field stands. */
  yamlLine: number;
  essay: string;
  /** Line of the file on which the essay's text begins. */
  essayLine: number;
  /** What is wrong with the fences, each with its line of the file. */
  mistakes: { line: number; message: string }[];
}

const FENCE = /^---[ \t]*$/;
// Two hyphens or five, dashes that a word processor made of them, spaces before them.
const ALMOST_FENCE = /^\s*(?:[-–—]{2,}|—|={3,}|\+{3,}|\*{3,}|_{3,})\s*$/;
const FIELD = /^["']?[\p{L}\p{N}_-]+["']?[ \t]*[:=]/u;
const CONTINUED = /^(?:\s|#|$)/;

const NO_OPENING = 'Falta una línea --- antes de este campo, la primera del bloque de datos.';
const NO_CLOSING = 'Falta la línea --- que cierra el bloque de datos, antes del ensayo.';

const explainAlmostFence = (line: string): string =>
  `Se encontró «${line.trim()}» al principio o al final del bloque de datos. Se espera una línea con tres guiones y nada más: ---`;

const isField = (line: string): boolean => FIELD.test(line);
const isProse = (line: string): boolean => !isField(line) && !CONTINUED.test(line);

const findOpening = (lines: readonly string[]): number | undefined => {
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first] ?? '';
  if (FENCE.test(line) || ALMOST_FENCE.test(line)) return first;
  // A file that starts with its fields; an essay may hold one line like "Nota: …", hardly two.
  return isField(line) && lines.filter(isField).length > 1 ? first : undefined;
};

/** Where the block ends: at its fence, at something like one, or where the essay begins without any. */
const findClosing = (lines: readonly string[], start: number): number => {
  const from = (isEnd: (line: string, index: number) => boolean): number =>
    lines.findIndex((line, index) => index >= start && isEnd(line, index));
  const fence = from((line) => FENCE.test(line));
  const paragraph = from((line, index) => isProse(line) && lines[index - 1]?.trim() === '');
  const almost = from((line) => ALMOST_FENCE.test(line) && !FENCE.test(line));
  const prose = from(isProse);
  const isInside = (index: number): boolean => index !== -1 && (paragraph === -1 || index < paragraph);
  return [fence, almost].find(isInside) ?? [paragraph, prose].find((index) => index !== -1) ?? lines.length;
};

/**
 * Parts a Markdown file as Astro does: three hyphens on the first written line, and again below the fields.
 * `undefined` when it has no data block at all.
 */
export const findFrontMatter = (text: string): FrontMatterBlock | undefined => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const opening = findOpening(lines);
  if (opening === undefined) return undefined;
  const first = lines[opening] ?? '';
  const start = isField(first) ? opening : opening + 1;
  const closing = findClosing(lines, start);
  const last = lines[closing] ?? '';
  const isClosed = FENCE.test(last) || ALMOST_FENCE.test(last);
  const judge = (index: number, message: string): FrontMatterBlock['mistakes'] =>
    FENCE.test(lines[index] ?? '')
      ? []
      : [{ line: index + 1, message: isField(lines[index] ?? '') ? NO_OPENING : message }];
  const essayStart = isClosed ? closing + 1 : closing;
  return {
    yaml: lines.slice(start, closing).join('\n'),
    yamlLine: start + 1,
    essay: lines.slice(essayStart).join('\n'),
    essayLine: essayStart + 1,
    mistakes: [
      ...judge(opening, explainAlmostFence(first)),
      ...(isClosed
        ? judge(closing, explainAlmostFence(last))
        : [{ line: Math.min(closing + 1, lines.length), message: NO_CLOSING }]),
    ],
  };
};
