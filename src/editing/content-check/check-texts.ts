import { quote } from '../../schemas/found-value.ts';
import type { ContentSource } from './content-source.ts';
import { nameField } from './find-schema-problems.ts';
import { judgeAltText } from './judge-alt-text.ts';
import type { Mistake, Problem } from './problem.ts';

/** Fields that hold no words of the page. */
const NO_WORDS =
  /^(?:id|status|draft|url|language|headingLanguage|section|icon|videoLink|image|speakerAvatar)$/;
const ALT_TEXT = /^(?:alt|imageAlt)$/;
const ONE_LINE = /^(?:title|heading|artist|date|name|speakerName|speakerRole|caption|badge|size|submit)$/;
const PARAGRAPH = /^paragraphs$/;

const ONE_LINE_CHARACTERS = 120;
const SENTENCES_CHARACTERS = 300;
const PARAGRAPH_CHARACTERS = 1200;

const MARKS: [mark: RegExp, name: string][] = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\w+);/i, 'HTML'],
  [/\[[^\]]+\]\([^)]*\)|\*\*[^*]+\*\*|(?<![\w*])\*[^*\s][^*]*\*(?![\w*])/, 'Markdown'],
];

const judgeLength = (name: string, text: string): Mistake[] => {
  const longest = PARAGRAPH.test(name)
    ? PARAGRAPH_CHARACTERS
    : ONE_LINE.test(name)
      ? ONE_LINE_CHARACTERS
      : SENTENCES_CHARACTERS;
  const message = `Se encontró ${quote(text)}, de ${text.length} letras. Se espera ${longest} o menos para que quepa bien.`;
  return text.length > longest ? [{ severity: 'warning', message }] : [];
};

const judgeMarks = (text: string): Mistake[] =>
  MARKS.flatMap(([mark, name]) => {
    const [found] = mark.exec(text) ?? [];
    const message = `Se encontró ${name}: ${found ?? ''}. Aquí se vería tal cual; se espera texto sin marcas.`;
    return found === undefined ? [] : [{ severity: 'warning' as const, message }];
  });

const judge = (name: string, text: string): Mistake[] => {
  if (NO_WORDS.test(name) || text.trim() === '') return [];
  return ALT_TEXT.test(name) ? judgeAltText(text) : [...judgeLength(name, text), ...judgeMarks(text)];
};

interface Text {
  path: PropertyKey[];
  text: string;
}

const listTexts = (data: unknown, path: PropertyKey[] = []): Text[] => {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => listTexts(value, [...path, name]));
};

/** What the page would show, but not as its editor wishes: texts too long for their place, marks that stay marks. */
export const checkTexts = (file: string, { data, lineOf }: ContentSource): Problem[] =>
  listTexts(data).flatMap(({ path, text }) => {
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    return judge(name, text).map((mistake) => ({
      ...mistake,
      file,
      line: lineOf(path),
      field: nameField(path),
    }));
  });
