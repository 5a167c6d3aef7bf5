/** Name of the field that only machines fill in: one that no browser, and no keeper of passwords, knows how to complete. */
export const TRAP_FIELD = 'casilla-b';
