import type { BrowserContext, Page, Route } from '@playwright/test';
import { expectEverything, expectTheRest } from './everything-there.ts';
import { expect, listScripts, NOT_FOUND_STATUS, test } from './visitor.ts';
import { analytics, contact, exhibitionsSection, notFound, site } from './written-words.ts';

// Nobody has to wait for seven panels to slide in and out.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

const SCRIPTS = /\.js(\?|$)/;
const COMPLAINTS = /\.js|hydrat|dynamically imported module|uncaught|policy/i;
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
const unanswered: Fault = () => Promise.resolve();
/** For the document: a second policy lets its inline scripts run, and no file. */
const withoutFiles: Fault = async (route) => {
  const response = await route.fetch();
  const policy = "script-src 'unsafe-inline'";
  await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
};

const withoutScript = (page: Page) => page.getByText(contact.form.withoutScript);

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.keyboard.press('Shift');
}

test.describe('everything is there after the first gesture', () => {
  test('with every script file forbidden by a policy', async ({ page, tolerate }) => {
    tolerate(COMPLAINTS);
    await page.route('/', withoutFiles);
    await openHome(page);
    await expect(withoutScript(page)).toBeVisible();
    await expectEverything(page);
  });

  test('with every script cut off half-way', async ({ page, tolerate, isMobile }) => {
    test.skip(isMobile, 'the scripts are the same');
    tolerate(COMPLAINTS);
    await page.route(SCRIPTS, cutOff);
    await openHome(page);
    await expect(withoutScript(page)).toBeVisible();
    await expectEverything(page);
  });

  test('with scripts that never answer, once it is clear that they will not', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the scripts are the same');
    await page.clock.install();
    await page.route(SCRIPTS, unanswered);
    await page.goto('/');
    // Held for the script at first, and nothing but a tab that its panel no longer needs.
    await page.getByRole('tab', { name: exhibitionsSection.tabs.past, exact: true }).click();
    await page.getByRole('textbox', { name: contact.form.fields.message.label }).fill('Lo que escribí');
    await page.clock.fastForward(PATIENCE);
    await expect(withoutScript(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: contact.form.fields.message.label })).toHaveValue(
      'Lo que escribí',
    );
    await expectEverything(page);
  });
});

test('one script alone, broken in any way, takes nothing away but itself', async ({
  page,
  context,
  tolerate,
  isMobile,
}) => {
  test.skip(isMobile, 'the scripts are the same');
  tolerate(COMPLAINTS);
  const scripts = listScripts(page);
  await openHome(page);
  await expect(page.getByRole('region', { name: site.notices.label })).toBeAttached();
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

test.describe('the visit history says what it needs', () => {
  test.skip(({ isMobile }) => isMobile, 'the scripts are the same');

  async function expectNeed(page: Page): Promise<void> {
    await expect(page.getByText(analytics.withoutScript).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(analytics.loading)).toBeHidden();
    await expect(page.getByRole('link', { name: analytics.homeLink })).toBeVisible();
  }

  test('when a policy forbids its scripts', async ({ page, tolerate }) => {
    tolerate(COMPLAINTS);
    await page.route('/analytics', withoutFiles);
    await page.goto('/analytics');
    await expectNeed(page);
  });

  for (const [what, fault] of [
    ['do not exist', missing],
    ['are cut off half-way', cutOff],
    ['fail when they run', throwing],
  ] as const) {
    test(`when its scripts ${what}`, async ({ page, tolerate }) => {
      tolerate(COMPLAINTS);
      await page.route(SCRIPTS, fault);
      await page.goto('/analytics');
      await expectNeed(page);
    });
  }

  test('when its scripts never answer', async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPTS, unanswered);
    await page.goto('/analytics', { waitUntil: 'commit' });
    await expect(page.getByText(analytics.loading)).toBeVisible();
    await page.clock.fastForward(PATIENCE);
    await expectNeed(page);
  });
});
