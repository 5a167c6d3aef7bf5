import type { Page } from '@playwright/test';
import { TEST_TIME } from '../support/temp-site.ts';
import { button, EMPTY, expectFormValues, field, MESSAGE, fillForm } from './contact-page.ts';
import { expect, test } from './fixtures.ts';
import { contact, currentExhibition, exhibitionsSection, property } from './fixture-content.ts';

const { proposal } = exhibitionsSection;
const { request } = property.price;
const { visit } = exhibitionsSection.page;

const followProposal = (page: Page) => page.getByRole('link', { name: proposal.label }).click();

async function expectPrefilledForm(page: Page, text: string): Promise<void> {
  await expect(field(page, 'subject')).toHaveValue(text);
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/#contact');
}

test('a link with a subject fills in the contact form', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await followProposal(page);
  await expectPrefilledForm(page, proposal.subject);
  const length = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await followProposal(page);
  await expectPrefilledForm(page, proposal.subject);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a prefilled form keeps the other query parameters in the URL', async ({ page }) => {
  const subject = encodeURIComponent(proposal.subject);
  await page.goto(`/?utm_source=boletin&asunto=${subject}&mensaje=Hola#contact`);
  await expect(field(page, 'subject')).toHaveValue(proposal.subject);
  await expect(page).toHaveURL('/?utm_source=boletin#contact');
});

/** Time after the last bookable date. */
const AFTER_LAST_DATE = '2026-12-20T18:00Z';

const followVisitLink = (page: Page) =>
  page.locator('#elegir-visita').getByRole('link', { name: visit.label }).click();

test('a visit request names the current exhibition in the form and the chat', async ({ page }) => {
  await page.clock.setFixedTime(AFTER_LAST_DATE);
  await page.goto('/');
  await page.getByRole('article', { name: currentExhibition.title }).getByRole('link').first().click();
  const chatLink = page.getByRole('main').getByRole('link', { name: contact.details.whatsapp.label });
  await expect(chatLink).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  expect(decodeURIComponent((await chatLink.getAttribute('href')) ?? '')).toContain(visit.message);
  await followVisitLink(page);
  await expectPrefilledForm(page, visit.subject.replace('{title}', currentExhibition.title));
  await expect(field(page, 'message')).toHaveValue(visit.message);
});

test('a subject requested during a delivery is filled in afterwards', async ({ page }) => {
  await page.clock.install({ time: TEST_TIME });
  await page.goto('/');
  await fillForm(page, MESSAGE);
  await expect(button(page)).toBeEnabled();
  await page.clock.pauseAt(Date.parse(TEST_TIME) + 60_000);
  await button(page).click();
  await followProposal(page);
  await expect(button(page, contact.form.submitting)).toBeVisible();
  await page.clock.resume();
  await expectPrefilledForm(page, proposal.subject);
  await expectFormValues(page, { ...EMPTY, subject: proposal.subject });
});

test('the price link of the fact sheet prefills the subject and message', async ({ page }) => {
  await page.goto('/ficha');
  await page.getByRole('link', { name: request.label }).click();
  await expectPrefilledForm(page, request.subject);
  await expect(field(page, 'message')).toHaveValue(request.message);
  // Screen readers start reading at the caret.
  await expect(field(page, 'message')).toHaveJSProperty('selectionStart', 0);
});
