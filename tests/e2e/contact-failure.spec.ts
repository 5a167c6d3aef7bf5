import { button, EMPTY, expectNoticesReady, expectWritten, field, MESSAGE, write } from './contact-page.ts';
import { expect, openHydrated, test, toast } from './visitor.ts';
import { contact, site } from './written-words.ts';

const RUST = 'rgb(150, 39, 26)';
const { failure, notices, notSent, offline } = contact.form;

test('without a connection every word stays until it can be sent again', async ({
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

  await context.setOffline(false);
  await button(page).click();
  await expect(page.getByText(failure)).toBeHidden();
  await expect(toast(page, notices.sent)).toBeVisible();
  await expect(toast(page, notices.failed)).toBeHidden();
  await expectWritten(page, EMPTY);
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
  await expect(page.getByText(notSent)).toBeVisible();
});
