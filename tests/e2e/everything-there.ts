import type { Page } from '@playwright/test';
import { expect, hasMenu } from './visitor.ts';
import { contact, exhibitions, exhibitionsSection, gallery, site } from './written-words.ts';

/** What nobody may lose with the scripts: exhibitions and essays, pictures, menu, and the ways to write and call. */
export async function expectEverything(page: Page): Promise<void> {
  for (const { title, description, essay } of exhibitions) {
    const card = page.getByRole('article', { name: title, exact: true });
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await card.getByRole('button').click();
    const panel = page.getByRole('dialog', { name: title, exact: true });
    await expect(panel.getByText(essay[0] ?? '', { exact: true })).toBeVisible();
    await panel.getByRole('button').first().click();
    await expect(panel).toBeHidden();
  }
  for (const number of [20, 8, 1]) {
    await page.getByRole('tab', { name: `Ver imagen ${number} de 20`, exact: true }).click();
    const picture = page.getByRole('img', { name: gallery[number - 1]?.alt ?? 'no picture' });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
  }
  if (hasMenu(page)) await page.getByRole('button', { name: site.navigation.openMenu }).click();
  const navigation = page.getByRole('navigation', { name: site.navigation.label });
  await navigation.getByRole('link', { name: 'Contacto', exact: true }).click();
  await expect(page).toHaveURL('/#contact');

  await expect(page.getByText(contact.form.withoutScript)).toBeVisible();
  await expect(page.getByRole('button', { name: contact.form.submit })).toBeHidden();
  const write = page.locator('form').getByRole('link', { name: contact.details.email.value });
  await expect(write).toHaveAttribute('href', `mailto:${contact.details.email.value}`);
  await expect(page.getByRole('link', { name: contact.details.phone.value })).toBeVisible();
  for (const heading of Object.values(exhibitionsSection.tabs))
    await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${heading}$`) })).toBeVisible();
}
