import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** A button that leads to the contact form and fills in its subject. */
export const contactRequest = () =>
  fieldGroup({
    label: text('El texto del botón'),
    subject: text('El asunto que deja escrito en el formulario'),
  });

/** The same button inside an exhibition: its subject names the exhibition. */
export const exhibitionContactRequest = () =>
  fieldGroup({
    label: text('El texto del botón'),
    subject: template('El asunto que deja escrito; {title} es el título de la exhibición', 'title'),
  });

export type ContactRequest = z.infer<ReturnType<typeof contactRequest>>;
