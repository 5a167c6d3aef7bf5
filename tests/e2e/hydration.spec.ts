import type { Page } from '@playwright/test';
import { CONTACT_FIELDS } from '../../src/contact/message.ts';
import { button, EMPTY, expectWritten, field, listDeliveries, MESSAGE } from './contact-page.ts';
import { expectSlide, frame, next, slideLink, thumbnail } from './gallery-page.ts';
import { delayScripts, expect, test } from './visitor.ts';
import { exhibitionsSection, gallery, property, site } from './written-words.ts';

const { tabs } = exhibitionsSection;
const { navigation } = site;
const TYPING_DELAY_MS = 20;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: tabs.current, exact: true })).toBeHidden();
}

test('a tab opens before any script has come, and is in the address', async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto('/');
  await tab(page, tabs.past).click();
  await expectSelected(page, tabs.past);
  await expect(page).toHaveURL(/#exhibitions-pasadas$/);
});

test('the arrows and the thumbnails move the pictures before any script has come', async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto('/');
  const expectMoved = (pictures: number) =>
    expect
      .poll(() => frame(page).evaluate((strip) => strip.scrollLeft / strip.clientWidth))
      .toBeCloseTo(pictures);
  await next(page).click({ clickCount: 2 });
  await expectMoved(2);
  await thumbnail(page, 5).click();
  await expectMoved(4);
  await next(page).click();
  await expectMoved(5);
});

/** What a visitor does first, and what it must have done once the islands have hydrated. */
const FIRST_GESTURES: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    'three impatient clicks are three slides',
    (page) => next(page).click({ clickCount: 3 }),
    (page) => expectSlide(page, 4),
  ],
  [
    'a click on a slide opens it',
    (page) => slideLink(page, 1).click(),
    (page) => expect(page.getByRole('dialog', { name: property.carousel.viewer.label })).toBeVisible(),
  ],
  [
    'Enter on a thumbnail shows its picture and leaves the address alone',
    (page) => thumbnail(page, 3).press('Enter'),
    async (page) => {
      await expectSlide(page, 3);
      await expect(thumbnail(page, 3)).toBeFocused();
      await expect(page).toHaveURL('/');
    },
  ],
  [
    'keys without a pause on the thumbnails move as many pictures',
    async (page) => {
      await thumbnail(page, 1).focus();
      for (const key of ['ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
    },
    async (page) => {
      await expectSlide(page, gallery.length - 1);
      await expect(thumbnail(page, gallery.length - 1)).toBeFocused();
    },
  ],
  [
    'two tabs, one after the other, leave the second one open',
    async (page) => {
      await tab(page, tabs.past).click();
      await tab(page, tabs.upcoming).click();
    },
    async (page) => {
      await expectSelected(page, tabs.upcoming);
      await expect(page.getByRole('tabpanel', { name: tabs.past, exact: true })).toBeHidden();
    },
  ],
  [
    'a tab clicked just before the first one is repeated is the one that stays open',
    async (page) => {
      await tab(page, tabs.upcoming).evaluate((second: HTMLElement) =>
        second.closest('astro-island')?.addEventListener('island-ready', () => second.click()),
      );
      await tab(page, tabs.past).click();
    },
    async (page) => {
      await expectSelected(page, tabs.upcoming);
      await expect(page.getByRole('tabpanel', { name: tabs.past, exact: true })).toBeHidden();
    },
  ],
  [
    'Space on a tab selects it',
    (page) => tab(page, tabs.upcoming).press('Space'),
    async (page) => {
      await expectSelected(page, tabs.upcoming);
      await expect(tab(page, tabs.upcoming)).toBeFocused();
    },
  ],
];

test.describe('as the first gesture, while every script takes 300 ms,', () => {
  test.beforeEach(async ({ page }) => {
    await delayScripts(page);
    await page.goto('/');
  });

  for (const [what, act, expectOutcome] of FIRST_GESTURES)
    test(`${what} @both`, async ({ page }) => {
      await act(page);
      await expectOutcome(page);
    });

  test('the menu opens at once, knows later that it is open, and a second tap closes it @phone', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: navigation.openMenu });
    const closer = page.getByRole('button', { name: navigation.closeMenu });
    const { x, y, width, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const isOpen of [true, false]) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(closer).toBeVisible({ visible: isOpen });
    }
    await opener.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(closer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  for (const way of ['a double click', 'Enter'])
    test(`words typed before, during and after the arrival of the form are sent once by ${way}`, async ({
      page,
    }) => {
      const deliveries = listDeliveries(page);
      for (const name of CONTACT_FIELDS)
        await field(page, name).pressSequentially(MESSAGE[name], { delay: TYPING_DELAY_MS });
      if (way === 'Enter') await field(page, 'subject').press('Enter');
      else await button(page).dblclick();
      await expect.poll(() => deliveries.length).toBe(1);
      expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(MESSAGE);
      await expectWritten(page, EMPTY);
      expect(deliveries).toHaveLength(1);
    });

  test('what the browser filled in by itself is sent as well, by the first click', async ({ page }) => {
    const deliveries = listDeliveries(page);
    for (const name of CONTACT_FIELDS)
      await field(page, name).evaluate((control: HTMLInputElement, text) => {
        control.value = text;
      }, MESSAGE[name]);
    await button(page).click();
    await expect.poll(() => deliveries.length).toBe(1);
    expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(MESSAGE);
  });

  test('pictures scrolled by hand stay where they are', async ({ page }) => {
    const place = await frame(page).evaluate((strip) => {
      strip.scrollTo({ left: strip.clientWidth * 3.8, behavior: 'instant' });
      return strip.scrollLeft / strip.clientWidth;
    });
    expect(place, 'the strip comes to rest on a whole picture').toBeCloseTo(4, 2);
    await page.keyboard.press('Shift');
    await expectSlide(page, 5);
  });
});
