import type { Page } from '@playwright/test';
import { delayScripts, expect, hasMenu, listScripts, test, hydrateIslands } from './visitor.ts';
import { currentTitle, exhibitionsSection as words, site, withStatus } from './written-words.ts';

const PAST = '/#exhibitions-pasadas';
const { tabs } = words;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const details = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
const oldest = withStatus('pasada').at(-1)?.title ?? 'no past exhibition';

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  const others = Object.values(tabs).filter((other) => other !== name);
  for (const other of others) {
    await expect(tab(page, other)).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tabpanel', { name: other, exact: true })).toBeHidden();
  }
}

async function openDetails(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button').click();
  await expect(details(page, name)).toBeVisible();
}

/** Address of an exhibition, as its card has it. */
const readAddress = async (page: Page, name: string) =>
  `/#${(await page.getByRole('article', { name, exact: true, includeHidden: true }).getAttribute('id')) ?? '-'}`;

const WAKES_BY_SCROLL = 'its styles cannot follow the scroll to the address: a script does';

test.describe('an address opens', () => {
  test('its tab, without a script, and below the bar', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', WAKES_BY_SCROLL);
    const scripts = listScripts(page);
    await page.goto(PAST);
    await expectSelected(page, tabs.past);
    await expect(tab(page, tabs.past)).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').boundingBox();
    const list = await page.getByRole('tablist', { name: words.tabsLabel }).boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    const top = await readScroll(page);
    await hydrateIslands(page);
    await expectSelected(page, tabs.past);
    expect(await readScroll(page)).toBe(top);
    await tab(page, tabs.upcoming).click();
    await expectSelected(page, tabs.upcoming);
  });

  test('an exhibition in its tab, without a script', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', WAKES_BY_SCROLL);
    await page.goto('/');
    const address = await readAddress(page, oldest);
    await page.goto('about:blank');
    const scripts = listScripts(page);
    await page.goto(address);
    await expect(card(page, oldest).getByRole('heading')).toBeInViewport();
    await expectSelected(page, tabs.past);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await hydrateIslands(page);
    await expectSelected(page, tabs.past);
    await expect(card(page, oldest).getByRole('heading')).toBeInViewport();
  });

  test('its tab in a page that is already there', async ({ page }) => {
    await page.goto('/');
    await hydrateIslands(page);
    await page.evaluate((hash) => (location.hash = hash), PAST.slice(1));
    await expectSelected(page, tabs.past);
    await expect(tab(page, tabs.past)).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expectSelected(page, tabs.current);
    await expect(page).toHaveURL('/');
  });

  test('nothing but the page when it is unknown or hostile', async ({ page }) => {
    await page.goto('/#exhibitions-"]<script>');
    await hydrateIslands(page);
    await expectSelected(page, tabs.current);
  });
});

test.describe('a selected tab', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrateIslands(page);
  });

  test('is in the address, and Back returns to the one before and to the place', async ({ page }) => {
    await tab(page, tabs.past).click();
    await expect(page).toHaveURL(PAST);
    const top = await readScroll(page);
    await card(page, oldest).scrollIntoViewIfNeeded();
    const lower = await readScroll(page);
    await tab(page, tabs.upcoming).evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL('/#exhibitions-proximas');
    await page.goBack();
    await expectSelected(page, tabs.past);
    await expect(page).toHaveURL(PAST);
    await expect.poll(() => readScroll(page)).toBe(lower);
    await page.goBack();
    await expectSelected(page, tabs.current);
    await expect(page).toHaveURL('/');
    await expect.poll(() => readScroll(page)).toBe(top);
    await page.goForward();
    await expectSelected(page, tabs.past);
    await page.reload();
    await expectSelected(page, tabs.past);
  });

  test('is one step of Back however many keys led to it, and keeps the focus', async ({ page }) => {
    await tab(page, tabs.current).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home'])
      await page.keyboard.press(key);
    await expectSelected(page, tabs.past);
    await expect(page).toHaveURL(PAST);
    await page.goBack();
    await expectSelected(page, tabs.current);
    await expect(tab(page, tabs.current)).toBeFocused();
  });

  test('is still selected after a visit to another section', async ({ page }) => {
    await tab(page, tabs.past).click();
    await expectSelected(page, tabs.past);
    const scrolled = await readScroll(page);
    if (hasMenu(page)) await page.getByRole('button', { name: site.navigation.openMenu }).click();
    const navigation = page.getByRole('navigation', { name: site.navigation.label });
    await navigation.getByRole('link', { name: 'Contacto', exact: true }).click();
    await expect(page).toHaveURL('/#contact');
    await expect.poll(() => readScroll(page)).not.toBe(scrolled);
    await expectSelected(page, tabs.past);
    await page.goBack();
    await expect(page).toHaveURL(PAST);
    await expectSelected(page, tabs.past);
    await expect.poll(() => readScroll(page)).toBe(scrolled);
  });
});

test.describe('the details of an exhibition', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrateIslands(page);
  });

  test('have its address while they are open; Back closes them where they were opened', async ({ page }) => {
    const address = await readAddress(page, currentTitle);
    await card(page, currentTitle).getByRole('button').scrollIntoViewIfNeeded();
    const top = await readScroll(page);
    await openDetails(page, currentTitle);
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(details(page, currentTitle)).toBeHidden();
    await expect(card(page, currentTitle).getByRole('button')).toBeFocused();
    await expect(page).toHaveURL('/');
    expect(await readScroll(page)).toBe(top);
    await page.goForward();
    await expect(details(page, currentTitle)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page, currentTitle)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await readScroll(page)).toBe(top);
  });

  test('give the address back when they are closed', async ({ page }) => {
    await tab(page, tabs.past).click();
    await card(page, oldest).getByRole('button').scrollIntoViewIfNeeded();
    const top = await readScroll(page);
    await openDetails(page, oldest);
    await expect(page).toHaveURL(await readAddress(page, oldest));
    await page.getByRole('button', { name: words.details.close }).click();
    await expect(page).toHaveURL(PAST);
    await expectSelected(page, tabs.past);
    expect(
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => seen(Math.round(scrollY)))),
      ),
    ).toBe(top);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectSelected(page, tabs.current);
  });

  test('opened in a hurry after others have their own address', async ({ page }) => {
    await tab(page, tabs.past).click();
    const titles = withStatus('pasada').map(({ title }) => title);
    const opened = await page.evaluate(() => {
      const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog')].slice(-4);
      for (const dialog of dialogs) {
        dialog.showModal();
        dialog.close();
      }
      dialogs[0]?.showModal();
      return dialogs[0]?.id.replace(/-details$/, '');
    });
    await expect(page).toHaveURL(`/#${opened ?? 'none'}`);
    expect(titles).toHaveLength(5);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PAST);
  });

  test('opened while their island was asleep get their address', async ({ page }) => {
    await delayScripts(page);
    await page.reload();
    await openDetails(page, currentTitle);
    await expect(page).toHaveURL(await readAddress(page, currentTitle));
    await page.goBack();
    await expect(details(page, currentTitle)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('are open again after Back from where their link led', async ({ page }) => {
    await openDetails(page, currentTitle);
    await expect(page).not.toHaveURL('/');
    await details(page, currentTitle).getByRole('link', { name: words.details.visit.label }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(details(page, currentTitle)).toBeHidden();
    await page.goBack();
    await expect(details(page, currentTitle)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expectSelected(page, tabs.current);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the same addresses lead to the same places', async ({ page }) => {
    await page.goto(PAST);
    await expect(card(page, withStatus('pasada')[0]?.title ?? '')).toBeInViewport();
  });
});
