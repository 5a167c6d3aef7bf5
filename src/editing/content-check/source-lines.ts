/** Line of a character in a text, both as people count: the first line is 1, `offset` starts at 0. */
export const countLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The name of the field that a line of JSON or front matter defines, or an empty text. */
export const readFieldName = (line: string): string => /^\s*[{[]?\s*"?([\w-]+)"?\s*:/.exec(line)?.[1] ?? '';
