import { expectNumberContrasts } from './hero-number.ts';
import { test } from './fixtures.ts';

// The Content Security Policy would block the style sheet that hides the text.
test.use({ bypassCSP: true });

test('the hero number has enough contrast on a light photograph', async ({ page }) => {
  await expectNumberContrasts(page, true);
});
