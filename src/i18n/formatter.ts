import {
  createDateFormatter,
  createTimeFormatter,
  type DateFormatter,
  type TimeFormatter,
} from './date-time-formatter.ts';
import type { Locale } from './locales.ts';
import { createNumberFormatter, type NumberFormatter } from './number-formatter.ts';

/** Formats dates, times, numbers and lists for one locale, as editors write them where `Intl` differs. */
export interface Formatter extends DateFormatter, TimeFormatter, NumberFormatter {
  /** Formats a list: "a, b y c". */
  formatList: (items: readonly string[]) => string;
  capitalize: (text: string) => string;
}

/** Creates the formatter of a locale. The BCP 47 language tag selects the formats of a country, such as `es-MX`. */
export function createFormatter(locale: Locale, languageTag: string): Formatter {
  return {
    ...createDateFormatter(locale, languageTag),
    ...createTimeFormatter(locale, languageTag),
    ...createNumberFormatter(languageTag),
    formatList: (items) => new Intl.ListFormat(languageTag).format(items),
    capitalize: (text) => text.charAt(0).toLocaleUpperCase(languageTag) + text.slice(1),
  };
}
