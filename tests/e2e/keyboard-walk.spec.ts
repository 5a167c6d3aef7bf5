import type { Page } from '@playwright/test';
import { findFaintMark, listFaults, listNames, type Stop, walk } from './focus-stops.ts';
import { delayScripts, expect, hasMenu, NOT_FOUND_STATUS, test, wakeIslands } from './visitor.ts';
import {
  analytics,
  contact,
  currentTitle,
  exhibitionsSection,
  footer,
  gallery,
  hero,
  notFound,
  property,
  site,
  withStatus,
} from './written-words.ts';

test.skip(({ isMobile }) => isMobile, 'phones seldom have a Tab key; the walk sets its own widths');
// Without it the page would still be on its smooth way to the focus when we look.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

type Status = Parameters<typeof withStatus>[0];

const TABS: Record<Status, string> = {
  pasada: exhibitionsSection.tabs.past,
  actual: exhibitionsSection.tabs.current,
  proxima: exhibitionsSection.tabs.upcoming,
};
const { fields, submit, notices } = contact.form;
const { carousel } = property;
const { navigation } = site;

const link = (name: string) => `link "${name}"`;
const button = (name: string) => `button "${name}"`;
const notice = (page: Page) => page.getByRole('region', { name: site.notices.label }).getByRole('listitem');
const submitter = (page: Page) => page.getByRole('button', { name: submit });
const opener = (page: Page) => page.getByRole('article', { name: currentTitle }).getByRole('button');
const details = (page: Page) => page.getByRole('dialog', { name: currentTitle });

/** The fixed bar as the keyboard meets it, on a wide and on a narrow screen. */
const barStops = (isNarrow: boolean) =>
  isNarrow
    ? [link(navigation.homeLabel), button(navigation.openMenu)]
    : [
        link(navigation.homeLabel),
        ...navigation.links.map(({ label }) => link(label)),
        link(navigation.visit.label),
      ];

/** Every stop of the home page, with the exhibitions of one tab in sight. */
function homeStops(status: Status, isNarrow: boolean): unknown[] {
  const caption = gallery[0]?.caption ?? 'no picture';
  const thumbnail = carousel.thumbnail.replace('{n}', '1').replace('{total}', String(gallery.length));
  return [
    link(site.skipLink),
    ...barStops(isNarrow),
    link(hero.propertyLink),
    link(hero.exhibitionsLink),
    expect.stringMatching(`^group ".*${caption}"$`),
    button(carousel.previous),
    button(carousel.next),
    `tab "${thumbnail}"`,
    `tab "${TABS[status]}"`,
    ...withStatus(status).flatMap(({ videoLink }) => [
      button(`${exhibitionsSection.detailsButton} →`),
      ...(videoLink ? [link(`${exhibitionsSection.videoLink} →`)] : []),
    ]),
    link(exhibitionsSection.proposal.label),
    ...Object.values(fields).map(({ label }) => `textbox "${label}"`),
    button(submit),
    link(contact.privacy.link),
    link(contact.details.phone.value),
    link(contact.details.email.value),
    ...footer.links.map(({ label }) => link(label)),
    link(footer.privacy),
  ];
}

/** Walks to the end and back and expects the same stops both ways, none of them with a fault. */
async function expectWalk(page: Page, stops: unknown[], there?: Stop[]): Promise<void> {
  const forth = there ?? (await walk(page, 'Tab'));
  expect(listNames(forth)).toEqual(stops);
  expect(listFaults(forth)).toEqual([]);
  const back = await walk(page, 'Shift+Tab');
  expect(listNames(back)).toEqual(stops.toReversed());
  expect(listFaults(back)).toEqual([]);
}

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
}

test.describe('by Tab and back, every stop of the home page is named, in order, in sight and marked', () => {
  for (const [width, status] of [
    [1440, 'actual'],
    [1024, 'pasada'],
    [390, 'proxima'],
  ] as const) {
    test(`at ${width} px, with the tab ${TABS[status]}`, async ({ page }) => {
      await openHome(page, width);
      await wakeIslands(page);
      await page.getByRole('tab', { name: TABS[status], exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: TABS[status], exact: true })).toBeVisible();
      await page.getByRole('link', { name: site.skipLink }).focus();
      await page.keyboard.press('Shift+Tab');
      await expectWalk(page, homeStops(status, hasMenu(page)));
    });
  }

  test('while its scripts are still on the way', async ({ page }) => {
    await delayScripts(page);
    await openHome(page, 1440);
    await expectWalk(page, homeStops('actual', false));
  });

  test('and the mark is as clear as a line of two pixels', async ({ page }) => {
    await openHome(page, 1024);
    await wakeIslands(page);
    expect(listFaults(await walk(page, 'Tab', findFaintMark))).toEqual([]);
  });
});

test('the open menu keeps the keyboard, and each of its stops is named, in sight and marked', async ({
  page,
}) => {
  await openHome(page, 390);
  await wakeIslands(page);
  await page.getByRole('button', { name: navigation.openMenu }).press('Enter');
  await expect(page.getByRole('button', { name: navigation.closeMenu })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectWalk(page, [
    link(navigation.homeLabel),
    button(navigation.closeMenu),
    ...navigation.links.map(({ label }) => link(label)),
    link(navigation.visit.label),
  ]);
});

test('open details keep the keyboard, and each of their stops is named, in sight and marked', async ({
  page,
}) => {
  await openHome(page, 1440);
  await opener(page).press('Enter');
  await expect(page.getByRole('button', { name: exhibitionsSection.details.close })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectWalk(page, [
    // Itself a stop, so that the arrows can scroll it.
    `dialog "${currentTitle}"`,
    button(exhibitionsSection.details.close),
    link(exhibitionsSection.details.visit.label),
    link(`${exhibitionsSection.videoLink} →`),
  ]);
});

test('the visit history and an unknown address can be walked by Tab and back', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await expectWalk(page, [link(site.skipLink), ...barStops(false), link(notFound.homeLink)]);

  await page.goto('/analytics');
  await expect(page.getByRole('table').first()).toBeVisible();
  const stops = await walk(page, 'Tab');
  expect(listNames(stops).slice(0, 2)).toEqual([link(site.skipLink), link(analytics.homeLink)]);
  await expectWalk(page, listNames(stops), stops);
});

test.describe('with a notice on the page', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page, 1440);
    await wakeIslands(page);
    for (const { label } of Object.values(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
    await submitter(page).press('Enter');
    // A notice under the pointer stays.
    await notice(page).hover();
    await expect(notice(page)).toContainText(notices.sent.text);
  });

  test('Tab goes to it and on, and it covers no stop', async ({ page }) => {
    await expect(submitter(page)).toBeFocused();
    const after = homeStops('actual', false).slice(homeStops('actual', false).indexOf(button(submit)) + 1);
    const stops = await walk(page, 'Tab');
    expect(listNames(stops)).toEqual(['listitem ', button(site.notices.close), ...after]);
    expect(listFaults(stops)).toEqual([]);
    expect(listFaults(await walk(page, 'Shift+Tab'))).toEqual([]);
  });

  test('Escape closes it and leaves the focus where it is', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(submitter(page)).toBeFocused();
  });

  test('Escape in it closes it and returns the focus', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: site.notices.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(submitter(page)).toBeFocused();
  });

  test('Escape closes the details that lie over it first', async ({ page }) => {
    await opener(page).press('Enter');
    await expect(details(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
});
