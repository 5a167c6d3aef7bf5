/** Countries that measure in feet, as ISO 3166 codes. */
const FEET_COUNTRIES: readonly (string | undefined)[] = ['US', 'LR', 'MM'];
const FEET_PER_METRE = 3.28084;
/** Areas are rounded to multiples of this number of square feet, because the content has only whole square metres. */
const SQUARE_FEET_STEP = 5;

/** Formats numbers and measures. Adds feet in the countries that measure in feet. */
export interface NumberFormatter {
  formatNumber: (value: number, maximumFractionDigits: number) => string;
  /** Formats a length in metres: "9 m", "30 ft (9 m)". Converts the rounded metres to feet. */
  formatLength: (metres: number, maximumFractionDigits: number) => string;
  /** Formats an area in square metres: "24 m²", "260 sq ft (24 m²)". */
  formatArea: (squareMetres: number) => string;
}

/** Creates the number formatter of a BCP 47 language tag. */
export function createNumberFormatter(languageTag: string): NumberFormatter {
  const usesFeet = FEET_COUNTRIES.includes(new Intl.Locale(languageTag).maximize().region);

  function formatNumber(value: number, maximumFractionDigits: number): string {
    return new Intl.NumberFormat(languageTag, { maximumFractionDigits }).format(value);
  }

  function formatUnit(value: number, unit: 'meter' | 'foot', maximumFractionDigits: number): string {
    return new Intl.NumberFormat(languageTag, { style: 'unit', unit, maximumFractionDigits }).format(value);
  }

  function formatLength(metres: number, maximumFractionDigits: number): string {
    const metric = formatUnit(metres, 'meter', maximumFractionDigits);
    if (!usesFeet) return metric;
    const feet = Number(metres.toFixed(maximumFractionDigits)) * FEET_PER_METRE;
    return `${formatUnit(feet, 'foot', 0)} (${metric})`;
  }

  // Intl doesn't support square metres and square feet.
  function formatArea(squareMetres: number): string {
    const rounded = Math.round(squareMetres);
    const metric = `${formatNumber(rounded, 0)} m²`;
    if (!usesFeet) return metric;
    const squareFeet = Math.round((rounded * FEET_PER_METRE ** 2) / SQUARE_FEET_STEP) * SQUARE_FEET_STEP;
    return `${formatNumber(squareFeet, 0)} sq ft (${metric})`;
  }

  return { formatNumber, formatLength, formatArea };
}
