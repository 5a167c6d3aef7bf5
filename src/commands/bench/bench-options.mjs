import { StepFailure } from '../steps/run-step.mjs';

const USUAL_RUNS = 5;

/**
 * Reads what follows `npm run bench --`: `--runs 3` or `--runs=3`, and `--growth`.
 *
 * @param {readonly string[]} args
 * @returns {{ runs: number, isGrowth: boolean }} `runs` is how often each figure is measured, 5 when nobody says
 * @throws {StepFailure} when an option is unknown or `--runs` is no whole number from 1 on
 */
export function readBenchOptions(args) {
  let runs = USUAL_RUNS;
  let isGrowth = false;
  const rest = args.flatMap((arg) => arg.split('='));
  while (rest.length > 0) {
    const option = rest.shift() ?? '';
    if (option === '--growth') isGrowth = true;
    else if (option === '--runs') runs = readRuns(rest.shift() ?? '');
    else throw new StepFailure(`✗ «${option}» no es una opción. Se puede decir --runs 5 y --growth.`);
  }
  return { runs, isGrowth };
}

/** @param {string} text */
function readRuns(text) {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new StepFailure(
    `✗ «${text}» no es un número de mediciones: escribe un entero desde 1, por ejemplo --runs 5.`,
  );
}
