/** What the protocols and the pages answer: JSON, and nothing is known of its shape before somebody has looked. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A field of an object that came from outside; undefined when there is none. */
export function readField(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
}

/** @throws when it is no text, with what was found instead */
export function asText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`a text was expected: ${JSON.stringify(value)}`);
}
