import { field } from './contact-page.ts';
import { expect, followNavbarLink, openHydrated, test } from './fixtures.ts';
import { englishContent } from './fixture-content.ts';

const ENGLISH = 'English';
const MESSAGE = '¿Puedo ir el jueves?';

test('the language link keeps the fragment', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#vision');
  await followNavbarLink(page, ENGLISH);
  await expect(page).toHaveURL('/en#vision');
  await expect(page.getByRole('heading', { name: englishContent.vision.heading })).toBeInViewport();
});

// Chromium's headless shell crashes when a click opens a new tab.
test(
  'the language link keeps the fragment in a new tab',
  { tag: '@full-browser' },
  async ({ page, context }) => {
    await page.goto('/plantas#plano-techo');
    const newPage = context.waitForEvent('page');
    await page.getByRole('banner').getByRole('link', { name: ENGLISH }).click({ button: 'middle' });
    await expect(await newPage).toHaveURL('/en/plans#plano-techo');
  },
);

test('changing the language while typing keeps the message in view', { tag: '@phone' }, async ({ page }) => {
  // The end of the form is below the viewport.
  await page.setViewportSize({ width: 390, height: 480 });
  await openHydrated(page, '/#about');
  await field(page, 'name').fill('Ana');
  await field(page, 'message').pressSequentially(MESSAGE);
  await followNavbarLink(page, ENGLISH);
  await expect(page).toHaveURL(/\/en#/);
  const { label } = englishContent.contact.form.fields.message;
  const message = page.getByRole('textbox', { name: label, exact: true });
  await expect(message).toHaveValue(MESSAGE);
  await expect(message).toBeInViewport();
  await expect(page.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('changing the language after typing scrolls to the draft', async ({ page }) => {
  await openHydrated(page);
  await field(page, 'name').fill('Ana');
  await page.evaluate(() => scrollTo(0, 0));
  await followNavbarLink(page, ENGLISH);
  const { label } = englishContent.contact.form.fields.name;
  await expect(page.getByRole('textbox', { name: label, exact: true })).toBeInViewport();
});

test('changing the language keeps a section opened after typing', async ({ page }) => {
  await page.goto('/');
  await field(page, 'name').fill('Ana');
  await page.evaluate(() => location.assign('#property'));
  await followNavbarLink(page, ENGLISH);
  await expect(page).toHaveURL('/en#property');
});
