import type { Mistake } from './problem.ts';

// The title of an exhibition is an h3 on its card and an h2 in its details: an essay starts below both.
const HIGHEST_HEADING = 4;

const mark = (depth: number): string => `${'#'.repeat(depth)} Título`;

/**
 * What is wrong with one heading of an essay.
 *
 * @param depth its level, 1 to 6
 * @param previous the level of the heading before it; `undefined` for the first
 */
export const judgeHeading = (depth: number, text: string, previous: number | undefined): Mistake[] => {
  const fail = (message: string): Mistake[] => [{ severity: 'error', message }];
  const found = `Se encontró un título de nivel ${depth}`;
  if (depth < HIGHEST_HEADING) {
    return fail(`${found}. Se espera nivel ${HIGHEST_HEADING} o menor: ${mark(HIGHEST_HEADING)}.`);
  }
  if (text.trim() === '') return fail(`${found} sin texto. Escríbelo o borra los signos: ${mark(depth)}.`);
  const next = previous === undefined || previous < HIGHEST_HEADING ? HIGHEST_HEADING : previous + 1;
  return depth > next ? fail(`${found} donde va uno de nivel ${next}: ${mark(next)}.`) : [];
};
