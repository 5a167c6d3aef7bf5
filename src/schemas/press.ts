import type { z } from 'astro/zod';
import { fieldGroup } from './field-group.ts';
import { shortName, text, WORDS } from './text.ts';

/** content/sections/press.json: the words of press kits and of the links to them. */
export const pressSchema = () =>
  fieldGroup({
    heading: text('El título sobre lo que está listo para publicar, en la página de prensa'),
    kit: text('El enlace a una carpeta de prensa'),
    contact: text('El título sobre los datos de contacto, en el texto de la carpeta'),
    page: text('La palabra sobre la dirección de la página, en el texto de la carpeta'),
    textFile: shortName('El nombre del archivo con el texto, sin la extensión', 'texto').meta(WORDS),
    captionsFile: shortName(
      'El nombre del archivo con pies y créditos, sin la extensión',
      'pies-y-creditos',
    ).meta(WORDS),
  })
    .superRefine(({ textFile, captionsFile }, context) => {
      if (textFile === captionsFile)
        context.addIssue({
          code: 'custom',
          path: ['captionsFile'],
          message: 'Es el nombre del archivo con el texto. Se espera otro: uno de los dos se perdería.',
        });
    })
    .describe('Las carpetas de prensa: un ZIP con fotografías, pies, créditos y texto');

export type Press = z.infer<ReturnType<typeof pressSchema>>;
