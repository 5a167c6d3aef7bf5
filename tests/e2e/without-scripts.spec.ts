import { expectEverything, expectTheRest } from './everything-there.ts';
import { expect, listScripts, NOT_FOUND_STATUS, test } from './visitor.ts';
import { forgetDraft } from './kept-draft.ts';
import { contact, notFound } from './written-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page }) => {
    await page.goto('/');
    await expectEverything(page);
  });

  test('an unknown address still says so', async ({ page, tolerate }) => {
    tolerate(NOT_FOUND_STATUS);
    await page.goto('/no-existe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('with the head script blocked too, everything is there', async ({ page, tolerate }) => {
  tolerate(/script|policy/i);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/');
  await expectEverything(page);
});

test('with every script broken on the way, everything is there after the first gesture', async ({
  page,
  tolerate,
}) => {
  tolerate(/\.js|hydrat|dynamically imported module/i);
  await page.route(/\.js(\?|$)/, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.getByText(contact.form.withoutScript)).toBeVisible();
  await expectEverything(page);
});

test('one broken script takes nothing away but itself', async ({ page, tolerate, isMobile }) => {
  test.skip(isMobile, 'the scripts are the same');
  tolerate(/\.js|hydrat|dynamically imported module|uncaught/i);
  const scripts = listScripts(page);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.length).toBeGreaterThan(4);
  await page.waitForLoadState('networkidle');
  const names = [...new Set(scripts)].map((address) => address.split('/').at(-1) ?? '');
  expect(names.length).toBeGreaterThan(4);

  for (const name of names) {
    await test.step(name, async () => {
      await page.route(`**/${name}*`, (route) => route.abort('connectionreset'));
      await page.goto('/');
      await expectTheRest(page);
      await page.unrouteAll();
      await forgetDraft(page);
    });
  }
});

test('a message is sent and answered even if the corner for notices never arrives', async ({
  page,
  tolerate,
}) => {
  tolerate(/Notices|dynamically imported module/i);
  await page.route(/Notices.*\.js/, (route) => route.abort('connectionreset'));
  await page.goto('/');
  for (const { label } of Object.values(contact.form.fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByText(contact.form.notices.sent.text)).toBeVisible();
});
