import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** A button that leads to the contact form and fills in its subject. */
export const contactRequest = () =>
  fieldGroup({
    label: text({ help: 'El texto del botón', example: 'Programar Visita' }),
    subject: text({ help: 'El asunto que deja escrito en el formulario', example: 'Programar visita' }),
  });

/** The same button inside an exhibition: its subject names the exhibition. */
export const exhibitionContactRequest = () =>
  fieldGroup({
    label: text({ help: 'El texto del botón', example: 'Programar Visita' }),
    subject: template({
      help: 'El asunto que deja escrito; {title} es el título de la exhibición',
      example: 'Visita a «{title}»',
    }),
  });

export type ContactRequest = z.infer<ReturnType<typeof contactRequest>>;
