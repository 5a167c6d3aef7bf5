import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { TAB_FRAGMENTS } from '../../../src/i18n/paths.ts';
import { type ExhibitionStatus, STATUS_NAMES } from '../../../src/schemas/exhibition-status.ts';
import { expect, followBarLink, readScroll, test } from '../fixtures.ts';
import { exhibitionsSection as words, getTabExhibitions, site, filterByStatus } from '../fixture-content.ts';
import { weighted, type Command, commandFor, runModel } from './run-model.ts';

interface Model {
  selected: ExhibitionStatus;
  /** The fragment of each entry of the history, '' for none, and the one where the visitor is. */
  entries: string[];
  entry: number;
  /** Whether the last step has moved the focus to the selected tab. */
  isFocused: boolean;
  isActivityOver: boolean;
}

type TabCommand = Command<Model>;

const { tabs } = words;
const CONTACT = 'contact';
const STRANGE = 'exhibitions-"]<script>';
/** A day before an activity of an exhibition that is shown, and after it. */
const BEFORE = '2026-12-06T18:00Z';
const AFTER = '2026-12-07T18:00Z';
const ACTIVITY = /^Lectura en voz baja, 6\sde\sdiciembre/;
const KEYS = {
  ArrowRight: (place: number) => place + 1,
  ArrowLeft: (place: number) => place - 1,
  Home: () => 0,
  End: () => -1,
  Space: (place: number) => place,
};

const section = (page: Page) => page.getByRole('region', { name: words.heading });
const tab = (page: Page, status: ExhibitionStatus) =>
  section(page).getByRole('tab', { name: tabs[status], exact: true });
const readFragment = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash).slice(1));

/** The visitor is at an entry of the history; one with the fragment of a tab selects it. */
function arrive(model: Model, entry: number): void {
  model.entry = entry;
  model.isFocused = false;
  const found = STATUS_NAMES.find((status) => TAB_FRAGMENTS[status] === model.entries[entry]);
  model.selected = found ?? model.selected;
}

/** Adds an entry after the one where the visitor is. */
function add(model: Model, fragment: string): void {
  if (model.entries[model.entry] !== fragment) model.entries.splice(model.entry + 1, Infinity, fragment);
  arrive(model, model.entries.length - 1);
}

/** A tab that the visitor selects takes the place of the fragment. */
function select(model: Model, status: ExhibitionStatus, isFocused: boolean): void {
  model.selected = status;
  model.entries[model.entry] = TAB_FRAGMENTS[status];
  model.isFocused = isFocused;
}

const choose = (status: ExhibitionStatus): TabCommand => ({
  name: `chooses ${tabs[status]}`,
  run: async (page, model) => {
    await tab(page, status).click();
    select(model, status, true);
  },
});

const press = (key: keyof typeof KEYS): TabCommand => ({
  name: `presses ${key} on the selected tab`,
  run: async (page, model) => {
    await tab(page, model.selected).press(key);
    const place = KEYS[key](STATUS_NAMES.indexOf(model.selected));
    select(model, STATUS_NAMES.at(place % STATUS_NAMES.length) ?? 'past', true);
  },
});

/** What is the browser's selects no tab. */
const pressWithShift: TabCommand = {
  name: 'presses Shift and an arrow on the selected tab',
  run: async (page, model) => {
    await tab(page, model.selected).press('Shift+ArrowRight');
    model.isFocused = true;
  },
};

/** The tabs are one stop of the keyboard, before the cards. */
const goToCards: TabCommand = {
  name: 'goes from the selected tab to the cards by Tab, and back',
  run: async (page, model) => {
    await tab(page, model.selected).focus();
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('article').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    model.isFocused = true;
  },
};

const scroll: TabCommand = {
  name: 'scrolls the page by an arrow on the selected tab',
  run: async (page, model) => {
    await tab(page, model.selected).focus();
    const top = await readScroll(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => readScroll(page)).toBeGreaterThan(top);
    model.isFocused = true;
  },
};

const type = (fragment: string): TabCommand => ({
  name: `types the address #${fragment}`,
  // The same one would load the page anew.
  isPossible: ({ entries, entry }) => entries[entry] !== fragment,
  run: async (page, model) => {
    await page.evaluate((hash) => (location.hash = hash), fragment);
    add(model, fragment);
  },
});

const leave: TabCommand = {
  name: 'follows the link to the form',
  run: async (page, model) => {
    await followBarLink(page, site.navigation.links.at(-1)?.label ?? '');
    add(model, CONTACT);
  },
};

const goBack: TabCommand = {
  name: 'goes back',
  isPossible: ({ entry }) => entry > 0,
  run: async (page, model) => {
    await page.goBack();
    arrive(model, model.entry - 1);
  },
};

const goForward: TabCommand = {
  name: 'goes forward',
  isPossible: ({ entry, entries }) => entry < entries.length - 1,
  run: async (page, model) => {
    await page.goForward();
    arrive(model, model.entry + 1);
  },
};

const reload: TabCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    await showTabs(page);
    model.selected = 'current';
    arrive(model, model.entry);
  },
};

const find: TabCommand = {
  name: 'finds words of a closed tab',
  run: async (page, model) => {
    const status = model.selected === 'past' ? 'upcoming' : 'past';
    // What browsers do for a search and for a link alike.
    await section(page)
      .getByRole('tabpanel', { includeHidden: true })
      .nth(STATUS_NAMES.indexOf(status))
      .dispatchEvent('beforematch');
    model.selected = status;
    model.isFocused = false;
  },
};

const waitForNextDay: TabCommand = {
  name: 'waits until the activity is over',
  isPossible: ({ isActivityOver }) => !isActivityOver,
  run: async (page, model) => {
    await page.clock.setFixedTime(AFTER);
    await page.clock.runFor(60_000);
    model.isActivityOver = true;
  },
};

const showTabs = (page: Page) => section(page).scrollIntoViewIfNeeded();

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { selected, entries, entry, isFocused, isActivityOver } = model;
  const chosen = section(page)
    .getByRole('tablist', { name: words.tabsLabel })
    .getByRole('tab', { selected: true });
  await expect(chosen).toHaveText([`${tabs[selected]}${filterByStatus(selected).length}`]);
  const panel = section(page).getByRole('tabpanel').filter({ visible: true });
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(tabs[selected]);
  await expect(panel).toHaveId((await chosen.getAttribute('aria-controls')) ?? '');
  // A search in the page finds the words of the others, which run no room.
  const closed = section(page).locator('[role=tabpanel][hidden=until-found]');
  await expect(closed).toHaveCount(STATUS_NAMES.length - 1);
  for (const one of await closed.all()) await expect(one).toHaveJSProperty('offsetHeight', 0);
  await expect(section(page).getByRole('article').getByRole('heading')).toHaveText(
    getTabExhibitions(selected).map(({ title }) => title),
  );
  const count = String(filterByStatus(selected).length);
  const all = panel.getByRole('link', { name: words.allLink.replace('{count}', count), exact: true });
  await expect(all).toHaveCount(filterByStatus(selected).length > getTabExhibitions(selected).length ? 1 : 0);
  if (isFocused) await expect(tab(page, selected)).toBeFocused();
  const isActivityHere = getTabExhibitions(selected).some(({ slug }) => slug === 'mesa-larga');
  await expect(section(page).getByText(ACTIVITY).filter({ visible: true })).toHaveCount(
    isActivityHere && !isActivityOver ? 1 : 0,
  );
  await expect.poll(() => readFragment(page)).toBe(entries[entry]);
}

test('the tab that is selected, its cards and the address say the same', async ({ context }) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.clock.install({ time: BEFORE });
      await page.goto('/');
      await showTabs(page);
      return { selected: 'current', entries: [''], entry: 0, isFocused: false, isActivityOver: false };
    },
    commands: [
      commandFor(STATUS_NAMES, choose),
      ...weighted(
        commandFor(['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End', 'Space'] as const, press),
      ),
      commandFor([TAB_FRAGMENTS.past, TAB_FRAGMENTS.upcoming, STRANGE], type),
      ...[pressWithShift, goToCards, scroll, leave, goBack, goForward, reload, find, waitForNextDay].map(
        (step) => fc.constant(step),
      ),
    ],
    expectPageToMatch,
  });
});
