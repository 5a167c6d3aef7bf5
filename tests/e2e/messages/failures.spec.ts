import { contact, site } from '../written-words.ts';
import {
  button,
  expect,
  expectDelivered,
  expectFailure,
  expectWritten,
  field,
  keysOf,
  retry,
  test,
  write,
} from './messages-visitor.ts';

const { form, details } = contact;
const { causes, refused } = form.delivery;

const FAULTS: [what: string, answer: string, cause: string][] = [
  ['an error of the service', 'broken', causes.service],
  ['a service that is away', 'away', causes.service],
  ['a refusal without a reason', 'rejected', causes.rejected],
  ['a success whose body says no', 'no', causes.rejected],
  ['a success that is not ok', 'notok', causes.rejected],
  ['a page in place of an answer', 'page', causes.service],
  ['a redirect', 'moved', causes.service],
  ['half an answer', 'half', causes.service],
  ['an answer that breaks off', 'cut', causes.unreachable],
  ['a connection that breaks', 'torn', causes.unreachable],
  ['too many messages', 'crowded', causes.busy],
];

for (const [what, answer, cause] of FAULTS) {
  test(`after ${what} everything is kept, and another try delivers it once`, async ({
    page,
    letterFor,
    arrivals,
  }) => {
    const letter = letterFor(`${answer}+yes`);
    await page.goto('/');
    await write(page, letter);
    await button(page).click();
    await expectFailure(page, letter, cause);
    await retry(page).click();
    await expect(button(page)).toBeFocused();
    await expectDelivered(page);
    const keys = keysOf(await arrivals());
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
}

test('nobody answers at the address', async ({ page, letterFor, arrivals }) => {
  const letter = letterFor('yes');
  await page.goto('/');
  await page.route('**/messages', (route) => route.abort('connectionrefused'));
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.unreachable);
  await page.unrouteAll();
  await retry(page).click();
  await expectDelivered(page);
  expect(await arrivals()).toHaveLength(1);
});

test('without a connection it says so', async ({ page, context, letterFor, arrivals, tolerate }) => {
  tolerate(/\.avif|\.woff2/);
  const letter = letterFor('yes');
  await page.goto('/');
  await write(page, letter);
  await expect(page.getByRole('region', { name: site.notices.label })).toBeAttached();
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page, letter, form.offline);
  await context.setOffline(false);
  await retry(page).click();
  await expectDelivered(page);
  expect(await arrivals()).toHaveLength(1);
});

for (const answer of ['silent', 'endless'])
  test(`after ten seconds of an answer that is ${answer} the visitor is told, and not before`, async ({
    page,
    letterFor,
    arrivals,
  }) => {
    const letter = letterFor(`${answer}+yes`);
    await page.clock.install();
    await page.goto('/');
    await write(page, letter);
    await button(page).click();
    await expect.poll(async () => (await arrivals()).length).toBe(1);
    await page.clock.fastForward(5_000);
    await expect(button(page, form.submitting)).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expectFailure(page, letter, causes.timeout);
    await retry(page).click();
    await expectDelivered(page);
    expect(new Set(keysOf(await arrivals())).size).toBe(1);
  });

test('what the service says about fields stands below them, as text', async ({ page, letterFor }) => {
  const letter = letterFor('fields+yes');
  await page.goto('/');
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.fields);
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription('<b>No existe</b> ese buzón.');
  await expect(field(page, 'message')).toHaveAccessibleDescription('Muy corto.');
  for (const name of ['email', 'message'] as const)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['name', 'subject'] as const)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false');

  await field(page, 'email').press('End');
  await page.keyboard.type('.mx');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  await retry(page).click();
  await expectDelivered(page);
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'false');
});

test('a field that is refused without a word gets ours', async ({ page, letterFor }) => {
  const letter = letterFor('fieldgroup');
  await page.goto('/');
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.fields);
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription(refused);
  await expect(field(page, 'subject')).toHaveAccessibleDescription('Sin asunto no.');
});

test('a service that asks for thirty seconds gets them', async ({ page, letterFor, arrivals }) => {
  const letter = letterFor('busy+yes');
  await page.clock.install();
  await page.goto('/');
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.wait.replace('{wait}', '30 segundos'));
  await expect(retry(page)).toBeDisabled();
  await expect(button(page)).toBeDisabled();
  await field(page, 'subject').press('Enter');
  await page.clock.fastForward(31_000);
  await expect(button(page)).toBeEnabled();
  expect(await arrivals()).toHaveLength(1);
  await retry(page).click();
  await expectDelivered(page);
  expect(await arrivals()).toHaveLength(2);
});

test('the last resort is a mail with the words in it, as they stand', async ({ page, letterFor }) => {
  const letter = letterFor('broken');
  await page.goto('/');
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.service);
  const link = page.getByText(form.failure).getByRole('link');
  const readMail = async () => {
    const mail = new URL((await link.getAttribute('href')) ?? '');
    const { subject, body } = Object.fromEntries(mail.searchParams);
    return { to: mail.pathname, subject, body };
  };
  const signature = `\r\n\r\n${letter.name}\r\n${letter.email}`;
  const mail = { to: details.email.value, subject: letter.subject };
  expect(await readMail()).toEqual({ ...mail, body: `¿Puedo ir el jueves?\r\nGracias.${signature}` });
  await field(page, 'message').fill('a'.repeat(5000));
  await expect.poll(async () => (await readMail()).body).toMatch(/^a{1000,}\r\n\[/);
  expect((await link.getAttribute('href'))?.length).toBeLessThanOrEqual(1800);
  await field(page, 'message').fill(letter.message);
  await expectWritten(page, letter);
});
