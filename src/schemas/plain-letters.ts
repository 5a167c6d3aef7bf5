/** A text in small letters without accents, `Próxima` as `proxima`: how words are compared that people write both ways. */
export const toPlainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
