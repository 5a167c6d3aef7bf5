import type { Page, Route } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { expect, hasMenu, hydrateIslands } from './fixtures.ts';
import type { SiteContent } from './fixture-content.ts';

/** Called in each state; `part` is the selector of what is new in it, absent when it is the whole page. */
export type StateVisitor = (page: Page, state: string, part?: string) => Promise<void>;

const toast = (page: Page, { site }: SiteContent) =>
  page.getByRole('status', { name: site.notices.label }).getByRole('listitem');

/** Takes a visitor of a site with these words through every state of its home page. */
export async function forEachHomeState(
  page: Page,
  uiStrings: SiteContent,
  look: StateVisitor,
): Promise<void> {
  const { site } = uiStrings;
  await page.goto('/');
  await look(page, 'before hydration');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.skipLink })).toBeFocused();
  await look(page, 'skip link', 'a[href="#contenido"]');
  await hydrateIslands(page);
  await expect(page.locator('#contact section[aria-live]')).toBeAttached();
  await look(page, 'home');
  await visitGallery(page, uiStrings, look);
  await visitExhibitions(page, uiStrings, look);
  if (hasMenu(page)) await visitMenu(page, uiStrings, look);
  await visitForm(page, uiStrings, look);
}

async function visitGallery(
  page: Page,
  { gallery, property }: SiteContent,
  look: StateVisitor,
): Promise<void> {
  const total = gallery.length;
  for (const n of [10, total]) {
    await page.getByRole('button', { name: interpolate(property.carousel.thumbnail, { n, total }) }).click();
    await expect(
      page.getByText(`${interpolate(property.carousel.announcement, { n, total })}: `),
    ).toHaveCount(1);
    await look(page, `slide ${n}`, '#property');
  }
}

async function visitExhibitions(page: Page, uiStrings: SiteContent, look: StateVisitor): Promise<void> {
  const { past, upcoming, current } = uiStrings.exhibitionsSection.tabs;
  for (const name of [past, upcoming, current]) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await look(page, `tab ${name}`, '#exhibitions');
  }
}

async function visitMenu(page: Page, { site }: SiteContent, look: StateVisitor): Promise<void> {
  await page.getByRole('button', { name: site.navigation.openMenu }).click();
  await expect(page.getByRole('button', { name: site.navigation.closeMenu })).toBeFocused();
  await look(page, 'menu', 'header');
  await page.keyboard.press('Escape');
}

async function visitForm(page: Page, uiStrings: SiteContent, look: StateVisitor): Promise<void> {
  const { fields, notices, submit, submitting } = uiStrings.contact.form;
  const button = page.getByRole('button', { name: submit });
  await button.click();
  await expect(page.getByText(fields.message.missing)).toBeVisible();
  await look(page, 'errors', '#contact');

  for (const outcome of ['sent', 'failed'] as const) {
    const isOnLine = outcome === 'sent';
    const endDelivery = await holdMessage(page, (route) =>
      isOnLine ? route.fulfill({ json: {} }) : route.abort('aborted'),
    );
    await page.evaluate(
      (value) => Reflect.defineProperty(navigator, 'onLine', { value, configurable: true }),
      isOnLine,
    );
    for (const { label } of Object.values(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
    await button.click();
    // Without an endpoint a delivery lasts a second, which may be over.
    const notice = toast(page, uiStrings).filter({ hasText: notices[outcome].text });
    await expect(page.getByRole('button', { name: submitting }).or(notice).first()).toBeVisible();
    if (isOnLine) await look(page, 'sending', '#contact');
    endDelivery();
    await expect(notice).toBeVisible();
    // A notice under the pointer stays.
    await toast(page, uiStrings).hover();
    await look(page, outcome, '#contact');
    await page.getByRole('button', { name: uiStrings.site.notices.close }).click();
    await expect(toast(page, uiStrings)).toHaveCount(0);
  }
}

/** Holds the message that a site with an endpoint sends until the returned function is called; it reaches nobody, but `answer`. */
async function holdMessage(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<undefined>();
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await isOver;
    await answer(route);
  });
  return () => end(undefined);
}
