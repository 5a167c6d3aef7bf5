import type { z } from 'astro/zod';
import { fieldGroup, optionalListField, sampleFlag } from './field-group.ts';
import { numberField, numberFieldUpTo } from './number.ts';
import {
  type CreateImageField,
  imageField,
  type SchemaFactory,
  validateSameAspectRatio,
} from './image-field.ts';
import { area, planLight, validateGlass } from './plan-light.ts';
import { rooms } from './plan-rooms.ts';
import { altTextField, translatedTextField } from './text.ts';
import { slugField } from './text-formats.ts';

/** Number of compass directions: north, northeast and so on. */
export const DIRECTION_COUNT = 8;

const MIN_WIDTH_METRES = 1;
const MAX_WIDTH_METRES = 500;

const createDrawingFields = (createImage: CreateImageField) => ({
  drawing: imageField(createImage, 'drawing', 'El dibujo, sin flecha del norte'),
  alt: altTextField(),
});

const createPlanFields = (createImage: CreateImageField) =>
  fieldGroup({
    id: slugField(
      'El nombre corto con el que las fotografías de la galería dicen en qué planta están',
      'planta-baja',
    ),
    name: translatedTextField('El nombre que se lee bajo el dibujo', 'Planta baja'),
    area: translatedTextField('Su superficie', '750 m²'),
    headroom: translatedTextField('Su altura: se lee en /plantas', '3.60 m de piso a losa').optional(),
    north: numberFieldUpTo(
      360,
      'Hacia dónde está el norte, en grados desde arriba: 315 es arriba a la izquierda',
      'los grados desde arriba hasta el norte',
    ),
    width: numberField(
      MIN_WIDTH_METRES,
      MAX_WIDTH_METRES,
      'Cuántos metros mide todo el dibujo, de lado a lado: de esto salen la escala, las cotas y las superficies',
      'los metros que mide el dibujo de lado a lado',
    ),
    floor: area.describe('El piso, por dentro de sus muros'),
    today: fieldGroup(createDrawingFields(createImage)).describe('La planta como está hoy'),
    project: fieldGroup({
      ...createDrawingFields(createImage),
      rooms,
    }).describe('La misma planta en el proyecto, en un dibujo de la misma forma'),
    light: planLight
      .describe('Por dónde entra el sol: con esto /plantas lo dibuja, hora por hora')
      .optional(),
  }).superRefine(({ today, project, floor, light }, context) => {
    validateSameAspectRatio(today.drawing, project.drawing, ['project', 'drawing'], context);
    if (light) validateGlass(light, floor, context);
  });

const validatePlanIds = (plans: readonly { id: string }[], context: z.RefinementCtx): void => {
  for (const [index, { id }] of plans.entries()) {
    if (plans.findIndex((plan) => plan.id === id) === index) continue;
    const message = `Otra planta ya se llama "${id}". Dale otro nombre.`;
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  }
};

const createPlansFields = (createImage: CreateImageField) =>
  fieldGroup({
    heading: translatedTextField('El título del bloque'),
    note: translatedTextField('La nota bajo los dibujos'),
    save: translatedTextField(
      'El enlace que guarda cada dibujo, el archivo de content/plans tal cual',
      'Guardar el dibujo',
    ).optional(),
    plans: optionalListField(
      createPlanFields(createImage),
      'Las plantas, en orden: sin ninguna, el bloque no aparece',
    )
      .superRefine(validatePlanIds)
      .default([]),
    sample: sampleFlag,
  });

/** Floor plan of a level, today and in the project. */
export type Plan = z.infer<ReturnType<typeof createPlanFields>>;

export type Plans = z.infer<ReturnType<typeof createPlansFields>>;

/** Creates the schema of content/plans/plans.json. */
export const plansSchema: SchemaFactory<Plans> = (createImage) => createPlansFields(createImage);
