/** A figure whose thousands have the sign of decimals: a pattern, whether no text holds it or it is hardly meant, and for its test what it finds and what it leaves. */
export type MixedThousands = readonly [pattern: RegExp, isError: boolean, bad: string, good: string];

/** Such figures where decimals have a point, as in Mexico; with a comma for each point and a point for each comma, where they have a comma. */
export const MIXED_THOUSANDS: readonly MixedThousands[] = [
  // `2.200 m²` would be two square metres, also for search engines.
  [
    /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?\s*[mM](?:etros?|ts?\.?)?(?:\^?[²2]|\s+cuadrados?)/gu,
    true,
    'los 2.200,50 m2',
    '2,200 m² y 0.125 m²',
  ],
  [
    /(?<![\w.,/:+-])(?:\$|USD|MXN) ?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?(?![\d°]|[.,]\d)/g,
    false,
    '$98.000.000,00 MXN',
    '$98.50, USD 850,000',
  ],
  [
    /(?<![\w.,/:+$-]|(?:\$|USD|MXN) )[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d°]|[.,]\d)/g,
    false,
    '98.000.000 de pesos',
    'v. 2.0.1',
  ],
  // Decimals of a measure are quiet.
  [
    /(?<![\w.,/:+-])[1-9]\d{0,2}\.\d{3}(?= (?!cuadrad|grados|metros|kilos)\p{L}{2,}s(?!\p{L}))/gu,
    false,
    'Vinieron 1.500 personas',
    '1.618 aproximadamente, 19.432 norte, 3.250 kg',
  ],
];
