/** Puts values into a text that an editor wrote: `fillTemplate('{from} a {to}', { from: 1, to: 100 })` gives `1 a 100`. */
export function fillTemplate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
