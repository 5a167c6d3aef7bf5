import { z } from 'astro/zod';
import { fieldGroup, list, listOrNone } from './field-group.ts';
import { numberTo, percentOf } from './number.ts';
import { text } from './text.ts';

const HIGHEST_METRES = 20;
const WIDEST_METRES = 500;

const metres = (what: string) => numberTo(HIGHEST_METRES, `${what}, en metros`, 'metros sobre el piso');

const point = (what: string) =>
  fieldGroup({ x: percentOf('ancho', what), y: percentOf('alto', what) }).describe(what);

const rectangle = {
  left: percentOf('ancho', 'Dónde empieza'),
  top: percentOf('alto', 'Dónde empieza'),
  right: percentOf('ancho', 'Dónde termina'),
  bottom: percentOf('alto', 'Dónde termina'),
};

const way = () => text('Por dónde entra el sol, como se lee: «entra 9 m por …»', 'por el ventanal sur');

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

const walls = (what: string) => listOrNone(fieldGroup(rectangle), what);

/** What the sun meets on its way to the floor of a plan. */
export const planLight = () =>
  fieldGroup({
    width: numberTo(
      WIDEST_METRES,
      'Cuántos metros mide todo el dibujo, de lado a lado',
      'los metros que mide el dibujo de lado a lado',
    ),
    floor: fieldGroup(rectangle).describe('El piso, por dentro de sus muros'),
    roof: fieldGroup(rectangle).describe('El techo visto desde abajo, con su volado'),
    ceiling: metres('La cara de abajo del techo'),
    roofTop: metres('La cara de arriba del techo'),
    glass: list(glass(), 'Los vidrios, cada uno en una orilla del piso'),
    skylights: listOrNone(fieldGroup({ way: way(), ...rectangle }), 'Los huecos del techo'),
    columns: fieldGroup({
      width: metres('Cuánto mide cada una'),
      centers: listOrNone(point('El centro de una'), 'Dónde está cada una'),
    }).describe('Las columnas'),
    walls: fieldGroup({
      today: walls('Los muros de hoy, del piso al techo'),
      project: walls('Los que agrega el proyecto, con las puertas cerradas'),
    }).describe('Los muros'),
  });

export type PlanLight = z.infer<ReturnType<typeof planLight>>;
