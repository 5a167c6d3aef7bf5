import { expect, test } from './visitor.ts';
import { analytics, contact, footer, privacy } from './written-words.ts';

test('the privacy notice is one step from the form and from the footer', async ({ page }) => {
  for (const [place, label] of [
    ['region', contact.privacy.link],
    ['contentinfo', footer.privacy],
  ] as const) {
    await page.goto('/');
    const near =
      place === 'region' ? page.getByRole(place, { name: contact.heading }) : page.getByRole(place);
    await near.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveTitle(privacy.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.heading);
  }
});

test('it tells that this site sends nothing, and leads to where page views are erased', async ({ page }) => {
  await page.goto('/privacidad');
  await expect(page.getByText(privacy.simulated, { exact: true })).toBeVisible();
  await page.getByRole('main').locator('a[href="/analytics"]').click();
  await expect(page.getByRole('button', { name: analytics.tools.empty })).toBeVisible();
});
