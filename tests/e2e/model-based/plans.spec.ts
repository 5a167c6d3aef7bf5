import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { readTime } from '../../../src/dates/time-of-day.ts';
import { expect, test } from '../fixtures.ts';
import { plans, plansPage } from '../fixture-content.ts';
import { expectLight, listChosen, readInEnglish } from './sun-page.ts';
import { type Command, commandFor, runModel } from './run-model.ts';

type Side = 'hoy' | 'proyecto';

interface Model {
  nowMs: number;
  /** Of each plan, by its id. */
  sides: Record<string, Side>;
  day: string;
  hour: number;
  /** What is chosen, as the address says it, and the room that is marked. */
  address: { estado?: Side | undefined; dia?: string; hora?: number };
  room: string;
}

type PlanStep = Command<Model>;

const HOUR_MS = 3_600_000;
const { choices } = plansPage;
const levels = plans.plans;
const [first] = levels as [(typeof levels)[0]];
/** The day of the build first, whose clock is that of Monterrey, six hours behind UTC. */
const TODAY = '2026-11-22';
const DAYS = new Map([
  // Until midnight 'Publicado el 22 de noviembre', then the day alone.
  [TODAY, '(.+ )?22.de.noviembre'],
  ['2026-03-20', plansPage.days.march],
  ['2026-06-21', plansPage.days.june],
  ['2026-12-21', plansPage.days.december],
]);
const HOURS = Array.from({ length: 14 }, (_, index) => index + 6);
const START = `${TODAY}T11:30:00Z`;
const FIRST_HOUR = 16;
const ROOM = `cuarto-${first.id}-2`;
const SIDES = { hoy: plans.today, proyecto: plans.project };

const onEach = <Choice>(choices: readonly Choice[]) =>
  levels.flatMap((level) => choices.map((choice) => [level, choice] as const));
const storey = (page: Page, { name }: { name: string }) => page.getByRole('region', { name, exact: true });
const radio = (page: Page, level: (typeof levels)[0], group: string, name: string | RegExp): Locator =>
  storey(page, level)
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });
const dayName = (day: string) => new RegExp(`^${(DAYS.get(day) ?? '').replace('{day}', '.+')}$`);
const nowButton = (page: Page) => page.getByRole('button', { name: choices.now, exact: true });

/** The hour that it is in the house, while it is one of the day of the build that can be chosen. */
const findNow = ({ nowMs }: Model): number | undefined => {
  const [date, time = ''] = new Date(nowMs - 6 * HOUR_MS).toISOString().split('T');
  return date === TODAY ? HOURS.find((hour) => hour === Number.parseInt(time)) : undefined;
};

/** What the address says is chosen on every plan; a room is one of the project. */
function read(model: Model): void {
  const { estado, dia, hora } = model.address;
  for (const { id } of levels) {
    if (estado) model.sides[id] = estado;
    else if (model.room.startsWith(`cuarto-${id}-`)) model.sides[id] = 'proyecto';
  }
  model.day = dia ?? model.day;
  model.hour = hora ?? model.hour;
}

/** A page that is loaded shows today's light in the afternoon, but what the address says. */
function load(model: Model): void {
  for (const { id } of levels) model.sides[id] = 'hoy';
  model.day = TODAY;
  model.hour = FIRST_HOUR;
  read(model);
}

/** What is chosen on a plan goes to the address, and to the other plans. */
function write(model: Model, { id }: (typeof levels)[0]): void {
  model.address = { estado: model.sides[id], dia: model.day, hora: model.hour };
  read(model);
}

const chooseSide = ([level, side]: readonly [(typeof levels)[0], Side]): PlanStep => ({
  name: `chooses '${SIDES[side]}' of ${level.name}`,
  // Checked already, it isn't chosen again.
  isPossible: ({ sides }) => sides[level.id] !== side,
  take: async (page, model) => {
    await radio(page, level, interpolate(choices.plan, { plan: level.name }), SIDES[side]).check();
    model.sides[level.id] = side;
    write(model, level);
  },
});

const chooseDay = ([level, day]: readonly [(typeof levels)[0], string]): PlanStep => ({
  name: `chooses ${day} on ${level.name}`,
  isPossible: (model) => model.day !== day,
  take: async (page, model) => {
    await radio(page, level, choices.day, dayName(day)).check();
    model.day = day;
    write(model, level);
  },
});

const chooseHour = ([level, hour]: readonly [(typeof levels)[0], number]): PlanStep => ({
  name: `chooses ${hour}:00 on ${level.name}`,
  isPossible: (model) => model.hour !== hour,
  take: async (page, model) => {
    await radio(page, level, choices.hour, `${hour}:00`).check();
    model.hour = hour;
    write(model, level);
  },
});

const chooseNow: PlanStep = {
  name: 'chooses the hour that it is',
  isPossible: (model) => findNow(model) !== undefined,
  take: async (page, model) => {
    await nowButton(page).first().click();
    model.day = TODAY;
    model.hour = findNow(model) ?? 0;
    write(model, first);
  },
};

const wait = (hours: number): PlanStep => ({
  name: `waits ${hours} hours`,
  take: async (page, model) => {
    await page.clock.fastForward(hours * HOUR_MS);
    model.nowMs += hours * HOUR_MS;
  },
});

/** The room of the address on the drawing, outlined. */
const outline = (page: Page) => page.locator('polygon:target');

const followRoom: PlanStep = {
  name: 'follows a room of the list, and stays there, without an entry of the history',
  isPossible: ({ sides }) => sides[first.id] === 'proyecto',
  take: async (page, model) => {
    const link = storey(page, first).getByRole('listitem').nth(1).getByRole('link');
    const entries = await page.evaluate(() => history.length);
    await link.press('Enter');
    model.room = ROOM;
    read(model);
    await expect(outline(page)).toBeInViewport({ ratio: 1 });
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
};

const open = (path: string, address: Model['address'], room = ''): PlanStep => ({
  name: `opens ${path}`,
  take: async (page, model) => {
    // Another document, also where the fragment alone is another.
    await page.goto('/favicon.svg');
    await page.goto(path);
    model.address = { ...address };
    model.room = room;
    load(model);
    if (room) await expect(outline(page)).toBeInViewport({ ratio: 1 });
  },
});

const reload: PlanStep = {
  name: 'reloads the page',
  take: async (page, model) => {
    await page.reload();
    load(model);
  },
};

const changeLanguage: PlanStep = {
  name: 'reads it in English, and in Spanish again',
  take: async (page, model) => {
    load(model);
    await readInEnglish(
      page,
      levels.flatMap((level) => chosenOn(model, level)),
    );
  },
};

const chosenOn = ({ sides, day, hour }: Model, { id }: (typeof levels)[0]) => [sides[id], day, String(hour)];

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { sides, day, hour, address, room } = model;
  for (const level of levels) {
    const part = storey(page, level);
    const isProject = sides[level.id] === 'proyecto';
    await expect.poll(() => listChosen(part)).toEqual(chosenOn(model, level));
    // The drawing of the state, and the rooms of the project, without what is none.
    await expect(part.getByAltText(level.today.alt, { exact: true }).filter({ visible: true })).toHaveCount(
      isProject ? 0 : 1,
    );
    await expect(part.getByAltText(level.project.alt).filter({ visible: true })).toHaveCount(
      isProject ? 1 : 0,
    );
    const rooms = (level.project.rooms ?? []).filter((drawn) => !('kind' in drawn));
    await expect(part.getByRole('listitem')).toHaveCount(isProject ? rooms.length : 0);
    await expectLight(part, day, readTime(String(hour)), isProject);
  }
  const marked = page.getByRole('main').locator('[aria-current=true]').filter({ visible: true });
  const isMarked = room !== '' && sides[first.id] === 'proyecto';
  await expect(marked).toHaveText(isMarked ? [/^\s*102 /] : []);
  await expect(outline(page)).toBeVisible({ visible: isMarked });
  if (isMarked) await expect(outline(page)).toHaveCSS('stroke-width', '2.5px');
  await expect(nowButton(page).first()).toBeVisible({ visible: findNow(model) !== undefined });
  const { pathname, searchParams, hash } = new URL(page.url());
  expect(pathname).toBe('/plantas');
  expect(Object.fromEntries(searchParams)).toEqual(
    Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value)])),
  );
  expect(hash.slice(1)).toBe(room);
}

test('state, day, hour and room that are chosen, the light, the sentence, the drawing and the address say the same', async ({
  context,
}) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.clock.install({ time: START });
      await page.goto('/plantas');
      const model: Model = {
        nowMs: Date.parse(START),
        sides: {},
        day: TODAY,
        hour: FIRST_HOUR,
        address: {},
        room: '',
      };
      load(model);
      return model;
    },
    steps: [
      commandFor(onEach(['hoy', 'proyecto'] as const), chooseSide),
      commandFor(onEach([...DAYS.keys()]), chooseDay),
      commandFor(onEach(HOURS), chooseHour),
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
      ...[chooseNow, chooseNow, followRoom, reload, changeLanguage].map((step) => fc.constant(step)),
    ],
    expectShown: expectPageToMatch,
  });
});
