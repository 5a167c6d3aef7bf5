import type { BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { test } from '../fixtures.ts';

/** Seed of the random runs. Fixed in `npm test`; `.github/workflows/mondays.yml` sets a different seed. */
const SEED = Number(process.env.MODEL_SEED ?? 2200);
const MODEL_RUNS = Number(process.env.MODEL_RUNS ?? 3);
const MAX_STEPS = 20;
/** Commands to generate for a run, which executes the first MAX_STEPS commands that are possible. */
const MAX_COMMANDS = 500;
/** Timeout of a run, with a margin for busy machines. */
const RUN_TIMEOUT_MS = 300_000;
/** Timeout of an action or assertion. */
const STEP_TIMEOUT_MS = 10_000;

/** Action of a visitor, which also updates the model. */
export interface Command<Model> {
  /** Name to print when a run fails. */
  name: string;
  isPossible?: (model: Model) => boolean;
  run: (page: Page, model: Model) => Promise<unknown>;
}

interface ModelOptions<Model> {
  /** Opens the first page of a run in a new tab and returns the initial model. */
  start: (page: Page) => Promise<Model>;
  commands: fc.Arbitrary<Command<Model>>[];
  /** Compares the page with the model, by roles, accessible names and text. */
  expectPageToMatch: (page: Page, model: Model) => Promise<unknown>;
}

/** Creates an arbitrary that picks one of the values and turns it into a command. */
export const commandFor = <Value, Model>(
  values: readonly Value[],
  toCommand: (value: Value) => Command<Model>,
): fc.Arbitrary<Command<Model>> => fc.constantFrom(...values).map(toCommand);

/** Makes a command three times as likely as others. */
export const weighted = <Model>(command: fc.Arbitrary<Command<Model>>): fc.Arbitrary<Command<Model>>[] => [
  command,
  command,
  command,
];

/** Executes random commands, each run in a new tab. Compares the page with the model after each command. */
export async function runModel<Model>(context: BrowserContext, options: ModelOptions<Model>): Promise<void> {
  const { start, commands, expectPageToMatch } = options;
  test.setTimeout(MODEL_RUNS * RUN_TIMEOUT_MS);
  const createCommand = ({
    name,
    isPossible,
    run,
  }: Command<Model>): fc.AsyncCommand<RunState<Model>, Page> => ({
    check: ({ model, taken }) => taken < MAX_STEPS && (isPossible?.(model) ?? true),
    run: async (state, page) => {
      await run(page, state.model);
      await expectPageToMatch(page, state.model);
      state.taken += 1;
    },
    toString: () => `\n  ${name}`,
  });
  const property = fc.asyncProperty(
    fc.commands(
      commands.map((command) => command.map(createCommand)),
      { maxCommands: MAX_COMMANDS, size: 'max' },
    ),
    async (sequence) => {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_TIMEOUT_MS);
      const setUp = async () => {
        const model = await start(page);
        await expectPageToMatch(page, model);
        return { model: { model, taken: 0 }, real: page };
      };
      await fc.asyncModelRun(setUp, sequence).finally(() => page.close());
    },
  );
  // Stop at the first failure, because shrinking takes minutes.
  await fc.assert(property, { seed: SEED, numRuns: MODEL_RUNS, unbiased: true, endOnFailure: true });
}

interface RunState<Model> {
  model: Model;
  taken: number;
}
