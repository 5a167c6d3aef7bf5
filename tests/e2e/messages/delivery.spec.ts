import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ContactMessage } from '../../../src/contact/message.ts';
import { ORIGINS } from '../../support/origins.ts';
import { button, EMPTY, expectFormValues, field, MESSAGE, send, write } from '../contact-page.ts';
import { expect, openHydrated, test as base, toast } from '../fixtures.ts';
import { contact, pages, site } from '../fixture-content.ts';
import type { ReceivedRequest } from './endpoint.ts';

const { endpoint: ENDPOINT } = ORIGINS;
const { form } = contact;
const { failure, notices } = form;
const { causes, honeypot, unconfirmed } = form.delivery;
const RUST = 'rgb(150, 39, 26)';

interface Messages {
  /** A message of this test alone, whose e-mail address tells the endpoint how to answer. */
  messageFor: (plan: string) => ContactMessage;
  /** What has come to the endpoint from this test. */
  receive: () => Promise<ReceivedRequest[]>;
}

/** A visitor of a site that sends its messages: requests to its endpoint are no offence, and their failures are the subject. */
const test = base.extend<Messages & { token: string }>({
  token: async ({ allowConsoleError }, use) => {
    allowConsoleError(new RegExp(`^request to ${ENDPOINT}/`));
    allowConsoleError(new RegExp(`^failed: ${ENDPOINT}/`));
    allowConsoleError(new RegExp(`^error: Failed to load resource.* ${ENDPOINT}/`));
    await use(`t${randomUUID()}`);
  },
  messageFor: async ({ token }, use) => {
    await use((plan) => ({ ...MESSAGE, email: `${plan}.${token}@example.com` }));
  },
  receive: async ({ request, token }, use) => {
    await use(async () => {
      const response = await request.get(`${ENDPOINT}/received/${token}`);
      return (await response.json()) as ReceivedRequest[];
    });
  },
});

/** The destructive notice with its exact words, an idle form that holds everything, and why it failed. */
async function expectFailure(
  page: Page,
  message: ContactMessage,
  cause: string,
  line = failure,
): Promise<void> {
  await expect(toast(page, notices.failed).first()).toContainText(notices.failed.text);
  await expect(page.getByText(cause, { exact: true })).toBeVisible();
  for (const text of [failure, unconfirmed])
    await expect(page.getByText(text)).toHaveCount(text === line ? 1 : 0);
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

test('a message arrives with its page, its time and a key, and no header that asks for leave nor a line in the console', async ({
  page,
  messageFor,
  receive,
}) => {
  const message = messageFor('yes');
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.goto('/?utm_source=x');
  await write(page, message);
  await button(page).click();
  await expectDelivered(page);
  const [received, ...more] = await receive();
  expect(more).toEqual([]);
  expect(received).toMatchObject({ method: 'POST', path: '/messages' });
  expect(received?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(received?.headers).not.toHaveProperty('cookie');
  const { sentAt = '', idempotencyKey, ...rest } = received?.payload ?? {};
  expect(rest).toEqual({ ...message, page: new URL('/', page.url()).href });
  expect(Math.abs(Date.parse(sentAt) - Date.now())).toBeLessThan(60_000);
  expect(idempotencyKey).toMatch(/^\d+(-\d+){3}$/);
  expect(logged.filter((line) => line.includes(message.email) || line.includes(form.logMessage))).toEqual([]);
});

const readPage = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const KINDS = ['/', '/analytics', '/no-existe', '/ficha', '/exhibiciones/mesa-larga'];

test('every page may connect to its site and to the endpoint, and to nothing else', async ({ request }) => {
  for (const path of KINDS)
    expect((await readPage(request, path)).match(/connect-src[^;]*/g), path).toEqual([
      `connect-src 'self' ${ENDPOINT}`,
    ]);
});

test("a page kept as one file, where 'self' is no address, may show the pictures of the site", async ({
  request,
}) => {
  for (const path of KINDS)
    expect(await readPage(request, path), path).toMatch(new RegExp(`img-src [^;]*${site.url}`));
});

test('the privacy notice names whom messages are sent to', async ({ request }) => {
  const { leadWhenSending = '' } = pages.find(({ path }) => path === '/privacidad') ?? {};
  const lead = leadWhenSending.replace('{service}', new URL(ENDPOINT).host);
  expect(await readPage(request, '/privacidad')).toContain(lead);
});

test('the notice of a failure is rust, and closing it sends nothing', async ({
  page,
  messageFor,
  receive,
}) => {
  const message = messageFor('broken');
  await page.goto('/');
  await write(page, message);
  await button(page).click();
  await expectFailure(page, message, causes.service);
  await expect(toast(page, notices.failed)).toHaveCSS('background-color', RUST);
  await page.getByRole('button', { name: site.notices.close }).click();
  await expect(toast(page, notices.failed)).toHaveCount(0);
  expect(await receive()).toHaveLength(1);
});

test('after each failure everything is kept, over a reload too, and another try has the same key', async ({
  page,
  messageFor,
  receive,
  allowConsoleError,
}) => {
  allowConsoleError(new RegExp(`^error: Access to fetch at '${ENDPOINT}/.*CORS policy`));
  const failures = [
    ['moved', causes.service, unconfirmed],
    ['cut', causes.unreachable, unconfirmed],
    ['secret', causes.unreachable, unconfirmed],
    ['torn', form.offline, failure],
  ] as const;
  const message = messageFor(failures.map(([answer]) => `${answer}+yes`).join('+'));
  await page.goto('/');
  for (const [answer, cause, line] of failures) {
    await write(page, message);
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
  const keys = (await receive()).map(({ payload }) => payload.idempotencyKey);
  expect(keys).toHaveLength(2 * failures.length);
  expect(new Set(keys).size).toBe(failures.length);
});

test('with blocked storage a retry has its key, and the same words sent once more are a new message', async ({
  page,
  messageFor,
  receive,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  const message = messageFor('broken+yes');
  await send(page, message);
  await expectFailure(page, message, causes.service);
  await button(page).click();
  await expectDelivered(page);
  await write(page, message);
  await button(page).click();
  await expect.poll(async () => (await receive()).length).toBe(3);
  const [first, retry, again] = (await receive()).map(({ payload }) => payload.idempotencyKey);
  expect(retry).toBe(first);
  expect(again).not.toBe(first);
  await expectDelivered(page);
});

test('after ten seconds without a whole response the visitor is told, and not before', async ({
  page,
  messageFor,
  receive,
}) => {
  const message = messageFor('silent+yes+endless+yes');
  await page.clock.install();
  await page.goto('/');
  for (const count of [1, 3]) {
    await write(page, message);
    await button(page).click();
    await expect.poll(async () => (await receive()).length).toBe(count);
    await page.clock.fastForward(5_000);
    await expect(button(page, form.submitting)).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expectFailure(page, message, causes.timeout, unconfirmed);
    await button(page).click();
    await expectDelivered(page);
  }
});

test('losing the connection after sending leaves open whether it arrived', async ({ page, messageFor }) => {
  // The browser goes offline when the request has begun.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    let onLine = true;
    Object.defineProperty(navigator, 'onLine', { get: () => onLine });
    window.fetch = (...request) => {
      onLine = false;
      return send(...request);
    };
  });
  const message = messageFor('torn');
  await send(page, message);
  await expectFailure(page, message, form.offline, unconfirmed);
});

test('an empty form shows its errors when it is sent after a success', async ({ page, messageFor }) => {
  await send(page, messageFor('yes'));
  await expectDelivered(page);
  await button(page).click();
  for (const { missing } of Object.values(form.fields)) await expect(page.getByText(missing)).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
});

test('whoever fills in the honeypot believes that all went well, and nothing is sent', async ({
  page,
  messageFor,
  receive,
}) => {
  await openHydrated(page);
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await field(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await write(page, messageFor('yes'));
  await page.getByLabel(honeypot).fill('https://example.com', { force: true });
  await button(page).click();
  await expectDelivered(page);
  expect(await receive()).toEqual([]);
});
