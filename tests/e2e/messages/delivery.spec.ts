import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ContactMessage } from '../../../src/contact/message.ts';
import { ORIGINS } from '../../support/origins.ts';
import { TEST_TIME } from '../../support/temp-site.ts';
import { button, EMPTY, expectFormValues, field, MESSAGE, submitForm, fillForm } from '../contact-page.ts';
import { expect, openHydrated, test as base, toast } from '../fixtures.ts';
import { contact, pages, site } from '../fixture-content.ts';
import type { ReceivedRequest } from './endpoint.ts';

const { endpoint: ENDPOINT } = ORIGINS;
const { form } = contact;
const { failure, notices } = form;
const { causes, honeypot, unconfirmed } = form.delivery;
const RUST = 'rgb(150, 39, 26)';

interface Messages {
  /** Creates a message for this test. The email address selects the response of the endpoint. */
  createMessage: (plan: string) => ContactMessage;
  /** Returns the requests of this test that the endpoint has received. */
  getReceived: () => Promise<ReceivedRequest[]>;
}

/** Test on a site with an endpoint. Requests to the endpoint may fail. */
const test = base.extend<Messages & { token: string }>({
  token: async ({ allowConsoleError }, use) => {
    allowConsoleError(new RegExp(`^request to ${ENDPOINT}/`));
    allowConsoleError(new RegExp(`^failed: ${ENDPOINT}/`));
    allowConsoleError(new RegExp(`^error: Failed to load resource.* ${ENDPOINT}/`));
    await use(`t${randomUUID()}`);
  },
  createMessage: async ({ token }, use) => {
    await use((plan) => ({ ...MESSAGE, email: `${plan}.${token}@example.com` }));
  },
  getReceived: async ({ request, token }, use) => {
    await use(async () => {
      const response = await request.get(`${ENDPOINT}/received/${token}`);
      return (await response.json()) as ReceivedRequest[];
    });
  },
});

/** Expects the error toast, the cause of the failure, and a form that keeps the message. */
async function expectFailure(
  page: Page,
  message: ContactMessage,
  cause: string,
  result = failure,
): Promise<void> {
  await expect(toast(page, notices.failed).first()).toContainText(notices.failed.text);
  await expect(page.getByText(cause, { exact: true })).toBeVisible();
  for (const text of [failure, unconfirmed])
    await expect(page.getByText(text)).toHaveCount(text === result ? 1 : 0);
  await expect(toast(page, notices.sent)).toHaveCount(0);
  await expect(button(page)).toBeVisible();
  await expectFormValues(page, message);
}

async function expectDelivered(page: Page): Promise<void> {
  await expect(toast(page, notices.sent).first()).toContainText(notices.sent.text);
  await expect(page.getByText(form.sent)).toBeVisible();
  await expect(page.getByText(failure)).toHaveCount(0);
  await expectFormValues(page, EMPTY);
}

test('a message arrives with its page, its time and an idempotency key', async ({
  page,
  createMessage,
  getReceived,
}) => {
  const message = createMessage('yes');
  const consoleLines: string[] = [];
  page.on('console', (line) => consoleLines.push(line.text()));
  await page.goto('/?utm_source=x');
  await fillForm(page, message);
  await button(page).click();
  await expectDelivered(page);
  const [received, ...otherRequests] = await getReceived();
  expect(otherRequests).toEqual([]);
  expect(received).toMatchObject({ method: 'POST', path: '/messages' });
  expect(received?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(received?.headers).not.toHaveProperty('cookie');
  const { sentAt = '', idempotencyKey, ...fields } = received?.payload ?? {};
  expect(fields).toEqual({ ...message, page: new URL('/', page.url()).href });
  expect(Math.abs(Date.parse(sentAt) - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);
  expect(idempotencyKey).toMatch(/^\d+(-\d+){3}$/);
  expect(
    consoleLines.filter((line) => line.includes(message.email) || line.includes(form.logMessage)),
  ).toEqual([]);
});

const readPage = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const PATHS = ['/', '/analytics', '/no-existe', '/ficha', '/exhibiciones/mesa-larga'];

test('the CSP allows connections only to the site and the endpoint', async ({ request }) => {
  for (const path of PATHS)
    expect((await readPage(request, path)).match(/connect-src[^;]*/g), path).toEqual([
      `connect-src 'self' ${ENDPOINT}`,
    ]);
});

test('the CSP allows the images of the site in a saved page', async ({ request }) => {
  for (const path of PATHS)
    expect(await readPage(request, path), path).toMatch(new RegExp(`img-src [^;]*${site.url}`));
});

test('the privacy notice names the host of the endpoint', async ({ request }) => {
  const { leadWhenSending = '' } = pages.find(({ path }) => path === '/privacidad') ?? {};
  const lead = leadWhenSending.replace('{service}', new URL(ENDPOINT).host);
  expect(await readPage(request, '/privacidad')).toContain(lead);
});

test('closing the error toast sends no further message', async ({ page, createMessage, getReceived }) => {
  const message = createMessage('broken');
  await page.goto('/');
  await fillForm(page, message);
  await button(page).click();
  await expectFailure(page, message, causes.service);
  await expect(toast(page, notices.failed)).toHaveCSS('background-color', RUST);
  await page.getByRole('button', { name: site.notices.close }).click();
  await expect(toast(page, notices.failed)).toHaveCount(0);
  expect(await getReceived()).toHaveLength(1);
});

test('a retry after a failure has the same text and idempotency key', async ({
  page,
  createMessage,
  getReceived,
  allowConsoleError,
}) => {
  allowConsoleError(new RegExp(`^error: Access to fetch at '${ENDPOINT}/.*CORS policy`));
  const failures = [
    ['moved', causes.service, unconfirmed],
    ['cut', causes.unreachable, unconfirmed],
    ['secret', causes.unreachable, unconfirmed],
    ['torn', form.offline, failure],
  ] as const;
  const message = createMessage(failures.map(([answer]) => `${answer}+yes`).join('+'));
  await page.goto('/');
  for (const [answer, cause, line] of failures) {
    await fillForm(page, message);
    await page.evaluate(
      (value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }),
      cause !== form.offline,
    );
    await button(page).click();
    await expectFailure(page, message, cause, line);
    if (answer === 'moved') await page.reload();
    await expectFormValues(page, message);
    await button(page).click();
    await expectDelivered(page);
    await toast(page, notices.sent).getByRole('button').click();
  }
  const keys = (await getReceived()).map(({ payload }) => payload.idempotencyKey);
  expect(keys).toHaveLength(2 * failures.length);
  expect(new Set(keys).size).toBe(failures.length);
});

test('a retry keeps its idempotency key when storage is blocked', async ({
  page,
  createMessage,
  getReceived,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  const message = createMessage('broken+yes');
  await submitForm(page, message);
  await expectFailure(page, message, causes.service);
  await button(page).click();
  await expectDelivered(page);
  await fillForm(page, message);
  await button(page).click();
  await expect.poll(async () => (await getReceived()).length).toBe(3);
  const [first, retry, again] = (await getReceived()).map(({ payload }) => payload.idempotencyKey);
  expect(retry).toBe(first);
  expect(again).not.toBe(first);
  await expectDelivered(page);
});

test('a delivery times out after ten seconds', async ({ page, createMessage, getReceived }) => {
  const message = createMessage('silent+yes+endless+yes');
  await page.clock.install({ time: TEST_TIME });
  await page.goto('/');
  for (const count of [1, 3]) {
    await fillForm(page, message);
    await button(page).click();
    await expect.poll(async () => (await getReceived()).length).toBe(count);
    await page.clock.fastForward(5_000);
    await expect(button(page, form.submitting)).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expectFailure(page, message, causes.timeout, unconfirmed);
    await button(page).click();
    await expectDelivered(page);
  }
});

test('a message is unconfirmed when the connection drops after sending', async ({ page, createMessage }) => {
  // navigator.onLine becomes false when the request starts.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    let onLine = true;
    Object.defineProperty(navigator, 'onLine', { get: () => onLine });
    window.fetch = (...request) => {
      onLine = false;
      return send(...request);
    };
  });
  const message = createMessage('torn');
  await submitForm(page, message);
  await expectFailure(page, message, form.offline, unconfirmed);
});

test('an empty form shows its errors after a successful message', async ({ page, createMessage }) => {
  await submitForm(page, createMessage('yes'));
  await expectDelivered(page);
  await button(page).click();
  for (const { missing } of Object.values(form.fields)) await expect(page.getByText(missing)).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
});

test('a filled-in honeypot shows success without sending the message', async ({
  page,
  createMessage,
  getReceived,
}) => {
  await openHydrated(page);
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await field(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await fillForm(page, createMessage('yes'));
  await page.getByLabel(honeypot).fill('https://example.com', { force: true });
  await button(page).click();
  await expectDelivered(page);
  expect(await getReceived()).toEqual([]);
});
