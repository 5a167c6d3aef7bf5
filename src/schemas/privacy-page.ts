import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** The notice itself, in Markdown; its words beside it are in `privacy.json`. */
export const PRIVACY_NOTICE = 'content/pages/privacy.md';

/** content/pages/privacy.json: what stands around the privacy notice. */
export const privacyPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador'),
    description: text('La descripción en los buscadores'),
    heading: text('El título de la página'),
    simulated: text('La entrada mientras el formulario no envía nada'),
    sent: template(
      'La entrada cuando los mensajes se envían; {service} es el servicio que los recibe',
      'service',
    ),
  });
