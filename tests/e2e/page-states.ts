import type { BrowserContext, Page } from '@playwright/test';
import { makeView, storeHistory } from './history-storage.ts';
import { expect, hasMenu, wakeIslands } from './visitor.ts';
import {
  analytics,
  contact,
  currentTitle,
  exhibitionsSection,
  gallery,
  property,
  site,
  withStatus,
} from './written-words.ts';

/** Called in each state; `part` is the selector of what is new in it, absent when it is the whole page. */
type Look = (page: Page, state: string, part?: string) => Promise<void>;

const { fields, notices, submit, submitting } = contact.form;
const { tabs } = exhibitionsSection;
const { carousel } = property;
const notice = (page: Page) => page.getByRole('region', { name: site.notices.label }).getByRole('listitem');

/** Takes a visitor through every state of the home page and to an unknown address. */
export async function visitStates(page: Page, look: Look): Promise<void> {
  await page.addInitScript(holdDelivery);
  await page.goto('/');
  await look(page, 'asleep');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.skipLink })).toBeFocused();
  await look(page, 'skip link', 'a[href="#contenido"]');
  await wakeIslands(page);
  await expect(page.getByRole('region', { name: site.notices.label })).toBeAttached();
  await look(page, 'home');
  await visitGallery(page, look);
  await visitExhibitions(page, look);
  if (hasMenu(page)) await visitMenu(page, look);
  await visitForm(page, look);
  await page.goto('/privacidad');
  await look(page, 'privacy');
  await page.goto('/no-existe');
  await look(page, 'not found');
}

async function visitGallery(page: Page, look: Look): Promise<void> {
  for (const number of [10, gallery.length]) {
    const fill = (template: string) =>
      template.replace('{n}', String(number)).replace('{total}', String(gallery.length));
    await page.getByRole('tab', { name: fill(carousel.thumbnail), exact: true }).click();
    await expect(page.getByText(`${fill(carousel.announcement)}: `)).toHaveCount(1);
    await look(page, `slide ${number}`, '#property');
  }
}

async function visitExhibitions(page: Page, look: Look): Promise<void> {
  const visited = [
    [tabs.past, withStatus('pasada').find(({ speakerName, videoLink }) => speakerName && !videoLink)],
    [tabs.upcoming, withStatus('proxima')[0]],
    [tabs.current, withStatus('actual')[0]],
  ] as const;
  for (const [name, exhibition] of visited) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await look(page, `tab ${name}`, '#exhibitions');
    const title = exhibition?.title ?? currentTitle;
    await page.getByRole('article', { name: title, exact: true }).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await look(page, `details of ${title}`, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
  }
}

async function visitMenu(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: site.navigation.openMenu }).click();
  await expect(page.getByRole('button', { name: site.navigation.closeMenu })).toBeFocused();
  await look(page, 'menu', 'header');
  await page.keyboard.press('Escape');
}

async function visitForm(page: Page, look: Look): Promise<void> {
  const button = page.getByRole('button', { name: submit });
  const write = async () => {
    for (const { label } of Object.values(fields))
      await page.getByRole('textbox', { name: label, exact: true }).fill('ana@example.com');
  };
  await button.click();
  await expect(page.getByText(fields.message.missing)).toBeVisible();
  await look(page, 'errors', '#contact');

  await write();
  await button.click();
  await expect(page.getByRole('button', { name: submitting })).toBeVisible();
  await look(page, 'sending', '#contact');
  await page.evaluate(() => (Reflect.get(window, 'deliver') as () => void)());
  await expect(notice(page).filter({ hasText: notices.sent.text })).toBeVisible();
  // A notice under the pointer stays.
  await notice(page).hover();
  await look(page, 'sent', '#contact');
  await page.getByRole('button', { name: site.notices.close }).click();
  await expect(notice(page)).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await write();
  await button.click();
  await expect(page.getByRole('button', { name: submitting })).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'deliver') as () => void)());
  await expect(notice(page).filter({ hasText: notices.failed.text })).toBeVisible();
  await notice(page).hover();
  await look(page, 'failed', '#contact');
}

/** The second that a delivery is said to take lasts until somebody calls `deliver`. */
function holdDelivery(): void {
  const DELIVERY_MS = 1000;
  const start = window.setTimeout.bind(window);
  const startOrHold = (answer: () => void, delay?: number) => {
    if (delay !== DELIVERY_MS) return start(answer, delay);
    Reflect.set(window, 'deliver', answer);
    return 0;
  };
  Reflect.set(window, 'setTimeout', startOrHold);
}

/** Takes visitors to the visit history in each of its states, each in a tab of their own. */
export async function visitHistoryStates(context: BrowserContext, look: Look): Promise<void> {
  const visit = async (
    state: string,
    prepare: (page: Page) => Promise<unknown>,
    settled: (page: Page) => Promise<void>,
  ) => {
    const page = await context.newPage();
    await prepare(page);
    await page.goto('/analytics', { waitUntil: 'commit' });
    await settled(page);
    await look(page, `history: ${state}`);
    await page.close();
  };
  const seesTable = (page: Page) => expect(page.getByRole('table').first()).toBeVisible();
  const seesEmpty = (page: Page) => expect(page.getByText(analytics.empty, { exact: true })).toBeVisible();
  const seesNotice = async (page: Page) => {
    await expect(notice(page)).toHaveCount(1);
    await notice(page).hover();
  };

  await visit(
    'loading',
    (page) => page.route(/\.js(\?|$)/, () => Promise.resolve()),
    (page) => expect(page.getByText(analytics.loading)).toBeVisible(),
  );
  const views = Array.from({ length: 12 }, (_, index) => makeView({ path: `/${index}` }));
  await visit('records', (page) => storeHistory(page, views), seesTable);
  await visit(
    'empty',
    async (page) => {
      await storeHistory(page, []);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    },
    async (page) => {
      await seesEmpty(page);
      await seesNotice(page);
    },
  );
  await visit(
    'set aside',
    (page) => storeHistory(page, '[{"path":"/"'),
    async (page) => {
      await seesTable(page);
      await seesNotice(page);
    },
  );
  await visit(
    'failed',
    (page) => page.addInitScript(() => void Object.defineProperty(window, 'localStorage', { value: null })),
    seesNotice,
  );
}
