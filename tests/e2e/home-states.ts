import type { Page, Route } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { expect, hasMenu, hydrateIslands } from './fixtures.ts';
import type { SiteContent } from './fixture-content.ts';

/** Callback for each state. `part` is the selector of the changed element; `undefined` means the whole page. */
export type StateVisitor = (page: Page, state: string, part?: string) => Promise<void>;

const toast = (page: Page, { site }: SiteContent) =>
  page.getByRole('status', { name: site.notices.label }).getByRole('listitem');

/** Brings the home page into each of its states and calls `visitState` there. */
export async function forEachHomeState(
  page: Page,
  uiStrings: SiteContent,
  visitState: StateVisitor,
): Promise<void> {
  const { site } = uiStrings;
  await page.goto('/');
  await visitState(page, 'before hydration');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.skipLink })).toBeFocused();
  await visitState(page, 'skip link', 'a[href="#contenido"]');
  await hydrateIslands(page);
  await expect(page.locator('#contact section[aria-live]')).toBeAttached();
  await visitState(page, 'home');
  await visitGallery(page, uiStrings, visitState);
  if (uiStrings.exhibitions.length > 0) await visitExhibitions(page, uiStrings, visitState);
  if (hasMenu(page)) await visitMenu(page, uiStrings, visitState);
  await visitForm(page, uiStrings, visitState);
}

async function visitGallery(
  page: Page,
  { gallery, property }: SiteContent,
  visitState: StateVisitor,
): Promise<void> {
  const total = gallery.length;
  for (const n of [Math.ceil(total / 2), total]) {
    await page.getByRole('button', { name: interpolate(property.carousel.thumbnail, { n, total }) }).click();
    await expect(
      page.getByText(`${interpolate(property.carousel.announcement, { n, total })}: `),
    ).toHaveCount(1);
    await visitState(page, `slide ${n}`, '#property');
  }
}

async function visitExhibitions(page: Page, uiStrings: SiteContent, visitState: StateVisitor): Promise<void> {
  const { past, upcoming, current } = uiStrings.exhibitionsSection.tabs;
  for (const name of [past, upcoming, current]) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await visitState(page, `tab ${name}`, '#exhibitions');
  }
}

async function visitMenu(page: Page, { site }: SiteContent, visitState: StateVisitor): Promise<void> {
  await page.getByRole('button', { name: site.navigation.openMenu }).click();
  await expect(page.getByRole('button', { name: site.navigation.closeMenu })).toBeFocused();
  await visitState(page, 'menu', 'header');
  await page.keyboard.press('Escape');
}

async function visitForm(page: Page, uiStrings: SiteContent, visitState: StateVisitor): Promise<void> {
  const { fields, notices, submit, submitting } = uiStrings.contact.form;
  const button = page.getByRole('button', { name: submit });
  await button.click();
  await expect(page.getByText(fields.message.missing)).toBeVisible();
  await visitState(page, 'errors', '#contact');

  for (const outcome of ['sent', 'failed'] as const) {
    const isOnline = outcome === 'sent';
    const releaseMessage = await holdMessage(page, (route) =>
      isOnline ? route.fulfill({ json: {} }) : route.abort('aborted'),
    );
    await page.evaluate(
      (value) => Reflect.defineProperty(navigator, 'onLine', { value, configurable: true }),
      isOnline,
    );
    for (const { label } of Object.values(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
    await button.click();
    // Without an endpoint, a delivery takes one second, which may have passed.
    const notice = toast(page, uiStrings).filter({ hasText: notices[outcome].text });
    await expect(page.getByRole('button', { name: submitting }).or(notice).first()).toBeVisible();
    if (isOnline) await visitState(page, 'sending', '#contact');
    releaseMessage();
    await expect(notice).toBeVisible();
    // A hovered toast stays open.
    await toast(page, uiStrings).hover();
    await visitState(page, outcome, '#contact');
    await page.getByRole('button', { name: uiStrings.site.notices.close }).click();
    await expect(toast(page, uiStrings)).toHaveCount(0);
  }
}

/** Intercepts POST requests and answers them with `answer` once the returned function is called. */
async function holdMessage(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await released;
    await answer(route);
  });
  return () => release(undefined);
}
