import { field } from './contact-page.ts';
import { expect, followBarLink, openHydrated, test } from './fixtures.ts';
import { englishStrings, filterByStatus } from './fixture-content.ts';

const ENGLISH = 'English';
const MESSAGE = '¿Puedo ir el jueves?';

test('the link to the other language keeps the fragment @desktop-and-phone', async ({ page }) => {
  await page.goto('/#vision');
  await followBarLink(page, ENGLISH);
  await expect(page).toHaveURL('/en#vision');
  await expect(page.getByRole('heading', { name: englishStrings.vision.heading })).toBeInViewport();
});

test('the link to the other language keeps the fragment in another tab, too', async ({ page, context }) => {
  await page.goto('/plantas#plano-techo');
  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: ENGLISH }).click({ button: 'middle' });
  await expect(await opened).toHaveURL('/en/plans#plano-techo');
});

test('a page that is in Spanish alone leads to the home page in English, without its fragment', async ({
  page,
}) => {
  const inSpanish = filterByStatus('past').find(({ id }) =>
    englishStrings.exhibitions.every((one) => one.id !== id),
  );
  await page.goto(`${inSpanish?.path}#contenido`);
  await followBarLink(page, ENGLISH);
  await expect(page).toHaveURL('/en');
});

test('whoever changes the language while writing sees what they have written @phone', async ({ page }) => {
  await openHydrated(page, '/#about');
  await field(page, 'name').fill('Ana');
  await field(page, 'message').pressSequentially(MESSAGE);
  await followBarLink(page, ENGLISH);
  await expect(page).toHaveURL(/\/en#/);
  const { label } = englishStrings.contact.form.fields.message;
  const message = page.getByRole('textbox', { name: label, exact: true });
  await expect(message).toHaveValue(MESSAGE);
  await expect(message).toBeInViewport();
  await expect(page.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('whoever changes the language elsewhere on the page sees what they have written', async ({ page }) => {
  await openHydrated(page);
  await field(page, 'name').fill('Ana');
  await page.evaluate(() => scrollTo(0, 0));
  await followBarLink(page, ENGLISH);
  const { label } = englishStrings.contact.form.fields.name;
  await expect(page.getByRole('textbox', { name: label, exact: true })).toBeInViewport();
});

test('whoever has left what they were writing for another section is led to the same section', async ({
  page,
}) => {
  await page.goto('/');
  await field(page, 'name').fill('Ana');
  await page.evaluate(() => location.assign('#property'));
  await followBarLink(page, ENGLISH);
  await expect(page).toHaveURL('/en#property');
});
