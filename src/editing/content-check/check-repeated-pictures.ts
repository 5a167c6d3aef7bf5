import type { ContentSource } from './content-source.ts';
import type { Problem } from './problem.ts';

/** What two pictures of a carousel may not share, and how it is called. */
const UNIQUE = [
  { name: 'image', what: 'Esta fotografía' },
  { name: 'alt', what: 'Este texto' },
];

const readField = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined;

// `../gallery/a.jpg` and `./a.jpg` are the same picture: within one folder its name tells.
const keyOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().split('/').at(-1) : undefined;

/** The pictures of a list that are in it twice, or that are described by the same words. */
export const checkRepeatedPictures = (file: string, { data, lineOf }: ContentSource): Problem[] => {
  if (!Array.isArray(data)) return [];
  const items: unknown[] = data;
  return UNIQUE.flatMap(({ name, what }) => {
    const keys = items.map((item) => keyOf(readField(item, name)));
    return keys.flatMap((key, index) => {
      const first = keys.indexOf(key);
      if (key === undefined || first === index) return [];
      const message = `${what} ya es de [${first + 1}], en la línea ${lineOf([first, name])}. Se espera uno distinto para cada lugar.`;
      return [
        {
          file,
          line: lineOf([index, name]),
          field: `[${index + 1}].${name}`,
          severity: 'warning' as const,
          message,
        },
      ];
    });
  });
};
