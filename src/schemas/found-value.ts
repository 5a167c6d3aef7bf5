const LONGEST_QUOTE_CHARACTERS = 60;

/** What an editor wrote, between quotes and in one line, cut where it is long. */
export const quote = (value: string): string => {
  const line = value.replace(/\s*[\r\n]+\s*/g, ' ⏎ ');
  return `"${line.length > LONGEST_QUOTE_CHARACTERS ? `${line.slice(0, LONGEST_QUOTE_CHARACTERS)}…` : line}"`;
};

/** Spaces of every width, and signs that no screen shows, are not: zero-width spaces, soft hyphens, fillers. */
export const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

const describeText = (value: string): string => {
  if (value.trim() === '') return 'un texto vacío';
  return VISIBLE.test(value) ? `el texto ${quote(value)}` : 'un texto de signos que no se ven';
};

/** Says in Spanish what an editor wrote, for the first half of a message: `el número 2024`, `una lista de 3`. */
export const describeFound = (value: unknown): string => {
  if (value === null || value === undefined) return 'un campo vacío';
  if (value instanceof Date) return `la fecha ${value.toISOString().slice(0, 10)} sin comillas`;
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'string') return describeText(value);
  if (typeof value === 'number') return `el número ${value}`;
  if (typeof value === 'boolean') return `el valor ${value} (sí o no)`;
  return 'un grupo de campos';
};

/**
 * The Spanish message for a value that is absent or of another type.
 * `expected` reads after "Se espera": `un texto, por ejemplo "Cielo raso"`.
 */
export const explainMismatch = (value: unknown, expected: string): string =>
  value === undefined
    ? `Falta este campo. Se espera ${expected}.`
    : `Se encontró ${describeFound(value)}. Se espera ${expected}.`;
