import type { BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { test } from '../fixtures.ts';

/** `npm test` takes the same walks each time, few of them; the environment chooses others (`.github/workflows/mondays.yml`). */
const SEED = Number(process.env.MODEL_SEED ?? 2200);
const MODEL_RUNS = Number(process.env.MODEL_RUNS ?? 3);
const STEPS = 20;
/** So many steps are drawn for a walk, which takes the first twenty that are possible where it is. */
const DRAWN_STEPS = 500;
/** A busy machine may need many times as long as a quiet one. */
const WALK_MS = 300_000;
/** A step that can't be taken fails. */
const STEP_MS = 10_000;

/** Something that a visitor does; it says in `model` what has to be shown from then on. */
export interface Command<Model> {
  /** What a failure prints. */
  name: string;
  isPossible?: (model: Model) => boolean;
  take: (page: Page, model: Model) => Promise<unknown>;
}

interface Walks<Model> {
  /** Brings a new tab to where a walk begins. */
  start: (page: Page) => Promise<Model>;
  steps: fc.Arbitrary<Command<Model>>[];
  /** Compares what the page shows with the model, as a reader finds it: by roles, names and texts. */
  expectShown: (page: Page, model: Model) => Promise<unknown>;
}

/** A step of one kind, for each of its values. */
export const commandFor = <Value, Model>(
  values: readonly Value[],
  toStep: (value: Value) => Command<Model>,
) => fc.constantFrom(...values).map(toStep);

/** A kind of step that is taken three times as often as others. */
export const weighted = <Model>(step: fc.Arbitrary<Command<Model>>) => [step, step, step];

/** Takes random walks, each in a tab of its own; after each step what is shown is what the model says. */
export async function runModel<Model>(context: BrowserContext, walks: Walks<Model>): Promise<void> {
  const { start, steps, expectShown: expectPageToMatch } = walks;
  test.setTimeout(MODEL_RUNS * WALK_MS);
  const toCommand = ({ name, isPossible, take }: Command<Model>): fc.AsyncCommand<Walk<Model>, Page> => ({
    check: ({ model, taken }) => taken < STEPS && (isPossible?.(model) ?? true),
    run: async (walk, page) => {
      await take(page, walk.model);
      await expectPageToMatch(page, walk.model);
      walk.taken += 1;
    },
    toString: () => `\n  ${name}`,
  });
  const walk = fc.asyncProperty(
    fc.commands(
      steps.map((step) => step.map(toCommand)),
      { maxCommands: DRAWN_STEPS, size: 'max' },
    ),
    async (commands) => {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_MS);
      const begin = async () => {
        const model = await start(page);
        await expectPageToMatch(page, model);
        return { model: { model, taken: 0 }, real: page };
      };
      await fc.asyncModelRun(begin, commands).finally(() => page.close());
    },
  );
  // A walk that fails is told as it was: to look for a shorter one takes minutes.
  await fc.assert(walk, { seed: SEED, numRuns: MODEL_RUNS, unbiased: true, endOnFailure: true });
}

interface Walk<Model> {
  model: Model;
  taken: number;
}
