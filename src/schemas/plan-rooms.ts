import type { z } from 'astro/zod';
import { enumField, fieldGroup, optionalListField } from './field-group.ts';
import { percentageField } from './number.ts';
import { translatedTextField } from './text.ts';
import { textField } from './text-field.ts';

/** Outline of at least three points: `5,10 20,10 20,30`. */
const OUTLINE = /^\d+(\.\d+)?,\d+(\.\d+)?( \d+(\.\d+)?,\d+(\.\d+)?){2,}$/;

const room = fieldGroup({
  name: translatedTextField('Su nombre', 'Cocina'),
  kind: enumField('Qué es, si no es un cuarto: se lee en el dibujo, sin número ni superficie', {
    hueco: 'Un hueco: ahí no hay piso',
    edificio: 'Es del edificio, no del penthouse',
  }).optional(),
  x: percentageField('ancho', 'Dónde se lee'),
  y: percentageField('alto', 'Dónde se lee'),
  outline: textField({
    pattern: OUTLINE,
    expected: 'una lista de esquinas, tres o más, cada una x,y con punto decimal, y un espacio entre ellas',
    description:
      'Su contorno por dentro de los muros: cada esquina, en por ciento del ancho y del alto del dibujo',
    example: '5,10 20,10 20,30 5,30',
  }),
});

type Room = z.infer<typeof room>;

const validateRoomNames = (rooms: readonly Room[], context: z.RefinementCtx): void => {
  for (const [index, { name }] of rooms.entries()) {
    if (rooms.findIndex((room) => room.name === name) === index) continue;
    const message = `Otro cuarto ya se llama "${name}". Dale otro nombre: en la lista no se distinguen.`;
    context.addIssue({ code: 'custom', path: [index, 'name'], message });
  }
};

/** Rooms of a plan, with holes and shared parts of the building. */
export const rooms = optionalListField(room, 'Los cuartos, en orden, y lo que no lo es')
  .default([])
  .superRefine(validateRoomNames);
