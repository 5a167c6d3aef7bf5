/** Formats a number in the style of a BCP 47 language tag: `2,500` for `es-MX`. */
export const formatCount = (count: number, languageTag: string): string =>
  new Intl.NumberFormat(languageTag).format(count);

declare const placeholders: unique symbol;

/** Text with placeholders in braces. `templateField` in `src/schemas/text.ts` declares their names. */
export type Template<Name extends string> = string & { readonly [placeholders]?: Name };

/** Replaces the placeholders of a template: `{from} a {to}` becomes `1 a 100`. A placeholder without a value stays in the text. */
export const interpolate = <Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<Name, string | number>>,
): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String((values as Record<string, string | number | undefined>)[name] ?? placeholder),
  );
