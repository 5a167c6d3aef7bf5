/** Writes a number as a language does, a BCP 47 tag: `2,500` in Mexico. */
export const formatCount = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(count);

declare const placeholders: unique symbol;

/** A text with these placeholders between braces, which its schema says (`template` of `src/schemas/text.ts`). */
export type Template<Name extends string> = string & { readonly [placeholders]?: Name };

/**
 * Puts values into a text that an editor wrote: `fill('{from} a {to}', { from: 1, to: 100 })` gives `1 a 100`. Each placeholder that the
 * schema of the text names needs its value, or it doesn't compile; another one stays as it is.
 */
export const interpolate = <Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<Name, string | number>>,
): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String((values as Record<string, string | number | undefined>)[name] ?? placeholder),
  );
