import { fieldGroup } from './field-group.ts';
import { template, text } from './text.ts';

/** The notice itself, in Markdown; its words beside it are in `privacy.json`. */
export const PRIVACY_NOTICE = 'content/pages/privacy.md';

/** content/pages/privacy.json: what stands around the privacy notice. */
export const privacyPageSchema = () =>
  fieldGroup({
    title: text('El título en la pestaña del navegador'),
    description: text({ label: 'La descripción en los buscadores', widget: 'text' }),
    heading: text('El título de la página'),
    simulated: text({ label: 'La entrada mientras el formulario no envía nada', widget: 'text' }),
    sent: template(
      {
        label: 'La entrada cuando los mensajes se envían',
        help: '{service} es el servicio que los recibe',
        widget: 'text',
      },
      'service',
    ),
  });
