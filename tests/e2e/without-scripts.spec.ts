import type { BrowserContext, Route } from '@playwright/test';
import { button, MESSAGE, send } from './contact-page.ts';
import { expectEverything, expectTheRest } from './everything-there.ts';
import { expect, openHydrated, listScripts, test } from './visitor.ts';
import { analytics, contact } from './written-words.ts';

test.slow();

const CONSOLE_ERRORS = /\.js|hydrat|dynamically imported module|uncaught|policy|script/i;
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

test('one script alone, broken in any way, takes nothing away but itself', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(CONSOLE_ERRORS);
  const scripts = listScripts(page);
  await openHydrated(page);
  await expect(page.locator('#contact section[aria-live]')).toBeAttached();
  const names = [...new Set(scripts)].map((url) => url.split('/').at(-1) ?? '');
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

for (const file of ['Toasts.*js', 'toasts.*css'])
  test(`a message is sent, and the form says so for good, even if ${file} never arrives`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/toasts|dynamically imported module|uncaught: Event/i);
    await page.route(new RegExp(`/${file}$`), missing);
    await send(page, MESSAGE);
    await expect(page.getByText(contact.form.sent)).toBeVisible();
    await expect(button(page)).toHaveAccessibleDescription(contact.form.sent);
  });
