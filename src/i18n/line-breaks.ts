/** The parts of an address, one word such as `hola@example.com`, between which a line may break: after its @ and before a dot. */
export const splitForLineBreaks = (text: string): string[] =>
  /\s/.test(text) ? [text] : text.replaceAll(/@|(?=\.)/g, '$& ').split(' ');
