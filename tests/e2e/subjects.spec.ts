import type { Page } from '@playwright/test';
import { button, EMPTY, expectFormValues, field, MESSAGE, write } from './contact-page.ts';
import { expect, test } from './fixtures.ts';
import { contact, current, exhibitionsSection, property } from './fixture-content.ts';

const { proposal } = exhibitionsSection;
const { request } = property.price;
const { visit } = exhibitionsSection.page;

const followProposal = (page: Page) => page.getByRole('link', { name: proposal.label }).click();

async function expectAtForm(page: Page, text: string): Promise<void> {
  await expect(field(page, 'subject')).toHaveValue(text);
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/#contact');
}

test('a link leads to the form with its subject, without an entry in the history once there @desktop-and-phone', async ({
  page,
}) => {
  await page.goto('/');
  await followProposal(page);
  await expectAtForm(page, proposal.subject);
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await followProposal(page);
  await expectAtForm(page, proposal.subject);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('an address may have a subject, whose blanks are written as %20', async ({ page }) => {
  await page.goto(`/#asunto=${encodeURIComponent(proposal.subject)}`);
  await expectAtForm(page, proposal.subject);
});

test('what else is in the query of an address stays when its request is taken', async ({ page }) => {
  const subject = encodeURIComponent(proposal.subject);
  await page.goto(`/?utm_source=boletin&asunto=${subject}&mensaje=Hola#contact`);
  await expect(field(page, 'subject')).toHaveValue(proposal.subject);
  await expect(page).toHaveURL('/?utm_source=boletin#contact');
});

/** When no day is left that could be chosen with its hour (`visits.spec.ts`). */
const LATER = '2026-12-20T18:00Z';

const followVisitOfCurrent = (page: Page) =>
  page.locator('#elegir-visita').getByRole('link', { name: visit.label }).click();

test('whoever asks for a visit to the current exhibition names it, in the form and in a chat', async ({
  page,
}) => {
  await page.clock.setFixedTime(LATER);
  await page.goto('/');
  await page.getByRole('article', { name: current.title }).getByRole('link').first().click();
  const chat = page.getByRole('main').getByRole('link', { name: contact.details.whatsapp.label });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(visit.message);
  await followVisitOfCurrent(page);
  await expectAtForm(page, visit.subject.replace('{title}', current.title));
  await expect(field(page, 'message')).toHaveValue(visit.message);
});

test('a subject that is asked for while a message is on its way comes when that has arrived', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await write(page, MESSAGE);
  await expect(button(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page).click();
  await followProposal(page);
  await expect(button(page, contact.form.submitting)).toBeVisible();
  await page.clock.resume();
  await expectAtForm(page, proposal.subject);
  await expectFormValues(page, { ...EMPTY, subject: proposal.subject });
});

test('the price is asked for from the sheet, with a message that has begun', async ({ page }) => {
  await page.goto('/ficha');
  await page.getByRole('link', { name: request.label }).click();
  await expectAtForm(page, request.subject);
  await expect(field(page, 'message')).toHaveValue(request.message);
  // A screen reader begins at the caret.
  await expect(field(page, 'message')).toHaveJSProperty('selectionStart', 0);
});
