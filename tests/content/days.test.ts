import { expect, test } from 'vitest';
import { checkDays } from '../../src/editing/content-check/check-days.ts';

const TODAY = '2026-11-22';
const notice = (found: string, word: string) =>
  `Aviso, no detiene nada: ${found}. Si así es, cambia esta línea a status: ${word}; si no, corrige el día.`;

test.each([
  ['actual', '2026-11-01', '2026-11-21', [notice('cerró el 21 de noviembre de 2026', 'pasada')]],
  ['actual', '2026-11-01', '2026-11-22', []],
  ['actual', '2026-11-01', undefined, []],
  ['proxima', '2026-11-22', undefined, [notice('abrió el 22 de noviembre de 2026', 'actual')]],
  ['próxima', '2026-11-01', '2026-11-02', [notice('cerró el 2 de noviembre de 2026', 'pasada')]],
  ['proxima', '2026-11-23', '2026-12-01', []],
  ['proxima', undefined, undefined, []],
  ['pasada', '2026-11-23', '2026-12-01', [notice('abre el 23 de noviembre de 2026', 'proxima')]],
  ['pasada', '2026-11-01', '2026-11-22', [notice('se ve hasta el 22 de noviembre de 2026', 'actual')]],
  ['pasada', '2026-11-01', '2026-11-21', []],
])('on 22 November the check judges %s from %s to %s', (status, opens, closes, messages) => {
  const found = checkDays('a.md', { data: { status, opens, closes }, lineOf: () => 6 }, TODAY);
  expect(found.map(({ message }) => message)).toEqual(messages);
  expect(found.every(({ isWarning, line }) => isWarning && line === 6)).toBe(true);
});
