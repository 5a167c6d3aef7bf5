/** Linear intensity of each 8-bit channel value (WCAG 2.2, relative luminance). */
const LINEAR = Array.from({ length: 256 }, (_, channel) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

/** Computes the relative luminance of an 8-bit RGB colour, 0 to 1. */
export const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** Computes the contrast ratio of two relative luminances, 1 to 21. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
