import { parseDocument, type Document } from 'yaml';
import { explainYaml } from './explain-yaml.ts';
import { findYamlMistake, type YamlMistake } from './find-yaml-mistake.ts';

/** A front matter as far as it can be read. */
export interface ReadYaml {
  /** Absent when not even the sound lines can be told from the others. */
  document?: Document;
  /** The text that `document` was read from: the same lines, with the wrong ones mended or left empty. */
  yaml: string;
  mistakes: YamlMistake[];
  /** First words of the lines that were left empty: the fields they may have held. */
  lostFields: string[];
}

// Astro reads dates as dates, so an unquoted one must be found to be a date here too.
const parse = (yaml: string): Document =>
  parseDocument(yaml, { customTags: ['timestamp'], prettyErrors: false });

const REPEATED = explainYaml('DUPLICATE_KEY');

/** Empties a line, with the indented ones that hang from it. */
const leaveOut = (lines: string[], index: number): void => {
  lines[index] = '';
  for (let next = index + 1; /^\s+\S/.test(lines[next] ?? ''); next += 1) lines[next] = '';
};

/** Reads a front matter past its mistakes, line by line, so that one run tells them all. */
export const readYaml = (written: string): ReadYaml => {
  const lines = written.split('\n');
  const mistakes: YamlMistake[] = [];
  const lostFields: string[] = [];
  for (;;) {
    const yaml = lines.join('\n');
    const document = parse(yaml);
    const mistake = findYamlMistake(yaml, document);
    if (!mistake) return { document, yaml, mistakes, lostFields };
    const index = mistake.line - 1;
    const isKnown = mistakes.some(({ line }) => line === mistake.line);
    if (!isKnown) mistakes.push(mistake);
    if (lines[index] === '') return { yaml, mistakes, lostFields };
    if (!isKnown && mistake.repaired !== '') {
      lines[index] = mistake.repaired;
      continue;
    }
    const [word] = /[\p{L}\p{N}_-]+/u.exec(lines[index] ?? '') ?? [];
    if (word !== undefined && mistake.message !== REPEATED) lostFields.push(word);
    leaveOut(lines, index);
  }
};
