import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { text } from './text.ts';

/** content/pages/home.json: what the browser tab and search engines show (specification 2). */
export const homePageSchema = () =>
  fieldGroup({
    title: text({
      help: 'El título en la pestaña del navegador',
      example: 'Penthouse 2200 | Ciudad de México',
    }),
    description: text({
      help: 'La descripción en los buscadores',
      example: 'Penthouse de 2,200 m² en obra negra.',
    }),
  });

export type HomePage = z.infer<ReturnType<typeof homePageSchema>>;
