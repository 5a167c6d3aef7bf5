import type { Page } from '@playwright/test';
import { expectSlide, thumbnail } from './gallery-page.ts';
import { delayScripts, expect, hasMenu, test } from './visitor.ts';
import { contact, exhibitionsSection, site } from './written-words.ts';

const { fields, logMessage, submit } = contact.form;
const { tabs } = exhibitionsSection;
const { navigation } = site;
const letter = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: 'Quiero verlo',
  message: '¿Puedo ir el jueves a las cinco, cuando el sol dobla la esquina y se va?',
};

const TYPING_DELAY_MS = 20;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page, name: keyof typeof letter) =>
  page.getByRole('textbox', { name: fields[name].label, exact: true });
const awake = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: tabs.current, exact: true })).toBeHidden();
}

function listDeliveries(page: Page): string[] {
  const deliveries: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(logMessage)) deliveries.push(message.text());
  });
  return deliveries;
}

test.beforeEach(async ({ page }) => {
  await delayScripts(page);
  await page.goto('/');
});

test.describe('as the first gesture, while every script takes 300 ms,', () => {
  test('two taps on the menu open it and close it', async ({ page }) => {
    test.skip(!hasMenu(page), 'wide screens have no menu');
    const opener = page.getByRole('button', { name: navigation.openMenu });
    const box = await opener.boundingBox();
    if (!box) throw new Error('The menu has no button.');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.touchscreen.tap(...middle);
    await expect(page.getByRole('button', { name: navigation.closeMenu })).toBeVisible();
    await page.touchscreen.tap(...middle);
    await awake(page);
    await expect(page.getByRole('button', { name: navigation.closeMenu })).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('two tabs, one after the other, leave the second one open', async ({ page }) => {
    await tab(page, tabs.past).click();
    await tab(page, tabs.upcoming).click();
    await expectSelected(page, tabs.upcoming);
    await expect(page.getByRole('tabpanel', { name: tabs.past, exact: true })).toBeHidden();
  });

  for (const key of ['Enter', 'Space'] as const) {
    test(`${key} on a tab selects it`, async ({ page }) => {
      await tab(page, tabs.upcoming).focus();
      await page.keyboard.press(key);
      await expectSelected(page, tabs.upcoming);
      await expect(tab(page, tabs.upcoming)).toBeFocused();
    });

    test(`${key} on a thumbnail shows its picture and leaves the address alone`, async ({ page }) => {
      await thumbnail(page, 3).focus();
      await page.keyboard.press(key);
      await expectSlide(page, 3);
      await expect(thumbnail(page, 3)).toBeFocused();
      await expect(page).toHaveURL('/');
    });
  }

  test('arrows without a pause move as many pictures', async ({ page }) => {
    await thumbnail(page, 1).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    await expectSlide(page, 3);
  });

  test('words typed before, during and after the arrival of the form are all sent', async ({ page }) => {
    const deliveries = listDeliveries(page);
    for (const [name, text] of Object.entries(letter))
      await field(page, name as keyof typeof letter).pressSequentially(text, { delay: TYPING_DELAY_MS });
    await awake(page);
    for (const [name, text] of Object.entries(letter))
      await expect(field(page, name as keyof typeof letter)).toHaveValue(text);
    await page.getByRole('button', { name: submit }).click();
    await expect.poll(() => deliveries.length).toBe(1);
    for (const text of Object.values(letter)) expect(deliveries[0]).toContain(text);
  });
});

test('what the browser filled in by itself is sent as well', async ({ page }) => {
  const deliveries = listDeliveries(page);
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (control) control.value = text;
    }
  }, letter);
  await page.getByRole('button', { name: submit }).press('Enter');
  await expect.poll(() => deliveries.length).toBe(1);
  for (const text of Object.values(letter)) expect(deliveries[0]).toContain(text);
});
