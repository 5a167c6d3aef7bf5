import type { Page } from '@playwright/test';
import { expect, hasMenu, wakeIslands } from './visitor.ts';
import { contact, currentTitle, exhibitionsSection, site } from './written-words.ts';

/** Called in each state; `part` is the selector of what is new in it, absent when it is the whole page. */
type Look = (state: string, part?: string) => Promise<void>;

const { fields, notices, submit } = contact.form;

/** Takes a visitor through every state of the home page and to an unknown address. */
export async function visitStates(page: Page, look: Look): Promise<void> {
  await page.goto('/');
  await wakeIslands(page);
  await expect(page.getByRole('region', { name: site.notices.label })).toBeAttached();
  await look('home');

  for (const name of Object.values(exhibitionsSection.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await look(`tab ${name}`, '#exhibitions');
  }

  await page.getByRole('tab', { name: exhibitionsSection.tabs.current, exact: true }).click();
  await page.getByRole('article', { name: currentTitle, exact: true }).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: currentTitle })).toBeVisible();
  await look('details', 'dialog[open]');
  await page.keyboard.press('Escape');

  if (hasMenu(page)) {
    await page.getByRole('button', { name: site.navigation.openMenu }).click();
    await expect(page.getByRole('button', { name: site.navigation.closeMenu })).toBeFocused();
    await look('menu', 'header');
    await page.keyboard.press('Escape');
  }

  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(fields.message.missing)).toBeVisible();
  await look('errors', '#contact');

  for (const { label } of Object.values(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(notices.sent.text)).toBeVisible();
  await look('sent', '#contact');

  await page.goto('/no-existe');
  await look('not found');
}
