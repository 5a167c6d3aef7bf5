/** Mock of `astro:content`. All test files share it, because Vitest runs without isolation. */

/** Renders every entry as the same component. */
export const render = (): { Content: string } => ({ Content: 'component' });

/** Returns undefined for every entry. */
export const getEntry = (): undefined => undefined;
