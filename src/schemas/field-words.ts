/** How a field is told to editors: in the form its label and hint, in CAMPOS.md and while typing both in one line. */
export type FieldWords = string | { label: string; help?: string; widget?: 'text' };

/** The words of a field, for its `meta()`; those that need no help are a label alone. `text` asks for several lines. */
export const describeField = (words: FieldWords) => {
  const { label, help, ...widget }: Exclude<FieldWords, string> =
    typeof words === 'string' ? { label: words } : words;
  return { description: help === undefined ? label : `${label}: ${help}`, label, help, ...widget };
};
