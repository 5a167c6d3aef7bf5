const COUNT = new Intl.NumberFormat('es-MX');

/** Writes a number as the site does: `2,500`. */
export const formatCount = (count: number): string => COUNT.format(count);

/** Puts values into a text that an editor wrote: `fill('{from} a {to}', { from: 1, to: 100 })` gives `1 a 100`. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatCount(value) : String(value);
  });
