import type { z } from 'astro/zod';
import type { Words } from '../words.ts';
import { fieldGroup, listOrNone, sampleMark } from './field-group.ts';
import { numberTo, percentOf } from './number.ts';
import { checkOneShape, pictureField, type MakePictureField } from './picture-field.ts';
import { planLight } from './plan-light.ts';
import { checkAreas, rooms } from './plan-rooms.ts';
import { altText, shortName, text } from './text.ts';

/** North, northeast and so on. */
export const DIRECTION_COUNT = 8;

const dimension = (side: string) =>
  fieldGroup({
    label: text('La medida que se lee', '40 m'),
    from: percentOf(side, 'Dónde empieza'),
    to: percentOf(side, 'Dónde termina'),
  }).superRefine(({ from, to }, context) => {
    if (to > from) return;
    const message = `Se encontró ${to}, que no pasa de from: ${from}. Se espera dónde termina.`;
    context.addIssue({ code: 'custom', path: ['to'], message });
  });

const drawingOf = (picture: MakePictureField) => ({
  drawing: pictureField(picture, 'drawing', 'El dibujo, sin flecha del norte'),
  alt: altText(),
});

const plan = (picture: MakePictureField) =>
  fieldGroup({
    id: shortName(
      'El nombre corto con el que las fotografías de la galería dicen en qué planta están',
      'planta-baja',
    ),
    name: text('El nombre que se lee bajo el dibujo', 'Planta baja'),
    area: text('Su superficie', '750 m²'),
    north: numberTo(
      360,
      'Hacia dónde está el norte, en grados desde arriba: 315 es arriba a la izquierda',
      'los grados desde arriba hasta el norte',
    ),
    today: fieldGroup(drawingOf(picture)).describe('La planta como está hoy'),
    project: fieldGroup({
      ...drawingOf(picture),
      rooms: rooms(),
    }).describe('La misma planta en el proyecto, en un dibujo de la misma forma'),
    scale: fieldGroup({
      label: text('Qué distancia marca', '10 m'),
      width: percentOf('ancho', 'Cuánto mide'),
    })
      .describe('La escala que se dibuja en la hoja')
      .optional(),
    dimensions: fieldGroup({
      width: dimension('ancho').describe('El frente, sobre el dibujo'),
      depth: dimension('alto').describe('El fondo, a la derecha'),
    })
      .describe('Las cotas generales, alrededor del dibujo')
      .optional(),
    light: planLight()
      .describe('Por dónde entra el sol: con esto /plantas lo dibuja, hora por hora')
      .optional(),
  }).superRefine(({ today, project, light }, context) => {
    checkOneShape(today.drawing, project.drawing, ['project', 'drawing'], context);
    if (!light?.width) return;
    const height = (light.width * today.drawing.height) / today.drawing.width;
    checkAreas(project.rooms, { width: light.width, height }, context);
  });

const validateIds = (plans: readonly { id: string }[], context: z.RefinementCtx): void => {
  for (const [index, { id }] of plans.entries()) {
    const first = plans.findIndex((other) => other.id === id);
    if (first === index) continue;
    const message = `Otra planta ya se llama "${id}". Dale otro nombre.`;
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  }
};

/** content/plans/plans.json: the drawings of each level, and the labels around them. */
export const plansSchema = (picture: MakePictureField) =>
  fieldGroup({
    heading: text('El título del bloque'),
    note: text('La nota bajo los dibujos'),
    save: text(
      'El enlace que guarda cada dibujo, el archivo de content/plans tal cual',
      'Guardar el dibujo',
    ).optional(),
    plans: listOrNone(plan(picture), 'Las plantas, en orden: sin ninguna, el bloque no aparece').superRefine(
      validateIds,
    ),
    sample: sampleMark(),
  });

export type Plan = z.infer<ReturnType<typeof plan>>;

export type Plans = z.infer<ReturnType<typeof plansSchema>> & Words['plans'];
