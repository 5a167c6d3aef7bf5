import { expect, test } from 'vitest';
import { readBenchOptions } from '../../../src/commands/bench/bench-options.mjs';

test.each([
  [[], { runs: 5, subject: 'site' }],
  [['--runs', '3'], { runs: 3, subject: 'site' }],
  [['--runs=12'], { runs: 12, subject: 'site' }],
  [['--editing', '--runs=3'], { runs: 3, subject: 'editing' }],
  [['--growth', '--runs', '1'], { runs: 1, subject: 'growth' }],
])('%j', (args, options) => {
  expect(readBenchOptions(args)).toEqual(options);
});

test.each([
  [['--runs', '0'], '«0» no es un número'],
  [['--runs', '2.5'], '«2.5» no es un número'],
  [['--runs'], '«» no es un número'],
  [['--fast'], '«--fast» no es una opción'],
])('%j is explained', (args, message) => {
  expect(() => readBenchOptions(args)).toThrow(message);
});
