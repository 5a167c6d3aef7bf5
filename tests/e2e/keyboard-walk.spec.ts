import type { Page } from '@playwright/test';
import { findFaintMark, walk } from './focus-stops.ts';
import { fill, photos } from './gallery-page.ts';
import { delayScripts, expect, hasMenu, hydrateIslands, NOT_FOUND_STATUS, test } from './visitor.ts';
import {
  analytics,
  contact,
  current,
  exhibitions,
  exhibitionsSection,
  footer,
  gallery,
  hero,
  notFound,
  plans,
  property,
  site,
  allLinks,
  inTab,
} from './written-words.ts';

// Without it the page would still be on its smooth way to the focus when we look.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

type Status = Parameters<typeof inTab>[0];

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
const thumbnail = (number: number) =>
  button(`${fill(carousel.thumbnail, number)}: ${photos[number - 1]?.caption ?? ''}`);
const notice = (page: Page) => page.getByRole('status', { name: site.notices.label }).getByRole('listitem');
const submitter = (page: Page) => page.getByRole('button', { name: submit });

const menuStops = [...navigation.links.map(({ label }) => link(label)), link(navigation.visit.label)];
/** The fixed bar as the keyboard meets it, on a wide and on a narrow screen. */
const barStops = (isNarrow: boolean) => [
  link(navigation.homeLabel),
  ...(isNarrow ? [button(navigation.openMenu)] : menuStops),
];
const footerStops = [...footer.links.map(({ label }) => label), footer.privacy].map(link);
/** What comes after the form's button. */
const lastStops = [
  link(contact.privacy.link),
  link(contact.details.phone.value),
  link(contact.details.whatsapp.value),
  link(contact.details.email.value),
  ...footerStops,
];

/** The way past the numbers, and each number. */
const planStops = [
  link(plans.skip),
  ...plans.plans.flatMap(({ id }) =>
    photos
      .filter(({ plan }) => plan === id)
      .map(({ number, name }) => link(plans.link.replace('{n}', `${number}`).replace('{alt}', name))),
  ),
];

/** Every stop of the home page, with the exhibitions of one tab in sight. */
function homeStops(status: Status, isNarrow: boolean): unknown[] {
  return [
    link(site.skipLink),
    ...barStops(isNarrow),
    link(hero.propertyLink),
    link(hero.exhibitionsLink),
    link(gallery[0]?.alt ?? 'no picture'),
    button(carousel.previous),
    button(carousel.next),
    thumbnail(1),
    ...planStops,
    `tab "${TABS[status]}"`,
    ...inTab(status).flatMap(({ videoLink }) => [
      link(exhibitionsSection.detailsLink),
      ...(videoLink ? [link(exhibitionsSection.videoLink)] : []),
    ]),
    ...allLinks(status).map(link),
    link(exhibitionsSection.proposal.label),
    ...Object.values(fields).map(({ label }) => `textbox "${label}"`),
    button(submit),
    ...lastStops,
  ];
}

/** Walks to the end and back and expects the same stops both ways, none of them with a fault. */
async function expectWalk(page: Page, stops: unknown[], look?: typeof findFaintMark): Promise<void> {
  expect(await walk(page, 'Tab', look)).toEqual({ names: stops, faults: [] });
  expect(await walk(page, 'Shift+Tab')).toEqual({ names: stops.toReversed(), faults: [] });
}

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
}

test.describe('by Tab and back, every stop of the home page is named, in order, in sight and marked', () => {
  for (const [width, status, look] of [
    [1440, 'actual'],
    [1024, 'pasada', findFaintMark],
    [390, 'proxima'],
  ] as const) {
    test(`at ${width} px, with the tab ${TABS[status]}`, async ({ page }) => {
      await openHome(page, width);
      await hydrateIslands(page);
      await page.getByRole('tab', { name: TABS[status], exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: TABS[status], exact: true })).toBeVisible();
      await page.getByRole('link', { name: site.skipLink }).focus();
      await page.keyboard.press('Shift+Tab');
      await expectWalk(page, homeStops(status, hasMenu(page)), look);
    });
  }

  test('while its scripts are still on the way', async ({ page }) => {
    await delayScripts(page);
    await openHome(page, 1440);
    // Until theirs has come, every slide is a link.
    const others = gallery.slice(1).map(({ alt }) => link(alt));
    const { names, faults } = await walk(page, 'Tab');
    // The focus takes the strip along, and its island takes over where it stands.
    const thumbnails = gallery.map((_, index) => thumbnail(index + 1));
    const stops = names.map((name) => (thumbnails.includes(name) ? thumbnail(1) : name));
    expect(stops.filter((name) => !others.includes(name))).toEqual(homeStops('actual', false));
    expect(faults).toEqual([]);
  });
});

test.describe('the keyboard is kept, and each stop is named, in sight and marked,', () => {
  test('in the open menu', async ({ page }) => {
    await openHome(page, 390);
    await hydrateIslands(page);
    await page.getByRole('button', { name: navigation.openMenu }).press('Enter');
    await expect(page.getByRole('button', { name: navigation.closeMenu })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectWalk(page, [link(navigation.homeLabel), button(navigation.closeMenu), ...menuStops]);
  });
});

test('the page of an exhibition and the list of all can be walked by Tab and back', async ({ page }) => {
  const { list, page: words, videoLink } = exhibitionsSection;
  const skipAndBar = [link(site.skipLink), ...barStops(false)];
  const neighbour = (label: string) => expect.stringMatching(`^link "${label} `);
  await page.goto('/exhibiciones');
  const titles = exhibitions.map(({ title }) => link(title));
  await expectWalk(page, [...skipAndBar, link(list.calendar), ...titles, ...footerStops]);
  await page.getByRole('link', { name: current.title }).click();
  await expectWalk(page, [
    ...skipAndBar,
    link(words.back),
    link(videoLink),
    link(words.visit.label),
    link(words.calendar),
    neighbour(words.previous),
    neighbour(words.next),
    link(words.all),
    ...footerStops,
  ]);
});

test('/analytics and an unknown address can be walked by Tab and back', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await expectWalk(page, [link(site.skipLink), ...barStops(false), link(notFound.homeLink)]);

  await page.goto('/analytics');
  await expect(page.getByRole('table').first()).toBeVisible();
  const { names, faults } = await walk(page, 'Tab');
  expect(faults).toEqual([]);
  expect(names.slice(0, 2)).toEqual([link(site.skipLink), link(analytics.homeLink)]);
  expect(await walk(page, 'Shift+Tab')).toEqual({ names: names.toReversed(), faults: [] });
});

test.describe('with a notice on the page', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page, 1440);
    await hydrateIslands(page);
    for (const { label } of Object.values(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
    await submitter(page).press('Enter');
    // A notice under the pointer stays.
    await notice(page).hover();
    await expect(notice(page)).toContainText(notices.sent.text);
    await expect(submitter(page)).toBeFocused();
  });

  test('Tab goes to it and on, and it covers no stop', async ({ page }) => {
    const names = ['listitem ', button(site.notices.close), ...lastStops];
    expect(await walk(page, 'Tab')).toEqual({ names, faults: [] });
    expect((await walk(page, 'Shift+Tab')).faults).toEqual([]);
  });

  for (const [place, tabs] of [
    ['beside it', 0],
    ['in it', 2],
  ] as const)
    test(`Escape ${place} closes it and leaves the focus where the message was sent`, async ({ page }) => {
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
      const focused = tabs > 0 ? page.getByRole('button', { name: site.notices.close }) : submitter(page);
      await expect(focused).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(notice(page)).toHaveCount(0);
      await expect(submitter(page)).toBeFocused();
    });
});
