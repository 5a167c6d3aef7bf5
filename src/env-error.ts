/**
 * The error of an environment variable, in Spanish: what was found, and what is expected. Without a stack, which Astro would
 * print: it says nothing to whoever set the variable.
 */
export const createEnvError = (name: string, value: string, expected: string): Error => {
  const found = value ? `Se encontró "${value}"` : 'No tiene valor';
  return Object.assign(new Error(`${name}: ${found}. Se espera ${expected}.`), { stack: '' });
};
