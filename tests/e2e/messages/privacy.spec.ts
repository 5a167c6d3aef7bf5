import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../../setup/addresses.ts';
import { pages } from '../written-words.ts';

test('the privacy notice of a site that sends its messages says to whom', async ({ page }) => {
  const notice = pages.find(({ address }) => address === '/privacidad');
  await page.goto('/privacidad');
  const lead = (notice?.leadWhenSending ?? '').replace('{service}', new URL(ADDRESSES.endpoint).host);
  await expect(page.getByText(lead, { exact: true })).toBeVisible();
});
