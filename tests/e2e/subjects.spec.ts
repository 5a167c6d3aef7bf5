import type { Page } from '@playwright/test';
import { expectKept } from './kept-draft.ts';
import { delayScripts, expect, hasMenu, NOT_FOUND_STATUS, test } from './visitor.ts';
import { contact, currentTitle, exhibitionsSection, site } from './written-words.ts';

const { fields } = contact.form;
const name = (page: Page) => page.getByRole('textbox', { name: fields.name.label, exact: true });
const subject = (page: Page) => page.getByRole('textbox', { name: fields.subject.label, exact: true });
const { proposal } = exhibitionsSection;

async function followVisit(page: Page): Promise<void> {
  if (hasMenu(page)) await page.getByRole('button', { name: site.navigation.openMenu }).click();
  const navigation = page.getByRole('navigation', { name: site.navigation.label });
  await navigation.getByRole('link', { name: site.navigation.visit.label }).click();
}

async function expectAtForm(page: Page, text: string): Promise<void> {
  await expect(subject(page)).toHaveValue(text);
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/#contact');
}

test('Programar Visita leads to the form with its subject, twice too', async ({ page }) => {
  await page.goto('/');
  await followVisit(page);
  await expectAtForm(page, 'Programar visita');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await followVisit(page);
  await expectAtForm(page, 'Programar visita');
});

test('a proposal replaces our suggestion, but nothing that the visitor wrote', async ({ page }) => {
  await page.goto('/');
  await followVisit(page);
  await expectAtForm(page, 'Programar visita');
  await page.getByRole('link', { name: proposal.label }).click();
  await expectAtForm(page, 'Propuesta de exhibición');
  await subject(page).fill('Quiero comprarlo');
  await followVisit(page);
  await expectAtForm(page, 'Quiero comprarlo');
});

test('a visit to the current exhibition names it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article', { name: currentTitle }).getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Programar Visita' }).click();
  await expectAtForm(page, 'Visita a «A qué hora llega el sol»');
});

test('from an unknown address the subject comes along and leaves a clean address', async ({
  page,
  tolerate,
}) => {
  tolerate(NOT_FOUND_STATUS);
  await page.goto('/no-existe');
  await followVisit(page);
  await expectAtForm(page, 'Programar visita');
  await subject(page).fill('');
  await page.reload();
  await expect(subject(page)).toHaveValue('');
});

test('a subject asked for before the form is awake arrives, and a written one is kept', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/');
  await subject(page).fill('Soy vecina');
  await page.getByRole('link', { name: proposal.label }).click();
  await expectAtForm(page, 'Soy vecina');
  await expectKept(page, 'Soy vecina');
  await page.reload();
  // The reload brings it back; whoever takes it out again gets the suggestion.
  await expect(subject(page)).toHaveValue('Soy vecina');
  await subject(page).fill('');
  await followVisit(page);
  await expectAtForm(page, 'Programar visita');
});

test('a suggestion is still one after a reload', async ({ page }) => {
  await page.goto('/');
  await followVisit(page);
  await expectAtForm(page, 'Programar visita');
  await expectKept(page, 'Programar visita');
  await page.reload();
  await expect(subject(page)).toHaveValue('Programar visita');
  await page.getByRole('link', { name: proposal.label }).click();
  await expectAtForm(page, 'Propuesta de exhibición');
});
