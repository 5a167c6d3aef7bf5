const LONGEST_QUOTE_CHARACTERS = 60;

const quote = (value: string): string =>
  `"${value.length > LONGEST_QUOTE_CHARACTERS ? `${value.slice(0, LONGEST_QUOTE_CHARACTERS)}…` : value}"`;

/** Says in Spanish what an editor wrote, for the first half of a message: `el número 2024`, `una lista de 3`. */
export const describeFound = (value: unknown): string => {
  if (value === null || value === undefined) return 'un campo vacío';
  if (value instanceof Date) return `la fecha ${value.toISOString().slice(0, 10)} sin comillas`;
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'string') return value.trim() === '' ? 'un texto vacío' : `el texto ${quote(value)}`;
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
