import { expect, test } from '@playwright/test';
import privacy from '../../../content/pages/privacy.json' with { type: 'json' };
import { ENDPOINT } from './messages-project.ts';

test('the privacy notice of a site that sends its messages says to whom', async ({ page }) => {
  await page.goto('/privacidad');
  const lead = privacy.sent.replace('{service}', new URL(ENDPOINT).host);
  await expect(page.getByText(lead, { exact: true })).toBeVisible();
});
