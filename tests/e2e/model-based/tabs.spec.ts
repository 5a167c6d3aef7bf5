import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { TAB_FRAGMENTS } from '../../../src/i18n/paths.ts';
import { type ExhibitionStatus, STATUS_NAMES } from '../../../src/schemas/exhibition-status.ts';
import { expect, followNavbarLink, readScrollPosition, test } from '../fixtures.ts';
import {
  exhibitionsSection as uiStrings,
  getTabExhibitions,
  site,
  filterByStatus,
} from '../fixture-content.ts';
import { weighted, type Command, commandFor, runModel } from './run-model.ts';

interface Model {
  selected: ExhibitionStatus;
  /** Fragment of each history entry, or '', and the index of the current entry. */
  entries: string[];
  entry: number;
  /** Whether the last command moved the focus to the selected tab. */
  isFocused: boolean;
  isActivityOver: boolean;
}

type TabCommand = Command<Model>;

const { tabs } = uiStrings;
const CONTACT = 'contact';
const INVALID_FRAGMENT = 'exhibitions-"]<script>';
/** Times before and after an activity of a visible exhibition. */
const BEFORE_ACTIVITY = '2026-12-06T18:00Z';
const AFTER_ACTIVITY = '2026-12-07T18:00Z';
const ACTIVITY = /^Lectura en voz baja, 6\sde\sdiciembre/;
const KEYS = {
  ArrowRight: (index: number) => index + 1,
  ArrowLeft: (index: number) => index - 1,
  Home: () => 0,
  End: () => -1,
  Space: (index: number) => index,
};

const section = (page: Page) => page.getByRole('region', { name: uiStrings.heading });
const tab = (page: Page, status: ExhibitionStatus) =>
  section(page).getByRole('tab', { name: tabs[status], exact: true });
const readFragment = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash).slice(1));

/** Moves to a history entry, and selects the tab that its fragment names. */
function goToEntry(model: Model, entry: number): void {
  model.entry = entry;
  model.isFocused = false;
  const status = STATUS_NAMES.find((name) => TAB_FRAGMENTS[name] === model.entries[entry]);
  model.selected = status ?? model.selected;
}

/** Adds a history entry after the current entry. */
function pushEntry(model: Model, fragment: string): void {
  if (model.entries[model.entry] !== fragment) model.entries.splice(model.entry + 1, Infinity, fragment);
  goToEntry(model, model.entries.length - 1);
}

/** Selects a tab, which replaces the fragment. */
function select(model: Model, status: ExhibitionStatus, isFocused: boolean): void {
  model.selected = status;
  model.entries[model.entry] = TAB_FRAGMENTS[status];
  model.isFocused = isFocused;
}

const clickTab = (status: ExhibitionStatus): TabCommand => ({
  name: `clicks ${tabs[status]}`,
  run: async (page, model) => {
    await tab(page, status).click();
    select(model, status, true);
  },
});

const press = (key: keyof typeof KEYS): TabCommand => ({
  name: `presses ${key} on the selected tab`,
  run: async (page, model) => {
    await tab(page, model.selected).press(key);
    const index = KEYS[key](STATUS_NAMES.indexOf(model.selected));
    select(model, STATUS_NAMES.at(index % STATUS_NAMES.length) ?? 'past', true);
  },
});

/** Key combinations with Shift are reserved for the browser. */
const pressWithShift: TabCommand = {
  name: 'presses Shift+ArrowRight on the selected tab',
  run: async (page, model) => {
    await tab(page, model.selected).press('Shift+ArrowRight');
    model.isFocused = true;
  },
};

/** The tab list is one tab stop, before the cards. */
const moveToCards: TabCommand = {
  name: 'moves to the cards with Tab and back',
  run: async (page, model) => {
    await tab(page, model.selected).focus();
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('article').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    model.isFocused = true;
  },
};

const scroll: TabCommand = {
  name: 'scrolls the page with ArrowDown on the selected tab',
  run: async (page, model) => {
    await tab(page, model.selected).focus();
    const top = await readScrollPosition(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => readScrollPosition(page)).toBeGreaterThan(top);
    model.isFocused = true;
  },
};

const enterFragment = (fragment: string): TabCommand => ({
  name: `enters the fragment #${fragment}`,
  // Entering the same URL would reload the page.
  isPossible: ({ entries, entry }) => entries[entry] !== fragment,
  run: async (page, model) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    pushEntry(model, fragment);
  },
});

const followContactLink: TabCommand = {
  name: 'follows the link to the form',
  run: async (page, model) => {
    await followNavbarLink(page, site.navigation.links.at(-1)?.label ?? '');
    pushEntry(model, CONTACT);
  },
};

const goBack: TabCommand = {
  name: 'goes back',
  isPossible: ({ entry }) => entry > 0,
  run: async (page, model) => {
    await page.goBack();
    goToEntry(model, model.entry - 1);
  },
};

const goForward: TabCommand = {
  name: 'goes forward',
  isPossible: ({ entry, entries }) => entry < entries.length - 1,
  run: async (page, model) => {
    await page.goForward();
    goToEntry(model, model.entry + 1);
  },
};

const reload: TabCommand = {
  name: 'reloads the page',
  run: async (page, model) => {
    await page.reload();
    await showTabs(page);
    model.selected = 'current';
    goToEntry(model, model.entry);
  },
};

const findInHiddenPanel: TabCommand = {
  name: 'finds text of a hidden panel',
  run: async (page, model) => {
    const status = model.selected === 'past' ? 'upcoming' : 'past';
    // Browsers dispatch beforematch for find-in-page and for links to a fragment.
    await section(page)
      .getByRole('tabpanel', { includeHidden: true })
      .nth(STATUS_NAMES.indexOf(status))
      .dispatchEvent('beforematch');
    model.selected = status;
    model.isFocused = false;
  },
};

const waitForActivityEnd: TabCommand = {
  name: 'waits until the activity has ended',
  isPossible: ({ isActivityOver }) => !isActivityOver,
  run: async (page, model) => {
    await page.clock.setFixedTime(AFTER_ACTIVITY);
    await page.clock.runFor(60_000);
    model.isActivityOver = true;
  },
};

const showTabs = (page: Page) => section(page).scrollIntoViewIfNeeded();

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { selected, entries, entry, isFocused, isActivityOver } = model;
  const selectedTab = section(page)
    .getByRole('tablist', { name: uiStrings.tabsLabel })
    .getByRole('tab', { selected: true });
  await expect(selectedTab).toHaveText([`${tabs[selected]}${filterByStatus(selected).length}`]);
  const panel = section(page).getByRole('tabpanel').filter({ visible: true });
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(tabs[selected]);
  await expect(panel).toHaveId((await selectedTab.getAttribute('aria-controls')) ?? '');
  // Hidden panels take no space, but find-in-page searches their text.
  const hiddenPanels = section(page).locator('[role=tabpanel][hidden=until-found]');
  await expect(hiddenPanels).toHaveCount(STATUS_NAMES.length - 1);
  for (const hiddenPanel of await hiddenPanels.all())
    await expect(hiddenPanel).toHaveJSProperty('offsetHeight', 0);
  await expect(section(page).getByRole('article').getByRole('heading')).toHaveText(
    getTabExhibitions(selected).map(({ title }) => title),
  );
  const count = String(filterByStatus(selected).length);
  const all = panel.getByRole('link', { name: uiStrings.allLink.replace('{count}', count), exact: true });
  await expect(all).toHaveCount(filterByStatus(selected).length > getTabExhibitions(selected).length ? 1 : 0);
  if (isFocused) await expect(tab(page, selected)).toBeFocused();
  const isActivityHere = getTabExhibitions(selected).some(({ slug }) => slug === 'mesa-larga');
  await expect(section(page).getByText(ACTIVITY).filter({ visible: true })).toHaveCount(
    isActivityHere && !isActivityOver ? 1 : 0,
  );
  await expect.poll(() => readFragment(page)).toBe(entries[entry]);
}

test('the exhibition tabs match their model after random actions', async ({ context }) => {
  await runModel<Model>(context, {
    start: async (page) => {
      await page.clock.install({ time: BEFORE_ACTIVITY });
      await page.goto('/');
      await showTabs(page);
      return { selected: 'current', entries: [''], entry: 0, isFocused: false, isActivityOver: false };
    },
    commands: [
      commandFor(STATUS_NAMES, clickTab),
      ...weighted(
        commandFor(['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End', 'Space'] as const, press),
      ),
      commandFor([TAB_FRAGMENTS.past, TAB_FRAGMENTS.upcoming, INVALID_FRAGMENT], enterFragment),
      ...[
        pressWithShift,
        moveToCards,
        scroll,
        followContactLink,
        goBack,
        goForward,
        reload,
        findInHiddenPanel,
        waitForActivityEnd,
      ].map((step) => fc.constant(step)),
    ],
    expectPageToMatch,
  });
});
