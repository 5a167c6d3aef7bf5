import { ORIGINS } from '../../setup/origins.ts';
import { button, expectWritten, field, send, write } from '../contact-page.ts';
import { openHydrated } from '../visitor.ts';
import { contact, pages } from '../written-words.ts';
import { expect, expectDelivered, expectFailure, test } from './messages-visitor.ts';

const { form } = contact;
const { causes, honeypot } = form.delivery;

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

test('every page may connect to its site, to that one origin and to nothing else, and the privacy notice names it', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  for (const path of ['/', '/analytics', '/no-existe']) {
    await page.goto(path);
    const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
    expect(policy?.match(/connect-src[^;]*/g)).toEqual([`connect-src 'self' ${ORIGINS.endpoint}`]);
  }
  const notice = pages.find(({ path }) => path === '/privacidad');
  await page.goto('/privacidad');
  const lead = (notice?.leadWhenSending ?? '').replace('{service}', new URL(ORIGINS.endpoint).host);
  await expect(page.getByText(lead, { exact: true })).toBeVisible();
});

for (const [what, answer, cause] of [
  ['an error of the service', 'broken', causes.service],
  ['a redirect', 'moved', causes.service],
  ['a response that breaks off', 'cut', causes.unreachable],
  ['a connection that breaks', 'torn', causes.unreachable],
] as const)
  test(`after ${what} everything is kept, over a reload too, and another try has the same key`, async ({
    page,
    messageFor,
    receive,
  }) => {
    const message = messageFor(`${answer}+yes`);
    await send(page, message);
    await expectFailure(page, message, cause);
    await page.reload();
    await expectWritten(page, message);
    await button(page).click();
    await expectDelivered(page);
    const keys = (await receive()).map(({ payload }) => payload.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
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

for (const answer of ['silent', 'endless'])
  test(`after ten seconds of a response that is ${answer} the visitor is told, and not before`, async ({
    page,
    messageFor,
    receive,
  }) => {
    const message = messageFor(`${answer}+yes`);
    await page.clock.install();
    await send(page, message);
    await expect.poll(async () => (await receive()).length).toBe(1);
    await page.clock.fastForward(5_000);
    await expect(button(page, form.submitting)).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expectFailure(page, message, causes.timeout);
    await button(page).click();
    await expectDelivered(page);
  });

test('without a connection it says so', async ({ page, messageFor }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const message = messageFor('torn');
  await send(page, message);
  await expectFailure(page, message, form.offline);
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
