import type { ConsoleMessage, Page } from '@playwright/test';
import { expectKept } from './kept-draft.ts';
import { delayScripts, expect, test, hydrateIslands } from './visitor.ts';
import { contact, site } from './written-words.ts';

const { fields, notices, submit, submitting, logMessage } = contact.form;
const letter = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: 'Quiero verlo',
  message: '¿Puedo ir el jueves?\nGracias.',
};
type Field = keyof typeof letter;

const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: fields[name].label, exact: true });
const button = (page: Page, name = submit) => page.getByRole('button', { name, exact: true });
const notice = (page: Page, { title }: { title: string }) =>
  page.getByRole('region', { name: site.notices.label }).getByRole('listitem').filter({ hasText: title });

async function write(page: Page, words: Partial<typeof letter> = letter): Promise<void> {
  for (const [name, text] of Object.entries(words)) await field(page, name as Field).fill(text);
}

async function expectText(page: Page, words: Record<Field, string>): Promise<void> {
  for (const [name, text] of Object.entries(words))
    await expect(field(page, name as Field)).toHaveValue(text);
}

/** Waits for the notices and for every face: of the notices, and of what writing has scrolled into view. */
async function expectNoticesReady(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: site.notices.label })).toBeAttached();
  const faces = ['450 1em "Special Gothic"', '500 1em "Special Gothic"', 'italic 1em "Ibarra Real Nova"'];
  const areLoaded = (names: string[]) => names.every((name) => document.fonts.check(name));
  await expect.poll(() => page.evaluate(areLoaded, [...faces, '1em "Ibarra Real Nova"'])).toBe(true);
}

function listDeliveries(page: Page): ConsoleMessage[] {
  const deliveries: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(logMessage)) deliveries.push(message);
  });
  return deliveries;
}

test('four labelled and required fields, with their placeholders', async ({ page }) => {
  await page.goto('/');
  for (const [name, { label, placeholder }] of Object.entries(fields)) {
    const control = page.getByRole('textbox', { name: label, exact: true });
    await expect(control).toHaveAttribute('placeholder', placeholder);
    await expect(control).toHaveAttribute('name', name);
    await expect(control).toHaveAttribute('required');
  }
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByRole('textbox')).toHaveCount(4);
});

test('a message takes one second, is logged once, sends nothing and leaves the form empty', async ({
  page,
}) => {
  await page.clock.install();
  const deliveries = listDeliveries(page);
  await page.goto('/');
  await hydrateIslands(page);
  await write(page);
  await expectNoticesReady(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page).dblclick();
  await expect(button(page, submitting)).toBeDisabled();
  await page.keyboard.press('Enter');
  await field(page, 'subject').press('Enter');
  await page.clock.runFor(990);
  await expect(button(page, submitting)).toBeVisible();
  await expectText(page, letter);
  await page.clock.runFor(20);
  await expect(button(page)).toBeEnabled();
  await expectText(page, { name: '', email: '', subject: '', message: '' });

  await page.clock.runFor(500);
  await expect(notice(page, notices.sent)).toContainText(notices.sent.text);
  await expect(notice(page, notices.sent)).toHaveCount(1);
  expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(letter);
  expect(deliveries).toHaveLength(1);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('the focus stays on the button, and a notice can be closed', async ({ page }) => {
  await page.goto('/');
  await write(page);
  await button(page).click();
  await expect(notice(page, notices.sent)).toBeVisible();
  await expect(button(page)).toBeFocused();
  await notice(page, notices.sent).getByRole('button', { name: site.notices.close }).click();
  await expect(notice(page, notices.sent)).toBeHidden();
});

test('without a connection the message fails, every word stays, and it can be sent again', async ({
  page,
  context,
  tolerate,
}) => {
  // Pictures that come into view meanwhile.
  tolerate(/\.avif/);
  await page.goto('/');
  await hydrateIslands(page);
  await write(page);
  await expectNoticesReady(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(button(page, submitting)).toBeVisible();
  await expect(notice(page, notices.failed)).toContainText(notices.failed.text);
  await expect(notice(page, notices.sent)).toHaveCount(0);
  await expectText(page, letter);

  await notice(page, notices.failed).getByRole('button', { name: site.notices.close }).click();
  await expect(notice(page, notices.failed)).toBeHidden();
  const explanation = page.getByText(contact.form.failure);
  await expect(explanation).toBeVisible();
  await expect(button(page)).toHaveAccessibleDescription(new RegExp(`^${contact.form.failure}`));
  const mail = new URL((await explanation.getByRole('link').getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(contact.details.email.value);
  expect(mail.searchParams.get('subject')).toBe(letter.subject);
  expect(mail.searchParams.get('body')).toContain(letter.message.replace('\n', '\r\n'));
  await expect(page.getByText(contact.form.offline)).toBeVisible();
  await expect(button(page, contact.form.retry)).toBeEnabled();
  await context.setOffline(false);
  await field(page, 'subject').press('Enter');
  await expect(explanation).toBeHidden();
  await expect(notice(page, notices.sent)).toBeVisible();
  await expectText(page, { name: '', email: '', subject: '', message: '' });
});

test('Reintentar sends again, from the button that says what happens', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/\.avif/);
  await page.goto('/');
  await hydrateIslands(page);
  await write(page);
  await expectNoticesReady(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(notice(page, notices.failed)).toBeVisible();
  await context.setOffline(false);
  await button(page, contact.form.retry).click();
  await expect(button(page, submitting)).toBeFocused();
  await expect(button(page, contact.form.retry)).toHaveCount(0);
  await expect(notice(page, notices.sent)).toBeVisible();
  await expect(notice(page, notices.failed)).toBeHidden();
});

test('a reload of the tab brings back what was typed, until it is sent', async ({ page }) => {
  await page.goto('/');
  await write(page);
  await expectKept(page, letter.message);
  await page.reload();
  await expectText(page, letter);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(letter.email);
  await button(page).click();
  await expect(notice(page, notices.sent)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length + window.name.length)).toBe(0);
  await page.reload();
  await expectText(page, { name: '', email: '', subject: '', message: '' });
});

test('what is typed before the form wakes wins over what a reload brings back', async ({ page }) => {
  await page.goto('/');
  await write(page);
  await expectKept(page, letter.message);
  await delayScripts(page);
  await page.reload();
  await field(page, 'name').fill('Eva');
  await expectText(page, { ...letter, name: 'Eva' });
});

test('the browser judges the fields and a sentence below each says what is missing', async ({ page }) => {
  const deliveries = listDeliveries(page);
  await page.goto('/');
  await hydrateIslands(page);
  await button(page).click();
  for (const [name, { missing }] of Object.entries(fields)) {
    await expect(field(page, name as Field)).toHaveAccessibleDescription(missing);
    await expect(field(page, name as Field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'name')).toBeFocused();

  await write(page, { ...letter, email: 'ana' });
  for (const name of ['name', 'subject', 'message'] as const)
    await expect(page.getByText(fields[name].missing, { exact: true })).toBeHidden();
  await button(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(fields.email.invalid);
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill('ana@example.com');
  await expect(page.getByText(fields.email.invalid)).toBeHidden();
  expect(deliveries).toHaveLength(0);
});

test('the browser adds no bubble in a language of its own, and the first mistake comes into sight', async ({
  page,
}) => {
  await page.goto('/');
  await hydrateIslands(page);
  await write(page, { ...letter, name: '' });
  await page.evaluate(() => {
    const tell = (event: Event) => (document.title = String(event.defaultPrevented));
    document.querySelector('form [name=name]')?.addEventListener('invalid', tell);
  });
  await button(page).click();
  await expect(page).toHaveTitle('true');
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
});
