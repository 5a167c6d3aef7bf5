import { expectHeroNumberContrast } from './hero-number.ts';
import { test } from './fixtures.ts';

// The Content Security Policy would block the style sheet that hides the text.
test.use({ bypassCSP: true });

test('the number of the cover contrasts with a light photograph', async ({ page }) => {
  await expectHeroNumberContrast(page, true);
});
