import type { z } from 'astro/zod';
import { fieldGroup, listOrNone } from './field-group.ts';
import { percentOf, readNumber } from './number.ts';
import { text, textOf } from './text.ts';

/** In square metres: so much an area without decimals and an outline in tenths of a percent may differ. */
const TOLERANCE = 0.75;

/** Three corners or more. */
const OUTLINE = /^\d+(\.\d+)?,\d+(\.\d+)?( \d+(\.\d+)?,\d+(\.\d+)?){2,}$/;
const outline = textOf(
  OUTLINE,
  'una lista de esquinas, tres o más, cada una x,y con punto decimal, y un espacio entre ellas',
);

const room = () =>
  fieldGroup({
    name: text('Su nombre', 'Cocina'),
    area: text('Su superficie, que la revisión compara con su contorno', '37 m²'),
    x: percentOf('ancho', 'Dónde se lee'),
    y: percentOf('alto', 'Dónde se lee'),
    outline: outline(
      'Su contorno por dentro de los muros: cada esquina, en por ciento del ancho y del alto del dibujo',
      '5,10 20,10 20,30 5,30',
    ),
  });

export type Room = z.infer<ReturnType<typeof room>>;

const validateNames = (rooms: readonly Room[], context: z.RefinementCtx): void => {
  for (const [index, { name }] of rooms.entries()) {
    if (rooms.findIndex((other) => other.name === name) === index) continue;
    const message = `Otro cuarto ya se llama "${name}". Dale otro nombre: en la lista no se distinguen.`;
    context.addIssue({ code: 'custom', path: [index, 'name'], message });
  }
};

/** The rooms of a project, in order. */
export const rooms = () => listOrNone(room(), 'Los cuartos, en orden').default([]).superRefine(validateNames);

/** What an outline encloses, as part of the drawing. */
const measureShare = (corners: string): number => {
  const points = corners.split(' ').map((corner) => corner.split(',').map((value) => Number(value) / 100));
  const parts = points.map(([x = 0, y = 0], index) => {
    const [previousX = 0, previousY = 0] = points.at(index - 1) ?? [];
    return previousX * y - x * previousY;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
};

/** Compares each area in square metres with its outline on a drawing of so many metres; Astro, which doesn't measure drawings here, compares nothing. */
export const checkAreas = (
  written: readonly Room[],
  { width, height }: Record<'width' | 'height', number>,
  context: z.RefinementCtx,
): void => {
  for (const [index, { area, outline: corners }] of written.entries()) {
    const [, number = ''] = /^([\d,.]+) m²$/.exec(area) ?? [];
    const measured = OUTLINE.test(corners) ? measureShare(corners) * width * height : NaN;
    // Decimals have a point or a comma; which, the language of the site says, and no schema knows it.
    const readings = ['.', ','].map((sign) => readNumber(number, sign));
    if (number && readings.every((value) => Math.abs(value - measured) > TOLERANCE))
      context.addIssue({
        code: 'custom',
        path: ['project', 'rooms', index, 'area'],
        message: `Se encontró "${area}", y su contorno encierra ${measured.toFixed(1)} m². Se espera que uno corresponda al otro.`,
      });
  }
};
