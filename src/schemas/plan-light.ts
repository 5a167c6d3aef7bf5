import { z } from 'astro/zod';
import { fieldGroup, list, optionalList } from './field-group.ts';
import { numberInRange, numberUpTo, percentageOf } from './number.ts';
import { text } from './text.ts';

const HIGHEST_METRES = 20;

/** A room has at least this height. */
const LEAST_METRES = 1;
/** By how much of the drawing, in percent, the ends of a glass may miss the edge of the floor. */
const EDGE_TOLERANCE = 2;

/** The height of a face of the roof. */
const roofHeight = (what: string) =>
  numberInRange(LEAST_METRES, HIGHEST_METRES, `${what}, en metros`, 'metros sobre el piso');

const metres = (what: string) => numberUpTo(HIGHEST_METRES, `${what}, en metros`, 'metros sobre el piso');

const point = (what: string) =>
  fieldGroup({ x: percentageOf('ancho', what), y: percentageOf('alto', what) }).describe(what);

const rectangle = {
  left: percentageOf('ancho', 'Dónde empieza'),
  top: percentageOf('alto', 'Dónde empieza'),
  right: percentageOf('ancho', 'Dónde termina'),
  bottom: percentageOf('alto', 'Dónde termina'),
};

export type Rectangle = Record<keyof typeof rectangle, number>;

/** Reports an end that doesn't lie behind its beginning. */
const validateRectangle = (
  { left, top, right, bottom }: Rectangle,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  for (const [end, found, start, least] of [
    ['right', right, 'left', left],
    ['bottom', bottom, 'top', top],
  ] as const) {
    if (found > least) continue;
    const message = `Se encontró ${found}, que no pasa de ${start}: ${least}. Se espera dónde termina.`;
    context.addIssue({ code: 'custom', path: [end], message });
  }
};

/** A part of the drawing, upright. */
export const area = () => fieldGroup(rectangle).superRefine(validateRectangle);

const way = () => text('Por dónde entra el sol, como se lee: «entra 9 m por …»', 'el ventanal sur');

const glass = () =>
  fieldGroup({
    way: way(),
    from: point('Un extremo del vidrio'),
    to: point('El otro extremo del vidrio'),
    sill: metres('Dónde empieza el vidrio'),
    head: metres('Dónde termina el vidrio'),
    panes: z.int().min(1).meta({
      description: 'En cuántos paños iguales lo dividen sus montantes',
      errorMessage: 'Se espera un número entero, 1 o más.',
    }),
  }).superRefine(({ sill, head }, context) => {
    if (head > sill) return;
    const message = `Se encontró ${head}, que no es más alto que sill: ${sill}. Se espera dónde termina el vidrio.`;
    context.addIssue({ code: 'custom', path: ['head'], message });
  });

const walls = (what: string) => optionalList(area(), what);

type Glass = z.infer<ReturnType<typeof glass>>;

/** Whether both ends of a glass lie on one edge of the floor, apart from each other. */
const isOnEdge = ({ from, to }: Glass, { left, top, right, bottom }: Rectangle): boolean => {
  const isNear = (place: number, edge: number) => Math.abs(place - edge) <= EDGE_TOLERANCE;
  const isUpright = [left, right].some((edge) => isNear(from.x, edge) && isNear(to.x, edge));
  const isLevel = [top, bottom].some((edge) => isNear(from.y, edge) && isNear(to.y, edge));
  return (isUpright && from.y !== to.y) || (isLevel && from.x !== to.x);
};

/** What the sun meets on its way to the floor of a plan. */
export const planLight = () =>
  fieldGroup({
    roof: area().describe('El techo visto desde abajo, con su volado'),
    ceiling: roofHeight('La cara de abajo del techo'),
    roofTop: roofHeight('La cara de arriba del techo'),
    glass: list(glass(), 'Los vidrios, cada uno en una orilla del piso'),
    skylights: optionalList(
      fieldGroup({ way: way(), ...rectangle }).superRefine(validateRectangle),
      'Los huecos del techo',
    ),
    columns: fieldGroup({
      width: metres('Cuánto mide cada una'),
      centers: optionalList(point('El centro de una'), 'Dónde está cada una'),
    }).describe('Las columnas'),
    walls: fieldGroup({
      today: walls('Los muros de hoy, del piso al techo'),
      project: walls('Los que agrega el proyecto, con las puertas cerradas'),
    }).describe('Los muros'),
  }).superRefine(({ ceiling, roofTop }, context) => {
    if (roofTop > ceiling) return;
    const message = `Se encontró ${roofTop}, que no es más alto que ceiling: ${ceiling}. Se espera la cara de arriba del techo.`;
    context.addIssue({ code: 'custom', path: ['roofTop'], message });
  });

/** Reports glass that isn't at an edge of the plan's floor. */
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

export type PlanLight = z.infer<ReturnType<typeof planLight>>;
