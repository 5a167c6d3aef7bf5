import { expect, openHydrated, test } from './fixtures.ts';
import { current } from './fixture-content.ts';

/** Each has a script of its own for it. */
for (const path of ['/', '/exhibiciones'])
  test(`where there is a mouse, too, a finger on the text of a card of ${path} leads to its page`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const card = page.getByRole('article', { name: current.title });
    const description = card.getByText(current.description, { exact: true });
    await description.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x = 0, y = 0 } = (await description.boundingBox()) ?? {};
    // Playwright's own touch takes the mouse away.
    const screen = await page.context().newCDPSession(page);
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 9, y: y + 9 }],
    });
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(`/exhibiciones/${current.slug}`);
  });
