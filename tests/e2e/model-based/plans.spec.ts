import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { parseTime } from '../../../src/dates/time-of-day.ts';
import { expect, test } from '../fixtures.ts';
import { plans, plansPage } from '../fixture-content.ts';
import { expectSunlight, getSelectedValues, expectSelectionInEnglish } from './sunlight-page.ts';
import { type Command, commandFor, runModel } from './run-model.ts';

type PlanState = 'hoy' | 'proyecto';

interface Model {
  nowMs: number;
  /** State of each plan, by plan id. */
  planStates: Record<string, PlanState>;
  day: string;
  hour: number;
  /** Query parameters of the URL, and the id of the selected room. */
  urlSelection: { estado?: PlanState | undefined; dia?: string; hora?: number };
  room: string;
}

type PlanCommand = Command<Model>;

const HOUR_MS = 3_600_000;
const { choices } = plansPage;
const levels = plans.plans;
const [first] = levels as [(typeof levels)[0]];
/** Date of the build in Monterrey, which is UTC−6. */
const TODAY = '2026-11-22';
const DAYS = new Map([
  // The label is 'Publicado el 22 de noviembre' until midnight, and only the date afterwards.
  [TODAY, '(.+ )?22.de.noviembre'],
  ['2026-03-20', plansPage.days.march],
  ['2026-06-21', plansPage.days.june],
  ['2026-12-21', plansPage.days.december],
]);
const HOURS = Array.from({ length: 14 }, (_, index) => index + 6);
const START = `${TODAY}T11:30:00Z`;
const FIRST_HOUR = 16;
const ROOM = `cuarto-${first.id}-2`;
const STATE_LABELS = { hoy: plans.today, proyecto: plans.project };

const toLevelChoices = <Choice>(choices: readonly Choice[]) =>
  levels.flatMap((level) => choices.map((choice) => [level, choice] as const));
const floor = (page: Page, { name }: { name: string }) => page.getByRole('region', { name, exact: true });
const radio = (page: Page, level: (typeof levels)[0], group: string, name: string | RegExp): Locator =>
  floor(page, level)
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });
const dayName = (day: string) => new RegExp(`^${(DAYS.get(day) ?? '').replace('{day}', '.+')}$`);
const nowButton = (page: Page) => page.getByRole('button', { name: choices.now, exact: true });

/** Returns the current hour in Monterrey if the page offers it; otherwise `undefined`. */
const findCurrentHour = ({ nowMs }: Model): number | undefined => {
  const [date, time = ''] = new Date(nowMs - 6 * HOUR_MS).toISOString().split('T');
  return date === TODAY ? HOURS.find((hour) => hour === Number.parseInt(time)) : undefined;
};

/** Applies the URL to all plans. A room selects the project. */
function applyUrl(model: Model): void {
  const { estado, dia, hora } = model.urlSelection;
  for (const { id } of levels) {
    if (estado) model.planStates[id] = estado;
    else if (model.room.startsWith(`cuarto-${id}-`)) model.planStates[id] = 'proyecto';
  }
  model.day = dia ?? model.day;
  model.hour = hora ?? model.hour;
}

/** Resets the model to the default selection and applies the URL. */
function load(model: Model): void {
  for (const { id } of levels) model.planStates[id] = 'hoy';
  model.day = TODAY;
  model.hour = FIRST_HOUR;
  applyUrl(model);
}

/** Writes the selection of a plan to the URL, which updates the other plans. */
function updateUrl(model: Model, { id }: (typeof levels)[0]): void {
  model.urlSelection = { estado: model.planStates[id], dia: model.day, hora: model.hour };
  applyUrl(model);
}

const selectPlanState = ([level, planState]: readonly [(typeof levels)[0], PlanState]): PlanCommand => ({
  name: `selects '${STATE_LABELS[planState]}' of ${level.name}`,
  // A checked radio button can't be selected again.
  isPossible: ({ planStates }) => planStates[level.id] !== planState,
  run: async (page, model) => {
    await radio(
      page,
      level,
      interpolate(choices.plan, { plan: level.name }),
      STATE_LABELS[planState],
    ).check();
    model.planStates[level.id] = planState;
    updateUrl(model, level);
  },
});

const selectDate = ([level, day]: readonly [(typeof levels)[0], string]): PlanCommand => ({
  name: `selects ${day} on ${level.name}`,
  isPossible: (model) => model.day !== day,
  run: async (page, model) => {
    await radio(page, level, choices.day, dayName(day)).check();
    model.day = day;
    updateUrl(model, level);
  },
});

const selectTime = ([level, hour]: readonly [(typeof levels)[0], number]): PlanCommand => ({
  name: `selects ${hour}:00 on ${level.name}`,
  isPossible: (model) => model.hour !== hour,
  run: async (page, model) => {
    await radio(page, level, choices.hour, `${hour}:00`).check();
    model.hour = hour;
    updateUrl(model, level);
  },
});

const selectNow: PlanCommand = {
  name: 'selects the current hour',
  isPossible: (model) => findCurrentHour(model) !== undefined,
  run: async (page, model) => {
    await nowButton(page).first().click();
    model.day = TODAY;
    model.hour = findCurrentHour(model) ?? 0;
    updateUrl(model, first);
  },
};

const wait = (hours: number): PlanCommand => ({
  name: `waits ${hours} hours`,
  run: async (page, model) => {
    await page.clock.fastForward(hours * HOUR_MS);
    model.nowMs += hours * HOUR_MS;
  },
});

/** Outline of the room that the fragment names. */
const outline = (page: Page) => page.locator('polygon:target');

const followRoom: PlanCommand = {
  name: 'follows the link of a room in the list',
  isPossible: ({ planStates }) => planStates[first.id] === 'proyecto',
  run: async (page, model) => {
    const link = floor(page, first).getByRole('listitem').nth(1).getByRole('link');
    const entries = await page.evaluate(() => history.length);
    await link.press('Enter');
    model.room = ROOM;
    applyUrl(model);
    await expect(outline(page)).toBeInViewport({ ratio: 1 });
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
};

const open = (path: string, urlSelection: Model['urlSelection'], room = ''): PlanCommand => ({
  name: `opens ${path}`,
  run: async (page, model) => {
    // Leave the document, because a change of the fragment doesn't load the page.
    await page.goto('/favicon.svg');
    await page.goto(path);
    model.urlSelection = { ...urlSelection };
    model.room = room;
    load(model);
    if (room) await expect(outline(page)).toBeInViewport({ ratio: 1 });
  },
});

const reload: PlanCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    load(model);
  },
};

const changeLanguage: PlanCommand = {
  name: 'switches to English and back',
  run: async (page, model) => {
    load(model);
    await expectSelectionInEnglish(
      page,
      levels.flatMap((level) => getExpectedValues(model, level)),
    );
  },
};

const getExpectedValues = ({ planStates, day, hour }: Model, { id }: (typeof levels)[0]) => [
  planStates[id],
  day,
  String(hour),
];

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { planStates, day, hour, urlSelection, room } = model;
  for (const level of levels) {
    const region = floor(page, level);
    const isProject = planStates[level.id] === 'proyecto';
    await expect.poll(() => getSelectedValues(region)).toEqual(getExpectedValues(model, level));
    // Walls and other shapes with a kind are not rooms.
    await expect(region.getByAltText(level.today.alt, { exact: true }).filter({ visible: true })).toHaveCount(
      isProject ? 0 : 1,
    );
    await expect(region.getByAltText(level.project.alt).filter({ visible: true })).toHaveCount(
      isProject ? 1 : 0,
    );
    const rooms = (level.project.rooms ?? []).filter((drawn) => !('kind' in drawn));
    await expect(region.getByRole('listitem')).toHaveCount(isProject ? rooms.length : 0);
    await expectSunlight(region, day, parseTime(String(hour)), isProject);
  }
  const selectedRoom = page.getByRole('main').locator('[aria-current=true]').filter({ visible: true });
  const isRoomSelected = room !== '' && planStates[first.id] === 'proyecto';
  await expect(selectedRoom).toHaveText(isRoomSelected ? [/^\s*102 /] : []);
  await expect(outline(page)).toBeVisible({ visible: isRoomSelected });
  if (isRoomSelected) await expect(outline(page)).toHaveCSS('stroke-width', '2.5px');
  await expect(nowButton(page).first()).toBeVisible({ visible: findCurrentHour(model) !== undefined });
  const { pathname, searchParams, hash } = new URL(page.url());
  expect(pathname).toBe('/plantas');
  expect(Object.fromEntries(searchParams)).toEqual(
    Object.fromEntries(Object.entries(urlSelection).map(([name, value]) => [name, String(value)])),
  );
  expect(hash.slice(1)).toBe(room);
}

test('the floor plans match their model after random actions', async ({ context }) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.clock.install({ time: START });
      await page.goto('/plantas');
      const model: Model = {
        nowMs: Date.parse(START),
        planStates: {},
        day: TODAY,
        hour: FIRST_HOUR,
        urlSelection: {},
        room: '',
      };
      load(model);
      return model;
    },
    commands: [
      commandFor(toLevelChoices(['hoy', 'proyecto'] as const), selectPlanState),
      commandFor(toLevelChoices([...DAYS.keys()]), selectDate),
      commandFor(toLevelChoices(HOURS), selectTime),
      commandFor([1, 3, 6], wait),
      fc.constantFrom(
        open('/plantas?estado=proyecto&dia=2026-06-21&hora=10', {
          estado: 'proyecto',
          dia: '2026-06-21',
          hora: 10,
        }),
        open(`/plantas#${ROOM}`, {}, ROOM),
        open('/plantas', {}),
      ),
      ...[selectNow, selectNow, followRoom, reload, changeLanguage].map((step) => fc.constant(step)),
    ],
    expectPageToMatch,
  });
});
