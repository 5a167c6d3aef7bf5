import { findJsonMistake, QUOTES_INSIDE } from './find-json-mistake.ts';
import { countLine } from './source-lines.ts';

interface ReadPastMistakes {
  /** Each with its line, counted from 1. */
  mistakes: { line: number; message: string }[];
  /** The same lines with every mistake mended; absent when one of them hides what was meant. */
  sound?: string;
}

// More than that, and the file is no JSON at all.
const MOST_MISTAKES = 50;

const quoteWord = (rest: string): string | undefined => {
  const [word = ''] = /^[\p{L}\p{N}@+-][^"{}[\],:\r\n]*/u.exec(rest) ?? [];
  const written = word.trimEnd();
  return written === '' ? undefined : JSON.stringify(written) + rest.slice(written.length);
};

const changeQuotes = (rest: string): string | undefined => {
  const [whole, inner = ''] = /^['“”‘’«](.*?)['“”‘’»"](?=[ \t]*(?:[,:}\]\r\n]|$))/.exec(rest) ?? [];
  return whole === undefined ? undefined : JSON.stringify(inner) + rest.slice(whole.length);
};

const mendString = (rest: string): string | undefined => {
  const [line = '', next = ''] = rest.split(/\r?\n/);
  if (line.includes('\t')) return rest.replace('\t', ' ');
  if (/^"(?:[^"\\]|\\.)*"/.test(line)) return rest.replace(/\\(?!["\\/bfnrtu])|\\u(?![0-9a-fA-F]{4})/, '');
  // A text that goes on in the next line, not a quote that was forgotten.
  if (!/^\s*(?:["}\]]|$)/.test(next)) return undefined;
  const [, inner = '', end = ''] = /^"(.*?)[“”]?([,\s]*)$/.exec(line) ?? [];
  return JSON.stringify(inner) + end + rest.slice(line.length);
};

// The line ends of a remark stay, so that every other line keeps its number.
const dropRemark = (rest: string): string =>
  rest.replace(/^(?:#|\/\/).*|^\/\*[^]*?\*\//, (remark) => remark.replaceAll(/[^\r\n]/g, ''));

// `"a "b" c",` was read as the text `a `: what follows it goes, when the line holds nothing else.
const dropRestOfText = (rest: string): string | undefined => {
  const [whole, comma = ''] = /^[^\r\n]*"(,?)[ \t]*(?=\r?\n|$)/.exec(rest) ?? [];
  return whole === undefined ? undefined : comma + rest.slice(whole.length);
};

const mendSign = (rest: string): string | undefined => {
  if (/^(?:#|\/[/*])/.test(rest)) return dropRemark(rest);
  if (/^[,\uFEFF]/.test(rest)) return rest.slice(1);
  if (rest.startsWith(';')) return `,${rest.slice(1)}`;
  if (rest.startsWith('"')) return mendString(rest);
  return changeQuotes(rest) ?? quoteWord(rest);
};

const mend = (rest: string, message: string): string | undefined => {
  if (message.startsWith('Falta una coma')) return `,${rest}`;
  if (message.startsWith('Faltan los dos puntos')) return `:${rest.replace(/^=/, '')}`;
  const [, close] = /^Falta ([}\]]) al final/.exec(message) ?? [];
  if (close !== undefined) return close + rest;
  return message === QUOTES_INSIDE ? dropRestOfText(rest) : mendSign(rest);
};

/** Reads a text that should be JSON past its mistakes, mending each in its own line, so that one run tells them all. */
export const readPastMistakes = (written: string): ReadPastMistakes => {
  const mistakes: ReadPastMistakes['mistakes'] = [];
  let text = written;
  for (;;) {
    const mistake = findJsonMistake(text);
    if (!mistake) return { mistakes, sound: text };
    const { offset, message } = mistake;
    const line = countLine(text, offset);
    const isTold = mistakes.some((other) => other.line === line && other.message === message);
    if (!isTold) mistakes.push({ line, message });
    const rest = text.slice(offset);
    const mended = mend(rest, message);
    if (mended === undefined || mended === rest || mistakes.length >= MOST_MISTAKES) return { mistakes };
    text = text.slice(0, offset) + mended;
  }
};
