/** Writes a number as a language does, a BCP 47 tag: `2,500` in Mexico. */
export const formatCount = (count: number, language: string): string =>
  new Intl.NumberFormat(language).format(count);

/** Puts values into a text that an editor wrote: `fill('{from} a {to}', { from: 1, to: 100 })` gives `1 a 100`. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
