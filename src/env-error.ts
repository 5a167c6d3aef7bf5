/**
 * Creates the Spanish error for an invalid environment variable. The error has no stack, which would not help the person who set the
 * variable.
 */
export function createEnvError(name: string, value: string, expected: string): Error {
  const actual = value ? `Se encontró "${value}"` : 'No tiene valor';
  return Object.assign(new Error(`${name}: ${actual}. Se espera ${expected}.`), { stack: '' });
}
