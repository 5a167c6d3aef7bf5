import { expect, openHydrated, test } from './fixtures.ts';
import { currentExhibition } from './fixture-content.ts';

/** Pages whose cards have separate client scripts. */
const PATHS = ['/', '/exhibiciones'];

for (const path of PATHS)
  test(`tapping card text on ${path} opens its page on a device with a mouse`, async ({ page }) => {
    await openHydrated(page, path);
    const card = page.getByRole('article', { name: currentExhibition.title });
    const description = card.getByText(currentExhibition.description, { exact: true });
    await description.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x = 0, y = 0 } = (await description.boundingBox()) ?? {};
    // Playwright's touch emulation turns off the mouse, so dispatch the events through the DevTools protocol.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 9, y: y + 9 }],
    });
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(`/exhibiciones/${currentExhibition.slug}`);
  });
