import type { BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { test } from '../visitor.ts';

/** `npm test` takes the same walks each time, few of them; the environment chooses others (`.github/workflows/mondays.yml`). */
const SEED = Number(process.env.WALK_SEED ?? 2200);
const WALKS = Number(process.env.WALKS ?? 3);
const STEPS = 20;
/** So many steps are drawn for a walk, which takes the first twenty that are possible where it is. */
const DRAWN_STEPS = 500;
/** A busy machine may need many times as long as a quiet one. */
const WALK_MS = 300_000;
/** A step that can't be taken fails. */
const STEP_MS = 10_000;

/** Something that a visitor does; it says in `model` what has to be shown from then on. */
export interface Step<Model> {
  /** What a failure prints. */
  name: string;
  isPossible?: (model: Model) => boolean;
  take: (page: Page, model: Model) => Promise<unknown>;
}

interface Walks<Model> {
  /** Brings a new tab to where a walk begins. */
  start: (page: Page) => Promise<Model>;
  steps: fc.Arbitrary<Step<Model>>[];
  /** Compares what the page shows with the model, as a reader finds it: by roles, names and texts. */
  expectShown: (page: Page, model: Model) => Promise<unknown>;
}

/** A step of one kind, for each of its values. */
export const stepFor = <Value, Model>(values: readonly Value[], toStep: (value: Value) => Step<Model>) =>
  fc.constantFrom(...values).map(toStep);

/** A kind of step that is taken three times as often as others. */
export const often = <Model>(step: fc.Arbitrary<Step<Model>>) => [step, step, step];

/** Takes random walks, each in a tab of its own; after each step what is shown is what the model says. */
export async function takeWalks<Model>(context: BrowserContext, walks: Walks<Model>): Promise<void> {
  const { start, steps, expectShown } = walks;
  test.setTimeout(WALKS * WALK_MS);
  const toCommand = ({ name, isPossible, take }: Step<Model>): fc.AsyncCommand<Walk<Model>, Page> => ({
    check: ({ model, taken }) => taken < STEPS && (isPossible?.(model) ?? true),
    run: async (walk, page) => {
      await take(page, walk.model);
      await expectShown(page, walk.model);
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
        await expectShown(page, model);
        return { model: { model, taken: 0 }, real: page };
      };
      await fc.asyncModelRun(begin, commands).finally(() => page.close());
    },
  );
  // A walk that fails is told as it was: to look for a shorter one takes minutes.
  await fc.assert(walk, { seed: SEED, numRuns: WALKS, unbiased: true, endOnFailure: true });
}

interface Walk<Model> {
  model: Model;
  taken: number;
}
