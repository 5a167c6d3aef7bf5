import { choice } from './field-group.ts';

/** Facts that structured data states as numbers: the accepted format, with the digits as its one capture group. */
const FACTS = {
  superficie: { shape: /^(\d{1,3}(?:,\d{3})*|\d+) m²$/, example: '2,200 m²' },
  recamaras: { shape: /^(\d+)$/, example: '4' },
  banos: { shape: /^(\d+)$/, example: '7' },
  construccion: { shape: /^(\d{4})$/, example: '2022' },
} as const satisfies Record<string, { shape: RegExp; example: string }>;

export type PropertyFact = keyof typeof FACTS;

/** The word that says which of those facts a detail is. */
export const propertyFact = () =>
  choice<PropertyFact>('Qué dato es para los buscadores', {
    superficie: 'La superficie del penthouse',
    recamaras: 'Cuántas recámaras',
    banos: 'Cuántos baños',
    construccion: 'El año en que se construyó',
  });

/** The number in a detail, `2200` of "2,200 m²", in whole units; undefined where it isn't written as such a fact is. */
export const readFact = (fact: PropertyFact, value: string): number | undefined => {
  const [, digits] = FACTS[fact].shape.exec(value) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** Error for a value that doesn't have the format of its fact. */
export const explainFact = (fact: PropertyFact, value: string): string =>
  `Se encontró "${value}". Con "fact": "${fact}" se espera solo la cifra, por ejemplo "${FACTS[fact].example}".`;
