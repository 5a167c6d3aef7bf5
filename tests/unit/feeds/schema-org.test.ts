import { expect, test } from 'vitest';
import { toEventAttendance } from '../../../src/feeds/schema-org.ts';
import type { Visits } from '../../../src/schemas/visits.ts';

const attend = (admission: string, state: Parameters<typeof toEventAttendance>[1] = 'open') =>
  toEventAttendance({ admission } as Visits, state);

test.each([
  ...['Entrada libre', 'Con cita, sin costo', '$0', '0 pesos', 'Grupos de 12 personas'].map(
    (admission) => [admission, true] as const,
  ),
  ...['$120', '120 pesos', '5 €', 'MXN 80', '15 dólares', '12 dollars', 'General: $85.00; niños, $0'].map(
    (admission) => [admission, false] as const,
  ),
])('event with the admission %j is free: %s', (admission, isFree) => {
  expect(attend(admission).isAccessibleForFree).toBe(isFree);
});

test.each([
  ['upcoming', 'EventScheduled'],
  ['open', 'EventScheduled'],
  ['over', 'EventScheduled'],
  ['postponed', 'EventPostponed'],
  ['cancelled', 'EventCancelled'],
] as const)('event that is %s has the status %s', (state, status) => {
  expect(attend('Entrada libre', state).eventStatus).toBe(`https://schema.org/${status}`);
});
