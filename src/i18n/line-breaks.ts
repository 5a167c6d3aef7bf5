/** Splits an e-mail address or URL into parts between which a line may break: after `@` and before a dot. Text with spaces is not split. */
export const splitForLineBreaks = (text: string): string[] =>
  /\s/.test(text) ? [text] : text.replaceAll(/@|(?=\.)/g, '$& ').split(' ');
