import type { z } from 'astro/zod';
import { altText } from './alt-text.ts';
import { fieldGroup } from './field-group.ts';
import { list } from './list.ts';
import type { PictureField } from './picture-field.ts';
import { text } from './text.ts';

/** content/sections/vision.json: the badge and the vision (specification 2, home page 6). */
export const visionSchema = (picture: PictureField) =>
  fieldGroup({
    badge: text({ help: 'La insignia sobre la foto', example: '40m de frente' }),
    heading: text({ help: 'El título de la sección', example: 'Una casa que recuerde la obra.' }),
    image: picture('section').describe('La fotografía'),
    imageAlt: altText(),
    paragraphs: list(
      text({ help: 'Un párrafo', example: 'Imaginamos un hogar que conserve algo de esta etapa.' }),
      {
        help: 'Los párrafos, en orden',
      },
    ),
  });

export type Vision = z.infer<ReturnType<typeof visionSchema>>;
