import { expect, test } from 'vitest';
import type { DrawnPlan } from '../../../src/queries/gallery-and-plans.ts';
import { getUnnumberedLabels, getNumberedRooms } from '../../../src/queries/numbered-rooms.ts';

/** Creates a room in the middle of a square drawing, with a size in percent. */
const createRoom = (name: string, width: number, height: number, kind?: 'hueco') => {
  const [left, right, top, bottom] = [50 - width / 2, 50 + width / 2, 50 - height / 2, 50 + height / 2];
  const outline = `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`;
  return { name, kind, x: 50, y: 50, outline, area: '9 m²' };
};
const createPlan = (...rooms: ReturnType<typeof createRoom>[]) =>
  ({ id: 'baja', height: 1000, project: { rooms } }) as unknown as DrawnPlan;
const getLabel = (name: string, width: number, height: number) =>
  getNumberedRooms(createPlan(createRoom(name, width, height)), 1)[0]?.label;

test('getNumberedRooms numbers the rooms by level and skips other spaces', () => {
  const plan = createPlan(
    createRoom('Sala', 20, 20),
    createRoom('Cubo', 20, 20, 'hueco'),
    createRoom('Bar', 20, 20),
  );
  expect(getNumberedRooms(plan, 2).map(({ number, fragment }) => [number, fragment])).toStrictEqual([
    [201, 'cuarto-baja-1'],
    [202, 'cuarto-baja-2'],
  ]);
  expect(getUnnumberedLabels(plan)).toStrictEqual([{ x: 50, y: 50, label: ['Cubo'] }]);
});

// A character is 0.9 % wide and a line 2 % high. The number and its space take four characters.
test.each([
  ['one line', 'Sala de luz', 20, 4, ['Sala de luz']],
  ['the longest first line that fits', 'Sala de luz', 13, 5, ['Sala de', 'luz']],
  ['a shorter first line', 'Sala de luz', 9, 5, ['Sala', 'de luz']],
  ['no label in a low room', 'Sala de luz', 13, 3, []],
  ['no label in a narrow room', 'Sala de luz', 5, 9, []],
  ['a name and its digit on one line', 'Recámara 2', 9, 9, []],
])('label of a room has %s', (_description, name, width, height, label) => {
  expect(getLabel(name, width, height)).toStrictEqual(label);
});
