import type { z } from 'astro/zod';
import { altText } from './alt-text.ts';
import { fieldGroup } from './field-group.ts';
import type { PictureField } from './picture-field.ts';
import { text } from './text.ts';

/** content/sections/hero.json: the first screen (specification 2, home page 2). */
export const heroSchema = (picture: PictureField) =>
  fieldGroup({
    size: text({ help: 'La cifra grande', example: '2,200m²' }),
    heading: text({ help: 'El título de la página', example: 'Obra negra, obra abierta.' }),
    text: text({ help: 'El párrafo bajo el título', example: 'Un penthouse sin terminar…' }),
    image: picture('hero').describe('La fotografía de fondo'),
    imageAlt: altText(),
    propertyLink: text({ help: 'El botón que baja a Propiedad', example: 'Explorar Propiedad' }),
    exhibitionsLink: text({ help: 'El botón que baja a Exhibiciones', example: 'Ver Exhibiciones' }),
  });

export type Hero = z.infer<ReturnType<typeof heroSchema>>;
