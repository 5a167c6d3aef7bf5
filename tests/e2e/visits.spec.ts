import type { Locator, Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { VISIT_CHOICE } from '../../src/paths.ts';
import { field } from './contact-page.ts';
import { expect, followBarLink, holdFiles, openHydrated, test } from './visitor.ts';
import {
  contact,
  current,
  englishWords,
  exhibitionsSection,
  pages,
  plansPage,
  site,
  VISIT_HOURS,
  visits,
} from './written-words.ts';

const CURRENT = `/exhibiciones/${current.slug}`;
const MESA = '/exhibiciones/mesa-larga';
const { page: labels } = exhibitionsSection;
const { topics } = contact.form;
const visit = pages.find(({ path }) => path === '/visita');

/** Of Tuesday to Saturday, without the 25th, which is closed. */
const DAYS = [
  ...['mar 24 nov', 'jue 26 nov', 'vie 27 nov', 'sáb 28 nov', 'mar 1 dic', 'mié 2 dic'],
  ...['jue 3 dic', 'vie 4 dic', 'sáb 5 dic'],
];

const HOURS = VISIT_HOURS.Spanish;

/** What stands beside a field that keeps what the visitor wrote. */
const kept = (text: string) => contact.form.kept.replace('{text}', text);

const CHOICE_SCRIPT = /SunChoice.*\.js$/;

const choice = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const days = (page: Page): Locator =>
  choice(page, plansPage.choices.day).locator('label').filter({ visible: true });
const hours = (page: Page): Locator =>
  choice(page, plansPage.choices.hour).getByRole('radio').filter({ visible: true });
const told = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ visible: true });

const choose = async (page: Page, day: string, hour?: string) => {
  await choice(page, plansPage.choices.day).getByRole('radio', { name: day }).check();
  if (hour)
    await choice(page, plansPage.choices.hour).getByRole('radio', { name: hour, exact: true }).check();
};
/** The links of what is chosen: to the form and to the chat. */
const links = (page: Page): Locator =>
  page.getByRole('group', { name: visits.hourChoice.heading }).getByRole('link');
const ask = (page: Page) => links(page).first().click();

/** The link that asks for a place at the activity of that day. */
const booking = (page: Page, day: string): Locator =>
  page.getByRole('definition').filter({ hasText: day }).getByRole('link', { name: labels.booking.label });

/** Monterrey is six hours behind UTC. */
const openOn = async (page: Page, path: string, moment: string) => {
  await page.clock.setFixedTime(moment);
  await page.goto(path);
};

test('a show that is on says when one may come, within two screens of a phone @phone', async ({ page }) => {
  await openOn(page, CURRENT, '2026-11-22T18:00Z');
  const main = page.getByRole('main');
  const summary = main.getByText(HOURS);
  await expect(summary).toContainText(visits.admission);
  await expect(main.getByText(visits.place, { exact: true })).toBeVisible();
  const { height = 0 } = page.viewportSize() ?? {};
  for (const shown of [summary, main.getByRole('link', { name: labels.visit.label }), days(page).last()]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * height);
  }
});

test('after the last day none is offered', async ({ page }) => {
  await openOn(page, MESA, '2027-11-24T19:01Z');
  await expect(page.getByText(visits.hourChoice.heading)).toBeHidden();
  await expect(page.getByText(visits.chooseDay)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: labels.visit.label })).toBeVisible();
});

test('the photograph of a show comes before its visit @both', async ({ page }) => {
  await openOn(page, CURRENT, '2026-11-22T18:00Z');
  const picture = await page.getByRole('img', { name: current.imageAlt }).boundingBox();
  const heading = await page.getByText(visits.hourChoice.heading).boundingBox();
  expect(picture?.y).toBeLessThan(heading?.y ?? 0);
});

test('when the day that has the focus is over the next one has it', async ({ page }) => {
  await page.clock.install({ time: '2026-11-24T16:59Z' });
  await page.goto('/visita');
  await page.getByRole('radio', { name: 'martes 24 de noviembre' }).focus();
  await page.clock.runFor('02:00');
  await expect(page.getByRole('radio', { name: 'jueves 26 de noviembre' })).toBeFocused();
});

test('in another script hours run from left to right, and follow a finger that way', async ({ page }) => {
  await openOn(page, '/visita', '2026-11-22T18:00Z');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [first, last] = [await hours(page).first().boundingBox(), await hours(page).last().boundingBox()];
  expect(first?.x).toBeLessThan(last?.x ?? 0);
});

test('the bar’s link leads to the page where a visit is chosen @both', async ({ page }) => {
  await page.goto('/');
  await followBarLink(page, site.navigation.visit.label);
  await expect(page).toHaveURL('/visita');
});

test('after the last day of a show the bar leads away from its page', async ({ page }) => {
  await openOn(page, CURRENT, '2027-11-24T18:00Z');
  await followBarLink(page, site.navigation.visit.label);
  await expect(page).toHaveURL('/visita');
});

test('every day of a fortnight is seen, in short, and has its whole name for readers', async ({ page }) => {
  await openOn(page, '/visita?dia=2026-12-05&hora=17', '2026-11-22T18:00Z');
  await expect(days(page)).toHaveText(DAYS);
  const chosen = choice(page, plansPage.choices.day).getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName('sábado 5 de diciembre');
});

for (const [path, words] of [
  ['/visita', site],
  [CURRENT, site],
  ['/en/come-up', englishWords.site],
] as const)
  test(`the bar’s link leads on ${path} to its own choice, and keeps the day and the hour @both`, async ({
    page,
  }) => {
    await openOn(page, `${path}?dia=2026-11-28&hora=17`, '2026-11-22T18:00Z');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await followBarLink(page, words.navigation.visit.label, words);
    await expect(page).toHaveURL(`${path}?dia=2026-11-28&hora=17#${VISIT_CHOICE}`);
    await expect(page.locator('.sunlight-links a').first()).toBeInViewport();
    await expect(page.locator('[name^=hora]:checked')).toHaveValue('17');
  });

test('the bars over the hours have one scale on every day, that of the lightest hour of all', async ({
  page,
}) => {
  await openOn(page, '/visita', '2026-11-22T18:00Z');
  const tallest: number[] = [];
  for (const day of ['martes 24 de noviembre', 'sábado 5 de diciembre', 'martes 24 de noviembre']) {
    await choose(page, day);
    const bars = choice(page, plansPage.choices.hour).locator('label path');
    const drawn = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('d')?.split('-')[1]));
    tallest.push(Math.max(...drawn.map(Number)));
  }
  const [morning = 0, afternoon = 0, again] = tallest;
  expect(morning).toBeLessThan(afternoon);
  expect(again).toBe(morning);
});

test('on the page for a visit its links in menu and footer keep the day and the hour @phone', async ({
  page,
}) => {
  const label = visit?.inFooter?.label ?? '';
  const address = '/visita?dia=2026-11-28&hora=17';
  await openOn(page, address, '2026-11-22T18:00Z');
  for (const follow of [
    () => followBarLink(page, label),
    () => page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click(),
  ]) {
    await follow();
    await expect(page).toHaveURL(`${address}#contenido`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('[name^=hora]:checked')).toHaveValue('17');
    await page.goto(address);
  }
});

for (const [path, { hourChoice }, date] of [
  ['/visita', visits, 'viernes 20 de noviembre'],
  [CURRENT, visits, 'viernes 20 de noviembre'],
  ['/en/come-up', englishWords.visits, 'Friday November 20'],
] as const)
  test(`an address of ${path} whose day is over says so, then what is shown, until another is chosen`, async ({
    page,
  }) => {
    await openOn(page, `${path}?dia=2026-11-20&hora=11`, '2026-11-22T18:00Z');
    const line = page.getByText(fill(hourChoice.dayGone, { day: date }));
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(`${path}?dia=2026-11-24&hora=11`);
    await page.locator('[name^=dia]').nth(1).check();
    await expect(line).toBeHidden();
  });

test('an hour that can’t be asked for is said so, in an address and when it is over', async ({ page }) => {
  await page.clock.install({ time: '2026-11-24T14:50Z' });
  await page.goto('/visita?dia=2026-11-28&hora=12');
  const line = page.getByText(visits.hourChoice.hourGone);
  await expect(line).toBeVisible();
  await expect(page).toHaveURL('/visita?dia=2026-11-28&hora=15');
  await choose(page, 'martes 24 de noviembre', '10:00');
  await expect(line).toBeHidden();
  await page.clock.fastForward('15:00');
  await expect(line).toBeVisible();
  await expect(page).toHaveURL('/visita?dia=2026-11-24&hora=11');
});

test('whoever changes the day and its hour, then books a place, sends what was chosen last, with what they completed', async ({
  page,
}) => {
  await openOn(page, '/visita', '2026-11-22T18:00Z');
  await choose(page, 'jueves 26 de noviembre', '10:00');
  await ask(page);
  const message = field(page, 'message');
  await expect(message).toHaveValue('Puedo subir el jueves 26 de noviembre a las 10:00.\nVamos …');
  await message.press('ControlOrMeta+End');
  await message.press('Backspace');
  await message.pressSequentially('3');
  await page.goBack();
  await choose(page, 'viernes 27 de noviembre', '12:00');
  await ask(page);
  await expect(message).toHaveValue('Puedo subir el viernes 27 de noviembre a las 12:00.\nVamos 3');
  await expect(field(page, 'subject')).toHaveValue('Subir el viernes 27 de noviembre, 12:00');
  await page.goto(MESA);
  await booking(page, 'sábado 30 de enero').click();
  await expect(message).toHaveValue(/^Apártenme una silla .*, 9:00 – 11:00 horas\.\nVamos 3$/);
  await expect(page.getByText(kept('')).filter({ visible: true })).toHaveCount(0);
});

test('the text of a card can be selected, and does not lead away', async ({ page }) => {
  await openHydrated(page, '/exhibiciones');
  const card = page.getByRole('article', { name: current.title });
  const description = card.getByText(current.description, { exact: true });
  // At the edge of the window a selection would scroll.
  await description.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await description.boundingBox();
  const { x = 0, y = 0 } = box ?? {};
  await page.mouse.move(x + 1, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 5);
  await page.mouse.up();
  expect(current.description).toContain(await page.evaluate(() => getSelection()?.toString() || 'nothing'));
  await expect(page).toHaveURL('/exhibiciones');
});

test('a card leads to its page wherever it is pressed, in another tab with Ctrl or the middle button', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/exhibiciones');
  const card = page.getByRole('article', { name: current.title });
  const picture = card.getByRole('img', { name: current.imageAlt });
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    // What lies over the picture is the link.
    await picture.click({ ...press, force: true });
    await expect(await opened).toHaveURL(CURRENT);
    await page.bringToFront();
  }
  await expect(card.getByRole('link', { name: exhibitionsSection.videoLink })).toHaveAttribute(
    'href',
    String(current.videoLink),
  );
  await picture.click({ force: true });
  await expect(page).toHaveURL(CURRENT);
});

test('a finger leads from the text of a card, too @phone', async ({ page }) => {
  await page.goto('/exhibiciones');
  const card = page.getByRole('article', { name: current.title });
  await card.getByText(current.description, { exact: true }).tap({ force: true });
  await expect(page).toHaveURL(CURRENT);
});

test.describe('while the script of the choice is late', () => {
  test('days are links in the place of what is chosen then, and nothing moves @both', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T18:00Z');
    for (const path of ['/visita', CURRENT]) {
      const release = await holdFiles(page, CHOICE_SCRIPT);
      await page.goto(path, { waitUntil: 'commit' });
      const linked = page.getByRole('list', { name: visits.chooseDay }).getByRole('link');
      await expect(linked.first()).toBeVisible();
      const list = await linked.allInnerTexts();
      await expect(page.getByRole('main').getByRole('radio').filter({ visible: true })).toHaveCount(0);
      await expect(told(page)).toHaveText(/^martes 24 de noviembre:\s+Son las 12:00/, { useInnerText: true });
      const places = await Promise.all((await linked.all()).map((link) => link.boundingBox()));
      const action = links(page).last();
      const before = await action.boundingBox();
      release();
      await expect(days(page)).toHaveText(list);
      await expect(linked.first()).toBeHidden();
      expect((await action.boundingBox())?.y).toBe(before?.y);
      for (const [index, place] of places.entries())
        expect(await days(page).nth(index).boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
    }
  });

  test('and where it never comes its days lead to the form', async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    await page.route(CHOICE_SCRIPT, (route) => route.abort());
    await openOn(page, CURRENT, '2026-11-22T18:00Z');
    await page.getByRole('link', { name: 'sábado 28 de noviembre' }).click();
    const chosen = { day: 'sábado 28 de noviembre', title: current.title };
    await expect(field(page, 'message')).toHaveValue(fill(labels.visit.dayMessage, chosen));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('days are links to the form, and the light of the first is told', async ({ page }) => {
    await page.goto(CURRENT);
    const linked = page.getByRole('list', { name: visits.chooseDay }).getByRole('link');
    await expect(linked).toHaveText(DAYS);
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(told(page)).toHaveText(/^martes 24 de noviembre:\s+Son las 12:00/, { useInnerText: true });
    await linked.nth(3).click();
    const { searchParams, hash } = new URL(page.url());
    const chosen = { day: 'sábado 28 de noviembre', title: current.title };
    expect(searchParams.get('mensaje')).toBe(fill(labels.visit.dayMessage, chosen));
    expect(hash).toBe('#contact');
  });

  test('a topic leads to the form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: topics.items[0]?.label ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport();
  });
});

test('the page for a visit offers it on the first screen of a phone @phone', async ({ page }) => {
  await openOn(page, '/visita', '2026-11-22T18:00Z');
  const action = page.getByRole('main').getByRole('link', { name: visit?.action?.label ?? '', exact: true });
  await expect(action).toBeInViewport({ ratio: 1 });
});

test('over night a day that is over goes when the page is seen again', async ({ page }) => {
  await openOn(page, CURRENT, '2026-11-24T16:59Z');
  await expect(days(page)).toHaveText(DAYS);
  await page.clock.setFixedTime('2026-11-25T15:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(days(page)).toHaveText(DAYS.slice(1));
});

test('an activity goes at the end of its day, and the title goes with the last', async ({ page }) => {
  await page.clock.install({ time: '2026-12-07T05:50Z' });
  await page.goto(MESA);
  const activity = page.getByRole('term').filter({ hasText: 'Lectura en voz baja' });
  const title = page.getByRole('heading', { name: labels.activities });
  await expect(activity).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(activity).toBeHidden();
  await expect(title).toBeVisible();
  await page.clock.setFixedTime('2027-01-31T06:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(title).toBeHidden();
});

test('in the list of exhibitions, left open, the next activity goes at the end of its day', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-12-07T05:50Z' });
  await page.goto('/exhibiciones');
  const activity = page.getByText(/^Lectura en voz baja, 6\sde\sdiciembre/).filter({ visible: true });
  await expect(activity).toHaveCount(1);
  await page.clock.fastForward('10:00');
  await expect(activity).toHaveCount(0);
});
