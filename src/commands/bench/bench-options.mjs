import { StepFailure } from '../steps/run-step.mjs';

const USUAL_RUNS = 5;

/**
 * Reads what follows `npm run bench --`: `--runs 3` or `--runs=3`, and what is measured: `--growth`, `--editing`, or the
 * built site when nobody says.
 *
 * @param {readonly string[]} args
 * @returns {{ runs: number, subject: 'site' | 'growth' | 'editing' }} `runs` is how often each figure is measured, 5 when nobody
 *   says
 * @throws {StepFailure} when an option is unknown or `--runs` is no whole number from 1 on
 */
export function readBenchOptions(args) {
  let runs = USUAL_RUNS;
  /** @type {'site' | 'growth' | 'editing'} */
  let subject = 'site';
  const rest = args.flatMap((arg) => arg.split('='));
  while (rest.length > 0) {
    const option = rest.shift() ?? '';
    if (option === '--growth') subject = 'growth';
    else if (option === '--editing') subject = 'editing';
    else if (option === '--runs') runs = readRuns(rest.shift() ?? '');
    else
      throw new StepFailure(`✗ «${option}» no es una opción. Se puede decir --runs 5, --growth y --editing.`);
  }
  return { runs, subject };
}

/** @param {string} text */
function readRuns(text) {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new StepFailure(
    `✗ «${text}» no es un número de mediciones: escribe un entero desde 1, por ejemplo --runs 5.`,
  );
}
