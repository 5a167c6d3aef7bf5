/** Stand-ins for `astro:content`. All test files share them, because Vitest runs without isolation. */

/** Renders every entry as the same component. */
export const render = (): { Content: string } => ({ Content: 'component' });

/** Finds no entry. */
export const getEntry = (): undefined => undefined;
