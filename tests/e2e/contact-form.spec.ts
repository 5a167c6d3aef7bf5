import type { Page } from '@playwright/test';
import { DRAFT_KEY } from '../../src/contact/draft.ts';
import { CONTACT_FIELDS } from '../../src/contact/message.ts';
import {
  button,
  EMPTY,
  expectKept,
  expectWritten,
  field,
  listDeliveries,
  MESSAGE,
  write,
} from './contact-page.ts';
import { expect, followBarLink, holdScripts, openHydrated, test, toast } from './visitor.ts';
import { contact, site } from './written-words.ts';

const RUST = 'rgb(150, 39, 26)';
const { failure, fields, notices, offline, sent, submitting } = contact.form;

/** Waits for the corner of the toasts and for every font: theirs, and those of what writing has scrolled into view. */
async function expectNoticesReady(page: Page): Promise<void> {
  await expect(page.locator('#contact section[aria-live]')).toBeAttached();
  const faces = ['450 1em "Special Gothic"', '500 1em "Special Gothic"', 'italic 1em "Ibarra Real Nova"'];
  const areLoaded = (names: string[]) => names.every((name) => document.fonts.check(name));
  await expect.poll(() => page.evaluate(areLoaded, [...faces, '1em "Ibarra Real Nova"'])).toBe(true);
}

test('a message takes one second, is logged once, sends nothing and leaves the form empty', async ({
  page,
}) => {
  await page.clock.install();
  const deliveries = listDeliveries(page);
  await openHydrated(page);
  await write(page, MESSAGE);
  await expectNoticesReady(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page).dblclick();
  await expect(button(page, submitting)).toBeDisabled();
  await expect(button(page, submitting)).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page, 'subject').press('Enter');
  await page.clock.runFor(990);
  await expect(button(page, submitting)).toBeVisible();
  await expectWritten(page, MESSAGE);
  await page.clock.runFor(20);
  await expect(button(page)).toBeEnabled();
  await expectWritten(page, EMPTY);
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'false');

  await page.clock.runFor(500);
  await expect(toast(page, notices.sent)).toContainText(notices.sent.text);
  await expect(toast(page, notices.sent)).toHaveCount(1);
  expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(MESSAGE);
  expect(deliveries).toHaveLength(1);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('without a connection every word stays, can be mailed, and can be sent again', async ({
  page,
  context,
  tolerate,
}) => {
  // Pictures that come into view meanwhile.
  tolerate(/\.(avif|svg)/);
  await openHydrated(page);
  await write(page, MESSAGE);
  await expectNoticesReady(page);
  await context.setOffline(true);
  for (const isClosed of [true, false]) {
    await button(page).click();
    await expect(toast(page, notices.failed)).toContainText(notices.failed.text);
    await expect(toast(page, notices.failed)).toHaveCSS('background-color', RUST);
    if (!isClosed) continue;
    await toast(page, notices.failed).getByRole('button', { name: site.notices.close }).click();
    await expect(toast(page, notices.failed)).toBeHidden();
  }
  await expect(toast(page, notices.sent)).toHaveCount(0);
  await expectWritten(page, MESSAGE);
  await expect(page.getByText(offline)).toBeVisible();
  await expect(button(page)).toHaveAccessibleDescription(new RegExp(`^${failure} \\S+ ?\\.$`));

  const link = page.getByRole('paragraph').filter({ hasText: failure }).getByRole('link');
  const readMail = async () => new URL((await link.getAttribute('href')) ?? '');
  const { pathname, searchParams } = await readMail();
  expect(pathname).toBe(contact.details.email.value);
  expect(searchParams.get('subject')).toBe(MESSAGE.subject);
  expect(searchParams.get('body')).toContain(MESSAGE.message.replace('\n', '\r\n'));
  await field(page, 'subject').fill('Otra cosa');
  await expect.poll(async () => (await readMail()).searchParams.get('subject')).toBe('Otra cosa');

  await context.setOffline(false);
  await button(page).click();
  await expect(page.getByText(failure)).toBeHidden();
  await expect(toast(page, notices.sent)).toBeVisible();
  await expect(toast(page, notices.failed)).toBeHidden();
  await expectWritten(page, EMPTY);
});

test('Escape that ends a composition leaves the notice open', async ({ page }) => {
  await openHydrated(page);
  await write(page, MESSAGE);
  await button(page).click();
  await expect(toast(page, notices.sent)).toBeVisible();
  await toast(page, notices.sent).hover();
  await field(page, 'name').dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(toast(page, notices.sent)).toBeVisible();
  await field(page, 'name').dispatchEvent('keydown', { key: 'Escape' });
  await expect(toast(page, notices.sent)).toBeHidden();
});

test('impatient clicks send a message once, and leave the thanks as they are', async ({ page }) => {
  const deliveries = listDeliveries(page);
  await openHydrated(page);
  await write(page, MESSAGE);
  await button(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  await button(page).click({ clickCount: 4 });
  await expect(page.getByText(sent)).toBeVisible();
  await expect(button(page)).toBeFocused();
  for (const name of CONTACT_FIELDS) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');
  expect(deliveries).toHaveLength(1);
  // What is typed is a new message.
  await field(page, 'name').fill('Eva');
  await button(page).click();
  await expect(page.getByText(fields.message.missing)).toBeVisible();
});

test('half a character in a field takes nothing away: the message can be mailed and sent', async ({
  page,
  context,
  tolerate,
}) => {
  // Pictures that come into view meanwhile.
  tolerate(/\.(avif|svg)/);
  await openHydrated(page);
  await write(page, MESSAGE);
  for (const name of ['name', 'subject', 'message'] as const)
    await field(page, name).evaluate((element: HTMLInputElement) => {
      element.value = 'Hola \uD83D';
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByText(offline)).toBeVisible();
  const link = page.getByRole('paragraph').filter({ hasText: failure }).getByRole('link');
  await expect(link).toHaveAttribute('href', /subject=Hola%20%EF%BF%BD&/);
  await context.setOffline(false);
  await button(page).click();
  await expect(page.getByText(sent)).toBeVisible();
});

test('a reload of the tab brings back what was typed, under what is typed meanwhile, until it is sent', async ({
  page,
}) => {
  await page.goto('/');
  await write(page, MESSAGE);
  await expectKept(page, MESSAGE.message);
  // Typed while the form comes back: else its words may come between the steps in which Playwright fills a field.
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'name').fill('Eva');
  release();
  await expectWritten(page, { ...MESSAGE, name: 'Eva' });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(MESSAGE.email);
  await button(page).click();
  await expect(toast(page, notices.sent)).toBeVisible();
  const keys = await page.evaluate(() => [...Object.keys(sessionStorage), window.name]);
  expect(keys.filter((key) => key !== '')).toEqual([]);
  await page.reload();
  await expectWritten(page, EMPTY);

  // A stored draft of another shape is none, and what is typed is kept from then on.
  for (const junk of ['{"name":"Eva"}', 'Eva=name', '%']) {
    await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [DRAFT_KEY, junk] as const);
    await page.reload();
    await expectWritten(page, EMPTY);
  }
  await write(page, { name: 'Eva' });
  await page.reload();
  await expectWritten(page, { ...EMPTY, name: 'Eva' });
});

test('the browser helps with name and address, and knows which fields are required', async ({ page }) => {
  await page.goto('/');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  for (const name of ['name', 'email'] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', name);
  for (const name of CONTACT_FIELDS) {
    await expect(field(page, name)).toHaveAttribute('required');
    await expect(field(page, name)).toHaveAttribute('placeholder', fields[name].placeholder);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');
  }
});

test('a sentence below each empty field, in place of the bubble of the browser, says what is missing', async ({
  page,
}) => {
  await openHydrated(page);
  await page.evaluate(() => {
    const tell = (event: Event) => (document.title = String(event.defaultPrevented));
    document.querySelector('form [name=name]')?.addEventListener('invalid', tell);
  });
  await button(page).click();
  for (const name of CONTACT_FIELDS) {
    await expect(field(page, name)).toHaveAccessibleDescription(fields[name].missing);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(fields[name].missing, { exact: true })).toBeVisible();
  }
  await expect(page).toHaveTitle('true');
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
});

test('the error of a field that has the focus already is said', async ({ page }) => {
  await openHydrated(page);
  await field(page, 'name').press('Enter');
  await field(page, 'name').press('Enter');
  await expect(page.locator('#contact [aria-live]').getByText(fields.name.missing)).toHaveCount(1);
});

test('an error lasts as long as its reason, whoever fills the field in', async ({ page }) => {
  await openHydrated(page);
  await button(page).click();
  await expect(page.getByText(fields.subject.missing, { exact: true })).toBeVisible();
  await followBarLink(page, site.navigation.visit.label);
  await expect(page.getByText(fields.subject.missing, { exact: true })).toBeHidden();
  // A browser that only reports a change.
  await field(page, 'email').evaluate((input: HTMLInputElement) => {
    input.value = 'ana@example.com';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText(fields.email.missing, { exact: true })).toBeHidden();
});

test('blanks alone are no text', async ({ page }) => {
  await openHydrated(page);
  await write(page, { name: '   ', message: '\n\n' });
  await button(page).click();
  for (const name of ['name', 'message'] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(fields[name].missing);
    await expect(field(page, name)).toHaveValue('');
  }
});

test('an address that is none is told, and nothing is sent', async ({ page }) => {
  const deliveries = listDeliveries(page);
  await openHydrated(page);
  await write(page, { ...MESSAGE, email: 'ana' });
  await button(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(fields.email.invalid);
  await expect(field(page, 'email')).toBeFocused();
  for (const name of ['name', 'subject', 'message'] as const)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'email').fill(MESSAGE.email);
  await expect(page.getByText(fields.email.invalid)).toBeHidden();
  expect(deliveries).toHaveLength(0);
});
