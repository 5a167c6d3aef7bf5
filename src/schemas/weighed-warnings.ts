import type { z } from 'astro/zod';
import { fieldGroup, listOrNone } from './field-group.ts';
import { textOf } from './text.ts';

const words = textOf(/\S/, 'un texto');

/** content/avisos.json: the warnings of the content check that somebody has weighed, and why each stays as it is. */
export const weighedWarningsSchema = () =>
  listOrNone(
    fieldGroup({
      file: words('El archivo del que avisa', 'content/exhibitions/dos-la-segunda.md'),
      says: words('Palabras del aviso, como se leen', 'este día es lunes'),
      why: words('Por qué se queda así', 'La inauguración es en lunes'),
    }),
    'Los avisos que ya se vieron y no hace falta leer otra vez',
  );

export type WeighedWarnings = z.infer<ReturnType<typeof weighedWarningsSchema>>;
