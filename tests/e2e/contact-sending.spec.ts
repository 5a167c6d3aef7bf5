import { TEST_TIME } from '../support/temp-site.ts';
import {
  button,
  EMPTY,
  waitForToasts,
  expectFormValues,
  field,
  recordDeliveries,
  LONG_MESSAGE,
  MESSAGE,
  submitForm,
  fillForm,
} from './contact-page.ts';
import { expect, openHydrated, test, toast } from './fixtures.ts';
import { contact } from './fixture-content.ts';

const { mailCut, notices, notSent, notSentLong, offline, onTrial, submitting } = contact.form;

test('a build without an endpoint logs the message after one second', async ({ page }) => {
  await page.clock.install({ time: TEST_TIME });
  const deliveries = recordDeliveries(page);
  await openHydrated(page);
  await fillForm(page, MESSAGE);
  await waitForToasts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  await page.clock.pauseAt(Date.parse(TEST_TIME) + 60_000);
  await button(page).dblclick();
  await expect(button(page, submitting)).toBeDisabled();
  await expect(button(page, submitting)).toBeFocused();
  await expect(field(page, 'message')).not.toBeEditable();
  await page.keyboard.press('Enter');
  await field(page, 'subject').press('Enter');
  await page.clock.runFor(990);
  await expect(button(page, submitting)).toBeVisible();
  await expectFormValues(page, MESSAGE);
  await page.clock.runFor(20);
  await expect(button(page)).toBeEnabled();
  await expectFormValues(page, EMPTY);
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'false');

  await page.clock.runFor(500);
  await expect(toast(page, notices.sent)).toContainText(notices.sent.text);
  await expect(toast(page, notices.sent)).toHaveCount(1);
  expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(MESSAGE);
  expect(deliveries).toHaveLength(1);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

test('the submit button describes that messages are not sent', async ({ page }) => {
  await openHydrated(page);
  await expect(page.getByText(onTrial)).toBeVisible();
  await expect(button(page)).toHaveAccessibleDescription(onTrial);
});

test('a message too long for its mail link stays in the form', async ({ page }) => {
  await submitForm(page, LONG_MESSAGE);
  await expect(toast(page, notices.sent)).toContainText(notices.sent.text);
  const result = page.getByRole('paragraph').filter({ hasText: notSentLong });
  await expect(result).toBeVisible();
  await expectFormValues(page, LONG_MESSAGE);
  const getMailBody = async () =>
    new URL((await result.getByRole('link').getAttribute('href')) ?? '').searchParams.get('body');
  expect(await getMailBody()).toContain(mailCut);
  await fillForm(page, MESSAGE);
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(page.getByText(notSentLong)).toHaveCount(0);
  await fillForm(page, LONG_MESSAGE);
  await page.reload();
  await expectFormValues(page, LONG_MESSAGE);
});

test('the toast leaves the result of a message visible on small phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await openHydrated(page);
  await fillForm(page, MESSAGE);
  await waitForToasts(page);
  await button(page).click();
  // A hovered toast stays open.
  await toast(page, notices.sent).hover();
  const result = page.locator('#contact-sent');
  const measureGap = async () => {
    const [resultBox, toastBox] = await Promise.all([
      result.boundingBox(),
      toast(page, notices.sent).boundingBox(),
    ]);
    return resultBox && toastBox ? toastBox.y - (resultBox.y + resultBox.height) : Number.NaN;
  };
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0);
  await expect(result).toBeInViewport({ ratio: 1 });
});

test('the mail link of an unsent message stays while a new one is typed', async ({ page }) => {
  await submitForm(page, MESSAGE);
  const link = page.getByRole('paragraph').filter({ hasText: notSent }).getByRole('link');
  await expect(link).toBeVisible();
  await expectFormValues(page, EMPTY);
  await fillForm(page, { message: 'Otra cosa' });
  await button(page).click();
  await expect(page.getByText(contact.form.fields.name.missing)).toBeVisible();
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent('¿Puedo ir el jueves?')));
});

test('a change event clears the error of a corrected field', async ({ page }) => {
  await openHydrated(page);
  await button(page).click();
  const error = page.getByText(contact.form.fields.email.missing, { exact: true });
  await expect(error).toBeVisible();
  await field(page, 'email').evaluate((input: HTMLInputElement) => {
    input.value = 'ana@example.com';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(error).toBeHidden();
});

test(
  'submitting with Enter focuses the result of the message',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openHydrated(page);
    await fillForm(page, MESSAGE);
    await waitForToasts(page);
    for (const [isOnline, text] of [
      [false, offline],
      [true, notSent],
    ] as const) {
      await context.setOffline(!isOnline);
      await field(page, 'subject').press('Enter');
      const result = page.locator(':focus').getByText(text, { exact: true });
      await expect(result).toBeInViewport({ ratio: 1 });
    }
  },
);

test('the focused field stays visible when a phone rotates', { tag: '@phone' }, async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await openHydrated(page);
  // Only the first line of the field is in the viewport.
  await field(page, 'message').evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 40, behavior: 'instant' });
  });
  await field(page, 'message').tap({ position: { x: 60, y: 20 } });
  await expect(field(page, 'message')).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('Una pregunta');
  // The bottom of the viewport is outside the viewport in landscape.
  await field(page, 'message').evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.setViewportSize({ width: height, height: width });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(height);
  await expect(field(page, 'message')).toBeInViewport({ ratio: 1 });
});

test('the form sends a message when the browser wrongly reports offline', async ({ page }) => {
  await page.addInitScript(() => Reflect.defineProperty(navigator, 'onLine', { value: false }));
  await openHydrated(page);
  await fillForm(page, MESSAGE);
  await button(page).click();
  await expect(page.getByText(notSent)).toBeVisible();
});
