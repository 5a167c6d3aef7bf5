import { z } from 'astro/zod';
import { booleanField, type FieldGroup, fieldGroup, optionalListField, sampleFlag } from './field-group.ts';
import type { CreateImageField, SchemaFactory } from './image-field.ts';
import { linkPreview } from './site.ts';
import {
  descriptionField,
  multilineTextField,
  messageOpeningField,
  documentTitleField,
  templateField,
  translatedTextField,
} from './text.ts';
import { MULTILINE_META, textField } from './text-field.ts';
import { previousNamesField, slugField } from './text-formats.ts';

const fact = fieldGroup({
  label: translatedTextField('El nombre del dato', 'Qué traer'),
  value: translatedTextField('El dato, en un renglón', 'Ropa cómoda'),
  link: translatedTextField('A dónde lleva: solo si lleva a otra página', '/#contact').optional(),
});

/** Fields in the separate file of a translation. */
const translationFields = {
  slug: slugField('El final de su dirección: solo en otro idioma', 'workshops').optional(),
  // The slugs are separated by spaces, because a list would need a Spanish item for each translation.
  formerSlugs: textField({
    pattern: /^[a-z\d]+(?:[- ][a-z\d]+)*$/,
    expected: 'uno o más nombres en minúsculas sin acentos, con un espacio entre ellos',
    description: 'Los finales que tuvo su dirección: solo en otro idioma',
    example: 'workshops courses',
  }).optional(),
};

/** Creates the schema of the front matter of a translated text page. */
export const textPageTranslationSchema = (): FieldGroup => fieldGroup(translationFields);

const createTextPageFields = (createImage: CreateImageField) =>
  fieldGroup({
    title: documentTitleField('Talleres'),
    description: descriptionField('La descripción en los buscadores'),
    ...translationFields,
    share: linkPreview(createImage)
      .describe(
        'Lo que se ve al compartir la página; su imagen está también junto al texto, en ventanas anchas',
      )
      .optional(),
    heading: translatedTextField('El título de la página', 'Talleres los sábados'),
    lead: multilineTextField('La entrada').optional(),
    leadWhenSending: templateField(
      'La entrada cuando el formulario envía: {service} es el servicio que recibe los mensajes',
      'service',
    )
      .meta(MULTILINE_META)
      .optional(),
    factsHeading: translatedTextField('El título de los datos: solo para lectores de pantalla').optional(),
    facts: optionalListField(fact, 'Los datos, en orden').default([]),
    visits: booleanField(
      'Visitas: true si la página dice cuándo, cuánto cuesta y dónde (visits.json), y deja elegir un día',
      false,
    ),
    action: fieldGroup({
      label: translatedTextField('El texto del botón'),
      subject: translatedTextField('El asunto que deja escrito en el formulario'),
      message: messageOpeningField(),
      mail: translatedTextField(
        'La línea antes del correo, que abre el mismo mensaje: si piden algo que el formulario no lleva',
        'Con el dibujo, por correo:',
      ).optional(),
    })
      .describe('El botón al final, que lleva al formulario')
      .optional(),
    press: booleanField(
      'Página de prensa: true para que el sitio haga un ZIP con este texto y las fotografías de la galería; la página enlaza también los de las exhibiciones',
      false,
    ),
    isIndexed: booleanField('Buscadores: false si no deben mostrarla', true),
    inFooter: fieldGroup({
      label: translatedTextField('El texto del enlace', 'Talleres'),
      order: z.int().min(1).meta({
        description: 'Su lugar entre los enlaces: el 1 va primero',
        errorMessage: 'Se espera un número entero, por ejemplo 3.',
      }),
    })
      .describe('Su enlace en el pie de página')
      .optional(),
    formerly: previousNamesField(),
    sample: sampleFlag,
  });

export type TextPageFields = z.infer<ReturnType<typeof createTextPageFields>>;

/** Creates the schema of the front matter of content/pages/*.md. The name of a file is the path of its page. */
export const textPageSchema: SchemaFactory<TextPageFields> = (createImage) =>
  createTextPageFields(createImage);
