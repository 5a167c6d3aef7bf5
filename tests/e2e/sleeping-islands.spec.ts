import type { Page } from '@playwright/test';
import { expectSlide, frame, next, openGallery, thumbnail } from './gallery-page.ts';
import { delayScripts, expect, hasMenu, listScripts, NOT_FOUND_STATUS, test } from './visitor.ts';
import { contact, exhibitions, exhibitionsSection, gallery, site } from './written-words.ts';

const { fields, notices } = contact.form;
const settle = (page: Page) => page.waitForLoadState('networkidle');
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page) =>
  page
    .getByRole('region', { name: site.notices.label })
    .getByRole('listitem')
    .filter({ hasText: notices.sent.title });

async function writeLetter(page: Page): Promise<void> {
  await textbox(page, fields.name.label).fill('Ana');
  await textbox(page, fields.email.label).fill('ana@example.com');
  await textbox(page, fields.subject.label).fill('Hola');
  await textbox(page, fields.message.label).fill('¿Puedo ir?');
}

test('no page asks for a script before the visitor makes a gesture', async ({
  page,
  tolerate,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    'its styles cannot follow the scroll: a script does, from the first one on',
  );
  tolerate(NOT_FOUND_STATUS);
  const scripts = listScripts(page);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await settle(page);
  await page.reload();
  await settle(page);
  await page.goto('/#contact');
  await settle(page);
  await page.goto('/no-existe');
  await settle(page);
  expect(scripts).toEqual([]);
  await page.goto('/');
  await page.mouse.wheel(0, 10);
  await expect.poll(() => scripts.length).toBeGreaterThan(4);
});

test.describe('while every script takes 300 ms', () => {
  test.beforeEach(async ({ page }) => {
    await delayScripts(page);
    await page.goto('/');
  });

  test('the first click on each kind of control is answered once', async ({ page }) => {
    await test.step('next', async () => {
      await next(page).click();
      await expectSlide(page, 2);
    });
    await test.step('a thumbnail', async () => {
      await page.reload();
      await thumbnail(page, 3).click();
      await expectSlide(page, 3);
    });
    await test.step('a tab', async () => {
      await page.reload();
      await page.getByRole('tab', { name: 'Próximas', exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: 'Próximas', exact: true })).toBeVisible();
      await expect(page.getByRole('tabpanel', { name: 'Actual', exact: true })).toBeHidden();
    });
  });

  test('three impatient clicks are three slides', async ({ page }) => {
    await next(page).click({ clickCount: 3 });
    await expectSlide(page, 4);
  });

  test('the first key on each kind of control is answered once', async ({ page }) => {
    await test.step('Enter on next', async () => {
      await next(page).focus();
      await page.keyboard.press('Enter');
      await expectSlide(page, 2);
    });
    await test.step('an arrow on a tab', async () => {
      await page.reload();
      await page.getByRole('tab', { name: 'Actual', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Próximas', exact: true })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name: 'Próximas', exact: true })).toBeVisible();
    });
    await test.step('End on a thumbnail', async () => {
      await page.reload();
      await thumbnail(page, 1).focus();
      await page.keyboard.press('End');
      await expectSlide(page, gallery.length);
      await expect(thumbnail(page, gallery.length)).toBeFocused();
    });
  });

  test('the menu opens at once and closes on its first link', async ({ page }) => {
    test.skip(!hasMenu(page), 'wide screens have no menu');
    const opener = page.getByRole('button', { name: site.navigation.openMenu });
    await opener.click();
    const navigation = page.getByRole('navigation', { name: site.navigation.label });
    await navigation.getByRole('link', { name: 'Exhibiciones', exact: true }).click();
    await expect(page).toHaveURL('/#exhibitions');
    await expect(page.getByRole('button', { name: site.navigation.closeMenu })).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu opened while its script is on the way knows that it is open', async ({ page }) => {
    test.skip(!hasMenu(page), 'wide screens have no menu');
    await page.getByRole('button', { name: site.navigation.openMenu }).click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: site.navigation.openMenu })).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  for (const way of ['a click', 'Enter'] as const) {
    test(`what was typed before the form is awake is sent once by ${way}`, async ({ page }) => {
      const sent: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith(contact.form.logMessage)) sent.push(message.text());
      });
      await page.getByRole('button', { name: contact.form.submit }).scrollIntoViewIfNeeded();
      await writeLetter(page);
      if (way === 'Enter') await textbox(page, fields.subject.label).press('Enter');
      else await page.getByRole('button', { name: contact.form.submit }).dblclick();
      await expect(notice(page)).toBeVisible();
      await expect(textbox(page, fields.name.label)).toHaveValue('');
      expect(sent).toHaveLength(1);
      expect(sent[0]).toContain('ana@example.com');
      await expect(page).toHaveURL('/');
    });
  }
});

test('a visitor who scrolled the pictures before the script keeps the picture', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/');
  const place = await frame(page).evaluate((strip) => {
    strip.scrollTo({ left: strip.clientWidth * 3.8, behavior: 'instant' });
    return strip.scrollLeft / strip.clientWidth;
  });
  expect(place, 'the strip comes to rest on a whole picture').toBeCloseTo(4, 2);
  await page.keyboard.press('Shift');
  await expectSlide(page, 5);
});

test('nothing moves when the islands wake', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openGallery(page);
  await page.getByRole('tab', { name: exhibitionsSection.tabs.upcoming, exact: true }).focus();
  await settle(page);
  expect(await page.evaluate(() => (Reflect.get(window, 'shifts') as number[] | undefined) ?? [])).toEqual(
    [],
  );
});

test('a script that never answers gives the page back after a while, and is welcome later', async ({
  page,
}) => {
  await page.clock.install();
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { name: exhibitionsSection.tabs.upcoming, exact: true }).click();
  await textbox(page, fields.message.label).fill('Lo que escribí');
  await page.clock.runFor(10_000);
  await expect(page.locator('#contact').getByText(contact.form.withoutScript)).toBeVisible();
  await expect(page.getByRole('button', { name: contact.form.submit })).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(exhibitions.length);

  answer();
  await expect(page.getByRole('button', { name: contact.form.submit })).toBeVisible();
  await expect(page.locator('#contact').getByText(contact.form.withoutScript)).toBeHidden();
  await expect(textbox(page, fields.message.label)).toHaveValue('Lo que escribí');
  await expect(page.getByRole('article')).toHaveCount(1);
});
