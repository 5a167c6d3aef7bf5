import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { readTime } from '../../../src/dates/time-of-day.ts';
import { field } from '../contact-page.ts';
import { expect, test } from '../fixtures.ts';
import { contact, current, exhibitionsSection, plansPage, visits } from '../fixture-content.ts';
import { expectLight, listChosen, readInEnglish } from './sun-page.ts';
import { type Command, commandFor, runModel } from './run-model.ts';

/** Those on which one may come, from the day on which the tests' site is built: Tuesday to Saturday, without the 25th. */
const DAYS = [
  { day: '2026-11-24', short: 'mar 24 nov', long: 'martes 24 de noviembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-11-26', short: 'jue 26 nov', long: 'jueves 26 de noviembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-11-27', short: 'vie 27 nov', long: 'viernes 27 de noviembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-11-28', short: 'sáb 28 nov', long: 'sábado 28 de noviembre', hours: [15, 16, 17] },
  { day: '2026-12-01', short: 'mar 1 dic', long: 'martes 1 de diciembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-12-02', short: 'mié 2 dic', long: 'miércoles 2 de diciembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-12-03', short: 'jue 3 dic', long: 'jueves 3 de diciembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-12-04', short: 'vie 4 dic', long: 'viernes 4 de diciembre', hours: [9.5, 10, 11, 12] },
  { day: '2026-12-05', short: 'sáb 5 dic', long: 'sábado 5 de diciembre', hours: [15, 16, 17] },
];
type Day = (typeof DAYS)[0];
/** It can't be chosen, but an address may ask for it. */
const CLOSED = { day: '2026-11-25', long: 'miércoles 25 de noviembre' };

interface Model {
  nowMs: number;
  day: Day;
  hour: number;
  /** What the visitor has chosen, in the address. */
  address: { day: string; hour: number } | undefined;
  /** What is said of a day or an hour that was wanted and can't be asked for any more. */
  gone: string;
}

type VisitStep = Command<Model>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = '2026-11-22T18:00:00Z';
/** Until when one may move on: days are left then. */
const END_MS = Date.parse('2026-12-03T00:00:00Z');
const FIRST_HOUR = 12;
const { choices } = plansPage;
const { hourChoice, notice } = visits;
const { visit } = exhibitionsSection.page;
/** The page of a show about the light, whose visit has a form and a chat. */
const PATH = `/exhibiciones/${current.slug}`;

/** The moment until which one may ask for an hour. Monterrey is six hours behind UTC. */
const findEnd = ({ day }: Day, hour: number) =>
  Date.parse(`${day}T00:00:00Z`) + (hour + 6 - notice.hours) * HOUR_MS;
const listDays = ({ nowMs }: Model) => DAYS.filter((day) => nowMs < findEnd(day, day.hours.at(-1) ?? 0));
const listHours = ({ nowMs }: Model, day: Day) => day.hours.filter((hour) => nowMs < findEnd(day, hour));

/** When the first hour of the first day can't be asked for any more. */
const findOver = (model: Model): number => {
  const [day] = listDays(model) as [Day];
  return findEnd(day, listHours(model, day)[0] ?? 0);
};

/** As a clock has it, and as an address does: "9:30" and "12:00", "9:30" and "12". */
const formatTime = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
const shorten = (hour: number) => formatTime(hour).replace(':00', '');
const toUrl = ({ day, hour }: { day: string; hour: number }) =>
  `${PATH}?${new URLSearchParams({ dia: day, hora: shorten(hour) })}`;

const choice = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const days = (page: Page) => choice(page, choices.day).getByRole('radio').filter({ visible: true });
/** Those that are seen: one that can't be chosen isn't. */
const hours = (page: Page) => choice(page, choices.hour).getByRole('radio').filter({ visible: true });
const links = (page: Page) => page.getByRole('group', { name: hourChoice.heading }).getByRole('link');

/** A day that is over gives way to the next one, an hour that can't be chosen to the nearest that can. */
function follow(model: Model, day: string | undefined, hour: number): void {
  const open = listDays(model);
  model.day = open.find((one) => one.day === day) ?? (open[0] as Day);
  const [nearest] = listHours(model, model.day).toSorted(
    (one, other) => Math.abs(one - hour) - Math.abs(other - hour),
  );
  model.hour = nearest ?? hour;
  // An address says what is shown.
  if (model.address) model.address = { day: model.day.day, hour: model.hour };
}

/** Follows what an address or the last hour had, and says so where it isn't what is shown now. */
function admit(model: Model, wanted: { day: string; hour: number }): void {
  follow(model, wanted.day, wanted.hour);
  const { long = '' } = [...DAYS, CLOSED].find(({ day }) => day === wanted.day) ?? {};
  const { dayGone, dayNever, hourGone, hourNever } = hourChoice;
  const isClosed = wanted.day === CLOSED.day && model.nowMs < Date.parse(CLOSED.day) + DAY_MS;
  const isOffered = model.day.hours.includes(wanted.hour);
  if (wanted.day !== model.day.day) model.gone = interpolate(isClosed ? dayNever : dayGone, { day: long });
  else if (wanted.hour !== model.hour) model.gone = isOffered ? hourGone : hourNever;
}

/** A page that is loaded shows what the address says. */
function load(model: Model): void {
  model.gone = '';
  if (model.address) admit(model, model.address);
  else follow(model, undefined, FIRST_HOUR);
}

/** The clock goes on by so many milliseconds. */
async function pass(page: Page, model: Model, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  model.nowMs += ms;
  admit(model, { day: model.day.day, hour: model.hour });
}

const choose = (model: Model, day: Day, hour: number) => {
  follow(model, day.day, hour);
  model.address = { day: model.day.day, hour: model.hour };
  model.gone = '';
};

const chooseDay = (place: number): VisitStep => ({
  name: `chooses day ${place + 1}`,
  isPossible: (model) => ![undefined, model.day].includes(listDays(model)[place]),
  take: async (page, model) => {
    const day = listDays(model)[place] as Day;
    await days(page).and(page.getByLabel(day.long)).check();
    choose(model, day, model.hour);
  },
});

const chooseHour = (hour: number): VisitStep => ({
  name: `chooses ${formatTime(hour)}`,
  // Checked already, it isn't chosen again.
  isPossible: (model) => model.hour !== hour && listHours(model, model.day).includes(hour),
  take: async (page, model) => {
    await hours(page)
      .and(page.getByLabel(formatTime(hour)))
      .check();
    choose(model, model.day, hour);
  },
});

const wait = (waited: number): VisitStep => ({
  name: `waits ${waited} hours`,
  isPossible: ({ nowMs }) => nowMs + waited * HOUR_MS < END_MS,
  take: (page, model) => pass(page, model, waited * HOUR_MS),
});

const waitForLater: VisitStep = {
  name: 'waits until the first hour that can be chosen is over',
  isPossible: (model) => findOver(model) < END_MS,
  take: (page, model) => pass(page, model, findOver(model) - model.nowMs),
};

const open = (day: string, hour: number): VisitStep => ({
  name: `opens the address of ${day}, ${formatTime(hour)}`,
  take: async (page, model) => {
    await page.goto(toUrl({ day, hour }));
    model.address = { day, hour };
    load(model);
  },
});

const reload: VisitStep = {
  name: 'reloads the page',
  take: async (page, model) => {
    await page.reload();
    load(model);
  },
};

const ask: VisitStep = {
  name: 'asks for what is chosen, and comes back',
  take: async (page, model) => {
    const { subject, message } = writeRequest(model);
    await links(page).first().click();
    await expect(field(page, 'subject')).toHaveValue(subject);
    await expect(field(page, 'message')).toHaveValue(message);
    await page.goBack();
    load(model);
  },
};

const changeLanguage: VisitStep = {
  name: 'reads it in English, and in Spanish again',
  take: async (page, model) => {
    load(model);
    await readInEnglish(page, [model.day.day, shorten(model.hour)]);
  },
};

const writeRequest = ({ day, hour }: Model) => {
  const words = { day: day.long, hour: formatTime(hour), title: current.title };
  return { subject: interpolate(visit.hourSubject, words), message: interpolate(visit.hourMessage, words) };
};

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { day, hour, address, gone } = model;
  const offered = listDays(model);
  await expect(choice(page, choices.day).locator('label').filter({ visible: true })).toHaveText(
    offered.map(({ short }) => short),
  );
  const open = listHours(model, day);
  await expect(hours(page)).toHaveCount(open.length);
  for (const [index, one] of open.entries())
    await expect(hours(page).nth(index)).toHaveAccessibleName(formatTime(one));
  await expect.poll(() => listChosen(page.getByRole('main'))).toEqual([day.day, shorten(hour)]);
  await expect(page.locator('[data-gone]')).toHaveText(gone);
  const expected = address ? toUrl(address) : PATH;
  await expect(page).toHaveURL(expected);
  // Form and chat are asked for the same.
  const { subject, message } = writeRequest(model);
  const [form, chat] = await links(page).evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  const query = new URL(form ?? '').searchParams;
  expect([query.get('asunto'), query.get('mensaje')]).toEqual([subject, message]);
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(`${subject}\n${message}`);
  await expect(links(page).nth(1)).toHaveText(contact.details.whatsapp.label);
  await expectLight(page.getByRole('main').locator('.sunlight'), day.day, readTime(formatTime(hour)));
}

test('the day and hour that are chosen, the light, the address, the form and the chat say the same', async ({
  context,
}) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.clock.install({ time: START });
      await page.goto(PATH);
      const model: Model = {
        nowMs: Date.parse(START),
        day: DAYS[0] as Day,
        hour: FIRST_HOUR,
        address: undefined,
        gone: '',
      };
      return model;
    },
    steps: [
      commandFor([0, 1, 2, 3, 5, 7], chooseDay),
      commandFor([9.5, 10, 11, 12, 15, 16, 17], chooseHour),
      commandFor([1, 5, 17, 40], wait),
      fc.constantFrom(
        open('2026-11-28', 16),
        open(CLOSED.day, 10),
        open('2026-11-27', 12),
        open('2026-11-28', 12),
        open('2026-12-04', 9.5),
      ),
      ...[waitForLater, reload, ask, changeLanguage].map((step) => fc.constant(step)),
    ],
    expectShown: expectPageToMatch,
  });
});
