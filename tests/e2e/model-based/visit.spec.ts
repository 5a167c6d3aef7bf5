import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { parseTime } from '../../../src/dates/time-of-day.ts';
import { field } from '../contact-page.ts';
import { expect, test } from '../fixtures.ts';
import { contact, currentExhibition, exhibitionsSection, plansPage, visits } from '../fixture-content.ts';
import { expectSunlight, getSelectedValues, expectSelectionInEnglish } from './sunlight-page.ts';
import { type Command, commandFor, runModel } from './run-model.ts';

/** Bookable dates of the fixture site: Tuesday to Saturday, except the 25th. */
const BOOKABLE_DAYS = [
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
type Day = (typeof BOOKABLE_DAYS)[0];
/** Closed date, which a URL may request. */
const CLOSED = { day: '2026-11-25', long: 'miércoles 25 de noviembre' };
/** Dates before the build, which an old link may request: an open date, a closed date and a Sunday. */
const PAST_OPEN = { day: '2026-11-20', long: 'viernes 20 de noviembre' };
const PAST_CLOSED = { day: '2026-11-19', long: 'jueves 19 de noviembre' };
const PAST_SUNDAY = { day: '2026-11-15', long: 'domingo 15 de noviembre' };

interface Model {
  nowMs: number;
  day: Day;
  hour: number;
  /** Selection in the URL; `undefined` before the first selection. */
  urlSelection: { day: string; hour: number } | undefined;
  /** Message about a requested date or time that is not available. */
  gone: string;
}

type VisitCommand = Command<Model>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = '2026-11-22T18:00:00Z';
/** Last time of a run. Dates remain bookable until then. */
const END_MS = Date.parse('2026-12-03T00:00:00Z');
const FIRST_HOUR = 12;
const { choices } = plansPage;
const { hourChoice, notice } = visits;
const { visit } = exhibitionsSection.page;
/** Exhibition page with a booking. */
const PATH = `/exhibiciones/${currentExhibition.slug}`;

/** Returns the timestamp until which an hour is bookable. Monterrey is UTC−6. */
const getLastBookableMs = ({ day }: Day, hour: number) =>
  Date.parse(`${day}T00:00:00Z`) + (hour + 6 - notice.hours) * HOUR_MS;
const getOpenDays = ({ nowMs }: Model) =>
  BOOKABLE_DAYS.filter((day) => nowMs < getLastBookableMs(day, day.hours.at(-1) ?? 0));
const getOpenHours = ({ nowMs }: Model, day: Day) =>
  day.hours.filter((hour) => nowMs < getLastBookableMs(day, hour));

/** Returns the timestamp at which the next bookable hour expires. */
const getNextExpiryMs = (model: Model): number => {
  const [day] = getOpenDays(model) as [Day];
  return getLastBookableMs(day, getOpenHours(model, day)[0] ?? 0);
};

/** Formats 9.5 as "9:30" and 12 as "12:00". */
const formatTime = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
/** Formats a time for the URL: "9:30" and "12". */
const formatUrlTime = (hour: number) => formatTime(hour).replace(':00', '');
const toUrl = ({ day, hour }: { day: string; hour: number }) =>
  `${PATH}?${new URLSearchParams({ dia: day, hora: formatUrlTime(hour) })}`;

const radioGroup = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const dateRadios = (page: Page) => radioGroup(page, choices.day).getByRole('radio').filter({ visible: true });
const timeRadios = (page: Page) =>
  radioGroup(page, choices.hour).getByRole('radio').filter({ visible: true });
const requestLinks = (page: Page) => page.getByRole('group', { name: hourChoice.heading }).getByRole('link');

/** Selects the date, or the first open date; and the hour, or the nearest open hour. */
function selectNearest(model: Model, day: string | undefined, hour: number): void {
  const open = getOpenDays(model);
  model.day = open.find((openDay) => openDay.day === day) ?? (open[0] as Day);
  const [nearest] = getOpenHours(model, model.day).toSorted(
    (a, b) => Math.abs(a - hour) - Math.abs(b - hour),
  );
  model.hour = nearest ?? hour;
  // The URL follows the selection.
  if (model.urlSelection) model.urlSelection = { day: model.day.day, hour: model.hour };
}

/** Selects the requested date and hour, and sets the message if either is unavailable. */
function applyRequest(model: Model, requested: { day: string; hour: number }): void {
  selectNearest(model, requested.day, requested.hour);
  const named = [...BOOKABLE_DAYS, CLOSED, PAST_OPEN, PAST_CLOSED, PAST_SUNDAY];
  const { long = '' } = named.find(({ day }) => day === requested.day) ?? {};
  const { dayGone, dayNever, hourGone, hourNever } = hourChoice;
  const isClosed =
    [PAST_CLOSED.day, PAST_SUNDAY.day].includes(requested.day) ||
    (requested.day === CLOSED.day && model.nowMs < Date.parse(CLOSED.day) + DAY_MS);
  const isOffered = model.day.hours.includes(requested.hour);
  if (requested.day !== model.day.day) model.gone = interpolate(isClosed ? dayNever : dayGone, { day: long });
  else if (requested.hour !== model.hour) model.gone = isOffered ? hourGone : hourNever;
}

/** Applies the URL to the model of a loaded page. */
function load(model: Model): void {
  model.gone = '';
  if (model.urlSelection) applyRequest(model, model.urlSelection);
  else selectNearest(model, undefined, FIRST_HOUR);
}

async function advanceClock(page: Page, model: Model, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  model.nowMs += ms;
  applyRequest(model, { day: model.day.day, hour: model.hour });
}

const select = (model: Model, day: Day, hour: number) => {
  selectNearest(model, day.day, hour);
  model.urlSelection = { day: model.day.day, hour: model.hour };
  model.gone = '';
};

const selectDate = (index: number): VisitCommand => ({
  name: `selects day ${index + 1}`,
  isPossible: (model) => ![undefined, model.day].includes(getOpenDays(model)[index]),
  run: async (page, model) => {
    const day = getOpenDays(model)[index] as Day;
    await dateRadios(page).and(page.getByLabel(day.long)).check();
    select(model, day, model.hour);
  },
});

const selectTime = (hour: number): VisitCommand => ({
  name: `selects ${formatTime(hour)}`,
  // A checked radio button can't be selected again.
  isPossible: (model) => model.hour !== hour && getOpenHours(model, model.day).includes(hour),
  run: async (page, model) => {
    await timeRadios(page)
      .and(page.getByLabel(formatTime(hour)))
      .check();
    select(model, model.day, hour);
  },
});

const wait = (waited: number): VisitCommand => ({
  name: `waits ${waited} hours`,
  isPossible: ({ nowMs }) => nowMs + waited * HOUR_MS < END_MS,
  run: (page, model) => advanceClock(page, model, waited * HOUR_MS),
});

const waitForNextHour: VisitCommand = {
  name: 'waits until the next bookable hour expires',
  isPossible: (model) => getNextExpiryMs(model) < END_MS,
  run: (page, model) => advanceClock(page, model, getNextExpiryMs(model) - model.nowMs),
};

const open = (day: string, hour: number): VisitCommand => ({
  name: `opens the URL of ${day}, ${formatTime(hour)}`,
  run: async (page, model) => {
    await page.goto(toUrl({ day, hour }));
    model.urlSelection = { day, hour };
    load(model);
  },
});

const reload: VisitCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    load(model);
  },
};

const followRequestLink: VisitCommand = {
  name: 'follows the request link and goes back',
  run: async (page, model) => {
    const { subject, message } = getExpectedPrefill(model);
    await requestLinks(page).first().click();
    await expect(field(page, 'subject')).toHaveValue(subject);
    await expect(field(page, 'message')).toHaveValue(message);
    await page.goBack();
    load(model);
  },
};

const changeLanguage: VisitCommand = {
  name: 'switches to English and back',
  run: async (page, model) => {
    load(model);
    await expectSelectionInEnglish(page, [model.day.day, formatUrlTime(model.hour)]);
  },
};

const getExpectedPrefill = ({ day, hour }: Model) => {
  const words = { day: day.long, hour: formatTime(hour), title: currentExhibition.title };
  return { subject: interpolate(visit.hourSubject, words), message: interpolate(visit.hourMessage, words) };
};

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { day, hour, urlSelection, gone } = model;
  const openDays = getOpenDays(model);
  await expect(radioGroup(page, choices.day).locator('label').filter({ visible: true })).toHaveText(
    openDays.map(({ short }) => short),
  );
  const openHours = getOpenHours(model, day);
  await expect(timeRadios(page)).toHaveCount(openHours.length);
  for (const [index, openHour] of openHours.entries())
    await expect(timeRadios(page).nth(index)).toHaveAccessibleName(formatTime(openHour));
  await expect.poll(() => getSelectedValues(page.getByRole('main'))).toEqual([day.day, formatUrlTime(hour)]);
  await expect(page.locator('[data-booking-notice]')).toHaveText(gone);
  const expected = urlSelection ? toUrl(urlSelection) : PATH;
  await expect(page).toHaveURL(expected);
  // The contact form and the chat get the same text.
  const { subject, message } = getExpectedPrefill(model);
  const [form, chat] = await requestLinks(page).evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  const query = new URL(form ?? '').searchParams;
  expect([query.get('asunto'), query.get('mensaje')]).toEqual([subject, message]);
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(`${subject}\n${message}`);
  await expect(requestLinks(page).nth(1)).toHaveText(contact.details.whatsapp.label);
  await expectSunlight(page.getByRole('main').locator('.sunlight'), day.day, parseTime(formatTime(hour)));
}

test('the booking matches its model after random actions', async ({ context }) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.clock.install({ time: START });
      await page.goto(PATH);
      const model: Model = {
        nowMs: Date.parse(START),
        day: BOOKABLE_DAYS[0] as Day,
        hour: FIRST_HOUR,
        urlSelection: undefined,
        gone: '',
      };
      return model;
    },
    commands: [
      commandFor([0, 1, 2, 3, 5, 7], selectDate),
      commandFor([9.5, 10, 11, 12, 15, 16, 17], selectTime),
      commandFor([1, 5, 17, 40], wait),
      fc.constantFrom(
        open('2026-11-28', 16),
        ...[CLOSED, PAST_OPEN, PAST_CLOSED, PAST_SUNDAY].map(({ day }) => open(day, 10)),
        open('2026-11-27', 12),
        open('2026-11-28', 12),
        open('2026-12-04', 9.5),
      ),
      ...[waitForNextHour, reload, followRequestLink, changeLanguage].map((step) => fc.constant(step)),
    ],
    expectPageToMatch,
  });
});
