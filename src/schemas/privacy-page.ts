import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** The notice itself, in Markdown; its words beside it are in `privacy.json`. */
export const PRIVACY_NOTICE = 'content/pages/privacy.md';

/** content/pages/privacy.json: what stands around the privacy notice. */
export const privacyPageSchema = () =>
  fieldGroup({
    title: text({
      help: 'El título en la pestaña del navegador',
      example: 'Aviso de privacidad | Penthouse 2200',
    }),
    description: text({
      help: 'La descripción en los buscadores',
      example: 'Qué pasa con tus datos en este sitio.',
    }),
    heading: text({ help: 'El título de la página', example: 'Aviso de privacidad' }),
    simulated: text({
      help: 'La entrada mientras el formulario no envía nada',
      example: 'El formulario de este sitio todavía no envía nada.',
    }),
    sent: template({
      help: 'La entrada cuando los mensajes se envían; {service} es el servicio que los recibe',
      example: 'Lo que escribes en el formulario se envía a {service}.',
    }),
  });

export type PrivacyPage = z.infer<ReturnType<typeof privacyPageSchema>>;
