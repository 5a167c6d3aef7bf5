import { expect, test } from 'vitest';
import { reportChanged } from './report-changed.ts';

const CONTACT = 'content/sections/contact.json';
const VISITS = 'content/visits.json';
const HOURS = /De martes a sábado[^"]*/;

/** Beside Tuesday to Saturday in visits.json. */
test.each([
  ['De martes a sábado', false],
  ['Martes, miercoles, jueves, viernes y los sábados', false],
  ['Con cita previa', false],
  ['De martes a viernes', true],
  ['De martes a domingo', true],
])('the check compares the hours «%s» with the days of visits', async (hours, isTold) => {
  const told = await reportChanged((content) => content.replace(CONTACT, HOURS, `${hours} `));
  const warning =
    'Aviso, no detiene nada: aquí se leen otros días que en content/visits.json, martes, miércoles, jueves, viernes y sábado. Escribe los mismos en los dos, o déjalo si así es.';
  expect(told).toStrictEqual(
    isTold ? [expect.stringMatching(`^${CONTACT}:\\d+ · «details.hours.value» · ${warning}$`)] : [],
  );
});

test.each([
  [
    'hours that end before they begin are',
    '"13:00"',
    '"9:00"',
    '«hours.to» · Se encontró "09:00", que no es después de from: "09:30".',
  ],
  [
    'a day that no week has is',
    '"martes"',
    '"martez"',
    '«days[1]» · Se encontró "martez". Se espera una de estas palabras: lunes, martes',
  ],
])('%s refused', async (_what, from, to, told) => {
  expect(await reportChanged((content) => content.replace(VISITS, from, to))).toStrictEqual([
    expect.stringContaining(told),
  ]);
});
