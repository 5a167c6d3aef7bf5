import { CONTACT_FIELDS } from '../../src/contact/message.ts';
import { button, field } from './contact-page.ts';
import { expect, openHydrated, test } from './visitor.ts';
import { contact, exhibitionsSection } from './written-words.ts';

const { fields } = contact.form;

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
  await page.getByRole('link', { name: exhibitionsSection.proposal.label }).click();
  await expect(page.getByText(fields.subject.missing, { exact: true })).toBeHidden();
  // A browser that only reports a change.
  await field(page, 'email').evaluate((input: HTMLInputElement) => {
    input.value = 'ana@example.com';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText(fields.email.missing, { exact: true })).toBeHidden();
});
