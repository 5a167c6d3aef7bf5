import { fieldGroup } from './field-group.ts';
import { quote } from './found-value.ts';
import { text, type FieldHelp } from './text.ts';

const label = (example: string) => text({ help: 'El nombre del dato', example });

const shapedText = ({ help, example }: FieldHelp, shape: RegExp) =>
  text({ help, example }).regex(shape, {
    error: ({ input }) => `Se encontró ${quote(String(input))}. Se espera algo como "${example}".`,
  });

/** A fact that is only read: opening hours, place. */
export const contactFact = (labelExample: string, example: string) =>
  fieldGroup({ label: label(labelExample), value: text({ help: 'El dato', example }) });

/** A telephone, printed as written; its link dials the digits only. */
export const phoneContact = () =>
  fieldGroup({
    label: label('Teléfono'),
    value: shapedText(
      { help: 'El teléfono con su clave de país', example: '+52 55 0000 2200' },
      // A plus sign and 8 to 15 digits (ITU E.164), with any spacing between them.
      /^\+(?:[\s().-]*\d){8,15}$/,
    ),
  }).transform((phone) => ({ ...phone, href: `tel:+${phone.value.replace(/\D/g, '')}` }));

/** An e-mail address, printed as written, with its link. */
export const emailContact = () =>
  fieldGroup({
    label: label('Correo'),
    value: shapedText(
      { help: 'El correo electrónico', example: 'contacto@example.com' },
      // One address without accents, and none of the signs that would add to what its link does.
      /^[\w+-]+(?:\.[\w+-]+)*@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/,
    ),
  }).transform((email) => ({ ...email, href: `mailto:${email.value}` }));
