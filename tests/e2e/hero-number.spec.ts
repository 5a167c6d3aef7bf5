import { expectHeroNumberContrast } from './hero-number.ts';
import { test } from './fixtures.ts';

// The Content Security Policy would block the style sheet that hides the text.
test.use({ bypassCSP: true });

test('the hero number contrasts with a light photo', async ({ page }) => {
  await expectHeroNumberContrast(page, true);
});
