import { contact, site } from '../written-words.ts';
import { ENDPOINT } from './messages-project.ts';
import { button, expect, expectDelivered, field, keysOf, noticeOf, test, write } from './messages-visitor.ts';

const { notices } = contact.form;

test('a message arrives as the README says: its words, its page, its time and a key', async ({
  page,
  letterFor,
  arrivals,
}) => {
  const letter = letterFor('yes');
  await page.goto('/?utm_source=x');
  await write(page, letter);
  await button(page).click();
  await expectDelivered(page);
  const [arrival, ...more] = await arrivals();
  expect(more).toEqual([]);
  expect(arrival).toMatchObject({ method: 'POST', path: '/messages' });
  expect(arrival?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(arrival?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(arrival?.headers).not.toHaveProperty('cookie');
  const { sentAt, ...words } = JSON.parse(arrival?.body ?? '{}') as Record<string, unknown>;
  expect(words).toEqual({ ...letter, page: new URL('/', page.url()).href });
  expect(Math.abs(Date.parse(String(sentAt)) - Date.now())).toBeLessThan(60_000);
});

test('an answer without a body is good enough', async ({ page, letterFor, arrivals }) => {
  await page.goto('/');
  await write(page, letterFor('empty'));
  await button(page).click();
  await expectDelivered(page);
  expect(await arrivals()).toHaveLength(1);
});

test('a double click, Enter and Enter again send one message', async ({ page, letterFor, arrivals }) => {
  await page.goto('/');
  await write(page, letterFor('slow'));
  await button(page).dblclick();
  await field(page, 'subject').press('Enter');
  await field(page, 'subject').press('Enter');
  await expectDelivered(page);
  await expect(noticeOf(page, notices.sent)).toHaveCount(1);
  expect(await arrivals()).toHaveLength(1);
});

test('the same words sent again after they arrived are a new message', async ({
  page,
  letterFor,
  arrivals,
}) => {
  const letter = letterFor('yes');
  await page.goto('/');
  for (const count of [1, 2]) {
    await write(page, letter);
    await button(page).click();
    await expect(noticeOf(page, notices.sent)).toHaveCount(count);
  }
  expect(new Set(keysOf(await arrivals())).size).toBe(2);
});

test('whoever fills in the trap believes that all went well, and nothing is sent', async ({
  page,
  letterFor,
  arrivals,
}) => {
  await page.goto('/');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  const trap = page.getByLabel(contact.form.delivery.trap);
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await field(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await write(page, letterFor('yes'));
  await trap.fill('https://example.com', { force: true });
  await button(page).click();
  await expectDelivered(page);
  expect(await arrivals()).toEqual([]);
});

test('every page may connect to that one origin and to nothing else', async ({ page, tolerate }) => {
  tolerate(/404/);
  for (const path of ['/', '/analytics', '/no-existe']) {
    await page.goto(path);
    const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
    const directives = (policy ?? '').split(';').map((directive) => directive.trim());
    expect(directives).toContain(`connect-src ${ENDPOINT}`);
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("form-action 'none'");
    expect(policy?.match(/connect-src/g)).toHaveLength(1);
  }
});

test('a subject comes along here as well', async ({ page, letterFor, arrivals }) => {
  await page.goto(`/?asunto=${encodeURIComponent(site.navigation.visit.subject)}`);
  await expect(field(page, 'subject')).toHaveValue(site.navigation.visit.subject);
  const { subject: _ours, ...rest } = letterFor('yes');
  await write(page, rest);
  await button(page).click();
  await expectDelivered(page);
  expect((await arrivals())[0]?.body).toContain(site.navigation.visit.subject);
});
