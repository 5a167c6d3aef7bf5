const SPACES =
  /(?<=\d) (?=%|(?:[ckm]?m|kg|[AVh])(?!\p{L}))|(?<=×|\bcada) (?=\d)|(?<=\b\d{1,2}) (?=de \p{L})|(?<=\b\d{1,2} de) (?=\p{L})/gu;

/** Writes measures and days with spaces at which no line breaks: `8 m`, `× 27.5 m`, `31 de enero`. */
export const keepTogether = (text: string): string => text.replace(SPACES, '\u00a0');
