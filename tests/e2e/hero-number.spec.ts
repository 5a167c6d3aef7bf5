import { expectNumberContrasts } from './hero-number.ts';
import { test } from './fixtures.ts';

// A style of the test hides the letters.
test.use({ bypassCSP: true });

test('the number of the cover contrasts with a light photograph', async ({ page }) => {
  await expectNumberContrasts(page, true);
});
