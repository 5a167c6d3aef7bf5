import { visitStates } from './page-states.ts';
import { expect, NOT_FOUND_STATUS, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves, whatever the visitor does', async ({ page, tolerate }) => {
  test.slow();
  tolerate(NOT_FOUND_STATUS);
  await visitStates(page, async (_, state) => {
    // The bar's switch follows the scroll, not time.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map((animation) => JSON.stringify(animation.effect?.getComputedTiming())),
    );
    expect.soft(moving, state).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});
