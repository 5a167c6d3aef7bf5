import type { BrowserContext, Page, Route } from '@playwright/test';
import { button, field, MESSAGE, write } from './contact-page.ts';
import { expectEverything, expectTheRest } from './everything-there.ts';
import { expect, holdScripts, listScripts, NOT_FOUND_STATUS, test } from './visitor.ts';
import {
  analytics,
  contact,
  exhibitionsSection,
  notFound,
  shownIn,
  site,
  siteWords,
} from './written-words.ts';

test.slow();

const SCRIPTS = /\.js(\?|$)/;
const COMPLAINTS = /\.js|hydrat|dynamically imported module|uncaught|policy|script/i;
/** Nobody should wait longer than this for a script before the page says what works without it. */
const PATIENCE = '00:15';
const PAGES_AT_ONCE = 3;

/** What can become of a script on its way to the visitor. */
type Fault = (route: Route) => Promise<void>;

const missing: Fault = (route) => route.fulfill({ status: 404, body: 'not found' });
const cutOff: Fault = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};
const throwing: Fault = (route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' });
/** For the document: a second policy, under which not even its inline scripts run. */
const forbidden: Fault = async (route) => {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
  await route.fulfill({ response, headers });
};

const withoutScript = (page: Page) => page.locator('#contact').getByText(contact.form.withoutScript);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // The published suite does the same on the desktop.
  test('everything is there, and the page of visits says what it needs @phone', async ({ page }) => {
    await page.goto('/');
    await expectEverything(page);
    await page.goto('/analytics');
    await expect(page.getByText(analytics.withoutScript)).toBeVisible();
    await expect(page.getByText(analytics.loading)).toBeHidden();
  });
});

test('with scripts forbidden by a policy, everything is there after the first gesture', async ({
  page,
  tolerate,
}) => {
  tolerate(COMPLAINTS);
  await page.route('/', forbidden);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(withoutScript(page)).toBeVisible();
  await expectEverything(page);
});

test('scripts that do not answer give the page back after a while, and are welcome later', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/');
  // Held for the script at first, and nothing but a tab that its panel no longer needs.
  await page.getByRole('tab', { name: exhibitionsSection.tabs.upcoming, exact: true }).click();
  await field(page, 'message').fill(MESSAGE.message);
  await page.clock.fastForward(PATIENCE);
  await expect(withoutScript(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(shownIn(siteWords).length);
  await expectEverything(page);

  release();
  await expect(button(page)).toBeVisible();
  await expect(withoutScript(page)).toBeHidden();
  await expect(field(page, 'message')).toHaveValue(MESSAGE.message);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('one script alone, broken in any way, takes nothing away but itself', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(COMPLAINTS);
  const scripts = listScripts(page);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status', { name: site.notices.label })).toBeAttached();
  const names = [...new Set(scripts)].map((address) => address.split('/').at(-1) ?? '');
  expect(names.length).toBeGreaterThan(4);
  const faults = [missing, cutOff, throwing];
  const visits = names.map((name, index) => () => visitWithout(context, name, faults[index % 3] ?? missing));
  while (visits.length > 0) await Promise.all(visits.splice(0, PAGES_AT_ONCE).map((visit) => visit()));
});

async function visitWithout(context: BrowserContext, script: string, fault: Fault): Promise<void> {
  const page = await context.newPage();
  await page.route(`**/${script}*`, fault);
  await page.goto('/');
  await test.step(script, () => expectTheRest(page));
  await page.close();
}

test('a message is sent and answered even if the corner for notices never arrives', async ({
  page,
  tolerate,
}) => {
  tolerate(/Notices|dynamically imported module/i);
  await page.route(/\/Notices.*\.js/, missing);
  await page.goto('/');
  await write(page, MESSAGE);
  await button(page).click();
  await expect(page.getByText(contact.form.notices.sent.text)).toBeVisible();
});

test('an unknown address needs none of its scripts', async ({ page, tolerate }) => {
  tolerate(COMPLAINTS);
  tolerate(NOT_FOUND_STATUS);
  await page.route(SCRIPTS, throwing);
  await page.goto('/no-existe');
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[data-state$="error"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
});

for (const what of ['fail', 'never answer'])
  test(`the page of visits says what it needs when its scripts ${what}`, async ({ page, tolerate }) => {
    tolerate(COMPLAINTS);
    await page.clock.install();
    if (what === 'fail') await page.route(SCRIPTS, throwing);
    else await holdScripts(page);
    await page.goto('/analytics', { waitUntil: 'commit' });
    if (what === 'never answer') {
      await expect(page.getByText(analytics.loading)).toBeVisible();
      await page.clock.fastForward(PATIENCE);
    }
    await expect(page.getByText(analytics.withoutScript).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(analytics.loading)).toBeHidden();
    await expect(page.getByRole('link', { name: analytics.homeLink })).toBeVisible();
  });
