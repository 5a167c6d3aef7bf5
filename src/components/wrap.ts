/** The words of a text on as few lines of so many characters as have room for them. */
export const wrap = (text: string, characters: number): string[] => {
  const [first = '', ...words] = text.split(' ');
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (longer.length <= characters) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};
