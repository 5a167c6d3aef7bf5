import { expect, test } from 'vitest';
import { readPort } from '../../../src/commands/serve/port.mjs';

test.each([
  [[], undefined, 4321],
  [[], '', 4321],
  [[], '8080', 8080],
  [['--port', '5000'], '8080', 5000],
  [['--port=5001'], undefined, 5001],
])('%j with PORT=%s is port %i', (args, variable, port) => {
  expect(readPort(args, variable)).toBe(port);
});

test.each([
  [['--port'], undefined],
  [['--port', 'ocho'], undefined],
  [['--port=0'], undefined],
  [['--port=65536'], undefined],
  [['--port=80.5'], undefined],
  [[], '-1'],
])('%j with PORT=%s is refused in Spanish', (args, variable) => {
  expect(() => readPort(args, variable)).toThrow(/no es un puerto: escribe un número del 1 al 65535/);
});
