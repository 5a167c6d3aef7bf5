import { z } from 'astro/zod';
import { fieldGroup, listField, optionalListField } from './field-group.ts';
import { numberField, numberFieldUpTo, percentageField } from './number.ts';
import { translatedTextField } from './text.ts';

const MAX_HEIGHT_METRES = 20;
const MIN_ROOM_HEIGHT_METRES = 1;
/** Maximum distance between the ends of a glazing and the edge of the floor, in percent of the drawing. */
const EDGE_TOLERANCE = 2;

const roofHeightField = (label: string): z.ZodNumber =>
  numberField(MIN_ROOM_HEIGHT_METRES, MAX_HEIGHT_METRES, `${label}, en metros`, 'metros sobre el piso');

const lengthField = (label: string): z.ZodNumber =>
  numberFieldUpTo(MAX_HEIGHT_METRES, `${label}, en metros`, 'metros sobre el piso');

const pointField = (label: string) =>
  fieldGroup({ x: percentageField('ancho', label), y: percentageField('alto', label) }).describe(label);

const rectangle = {
  left: percentageField('ancho', 'Dónde empieza'),
  top: percentageField('alto', 'Dónde empieza'),
  right: percentageField('ancho', 'Dónde termina'),
  bottom: percentageField('alto', 'Dónde termina'),
};

/** Edges of a rectangle, in percent of the drawing. */
export type Rectangle = Record<keyof typeof rectangle, number>;

/** Reports a rectangle whose right edge isn't to the right of its left edge, or whose bottom edge isn't below its top edge. */
const validateRectangle = (
  { left, top, right, bottom }: Rectangle,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  for (const [end, endValue, start, startValue] of [
    ['right', right, 'left', left],
    ['bottom', bottom, 'top', top],
  ] as const) {
    if (endValue > startValue) continue;
    const message = `Se encontró ${endValue}, que no pasa de ${start}: ${startValue}. Se espera dónde termina.`;
    context.addIssue({ code: 'custom', path: [end], message });
  }
};

export const area = fieldGroup(rectangle).superRefine(validateRectangle);

const entryPoint = translatedTextField(
  'Por dónde entra el sol, como se lee: «entra 9 m por …»',
  'el ventanal sur',
);

const glass = fieldGroup({
  way: entryPoint,
  from: pointField('Un extremo del vidrio'),
  to: pointField('El otro extremo del vidrio'),
  sill: lengthField('Dónde empieza el vidrio'),
  head: lengthField('Dónde termina el vidrio'),
  panes: z.int().min(1).meta({
    description: 'En cuántos paños iguales lo dividen sus montantes',
    errorMessage: 'Se espera un número entero, 1 o más.',
  }),
}).superRefine(({ sill, head }, context) => {
  if (head > sill) return;
  const message = `Se encontró ${head}, que no es más alto que sill: ${sill}. Se espera dónde termina el vidrio.`;
  context.addIssue({ code: 'custom', path: ['head'], message });
});

const wallsField = (label: string) => optionalListField(area, label);

type Glass = z.infer<typeof glass>;

/** Returns whether the two ends of a glazing are different points on the same edge of the floor. */
const isOnEdge = ({ from, to }: Glass, { left, top, right, bottom }: Rectangle): boolean => {
  const isNear = (position: number, edge: number) => Math.abs(position - edge) <= EDGE_TOLERANCE;
  const isVertical = [left, right].some((edge) => isNear(from.x, edge) && isNear(to.x, edge));
  const isHorizontal = [top, bottom].some((edge) => isNear(from.y, edge) && isNear(to.y, edge));
  return (isVertical && from.y !== to.y) || (isHorizontal && from.x !== to.x);
};

/** Fields from which the sunlight on a floor is computed: roof, glazing, skylights, columns and walls. */
export const planLight = fieldGroup({
  roof: area.describe('El techo visto desde abajo, con su volado'),
  ceiling: roofHeightField('La cara de abajo del techo'),
  roofTop: roofHeightField('La cara de arriba del techo'),
  glass: listField(glass, 'Los vidrios, cada uno en una orilla del piso'),
  skylights: optionalListField(
    fieldGroup({ way: entryPoint, ...rectangle }).superRefine(validateRectangle),
    'Los huecos del techo',
  ),
  columns: fieldGroup({
    width: lengthField('Cuánto mide cada una'),
    centers: optionalListField(pointField('El centro de una'), 'Dónde está cada una'),
  }).describe('Las columnas'),
  walls: fieldGroup({
    today: wallsField('Los muros de hoy, del piso al techo'),
    project: wallsField('Los que agrega el proyecto, con las puertas cerradas'),
  }).describe('Los muros'),
}).superRefine(({ ceiling, roofTop }, context) => {
  if (roofTop > ceiling) return;
  const message = `Se encontró ${roofTop}, que no es más alto que ceiling: ${ceiling}. Se espera la cara de arriba del techo.`;
  context.addIssue({ code: 'custom', path: ['roofTop'], message });
});

/** Reports glazing that isn't on an edge of the floor. */
export const validateGlass = (
  { glass: panes }: PlanLight,
  floor: Rectangle,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  for (const [index, pane] of panes.entries()) {
    if (isOnEdge(pane, floor)) continue;
    const { from, to } = pane;
    const message = `Va de ${from.x}, ${from.y} a ${to.x}, ${to.y}. Se esperan dos puntos distintos de una misma orilla de floor.`;
    context.addIssue({ code: 'custom', path: ['light', 'glass', index, 'to'], message });
  }
};

export type PlanLight = z.infer<typeof planLight>;
