import type { z } from 'astro/zod';
import { altText } from './alt-text.ts';
import { fieldGroup } from './field-group.ts';
import { list } from './list.ts';
import type { PictureField } from './picture-field.ts';
import { text } from './text.ts';

/** Stat tiles (specification 2, home page 5). */
export const STAT_COUNT = 3;

/** content/sections/about.json: the story and the three figures. */
export const aboutSchema = (picture: PictureField) =>
  fieldGroup({
    heading: text({ help: 'El título de la sección', example: 'Pedimos prestado un fin de semana.' }),
    image: picture('section').describe('La fotografía junto al texto'),
    imageAlt: altText(),
    paragraphs: list(
      text({ help: 'Un párrafo', example: 'El edificio se terminó en 2022. El último piso, no.' }),
      {
        help: 'Los párrafos, en orden',
      },
    ),
    stats: list(
      fieldGroup({
        label: text({ help: 'Qué cuenta la cifra', example: 'Artistas' }),
        value: text({ help: 'La cifra', example: '15+' }),
      }),
      { help: 'Las cifras, en orden', count: STAT_COUNT },
    ),
  });

export type About = z.infer<ReturnType<typeof aboutSchema>>;
