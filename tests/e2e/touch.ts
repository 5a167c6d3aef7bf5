import type { Locator } from '@playwright/test';

const STEPS = 8;

type Point = Record<'x' | 'y', number>;

/** Fingers that move over an element, as the phone's own input reports them: where each is, from 0 to 1 of the way. */
export async function touch(
  element: Locator,
  fingersAt: (middle: Point, part: number) => Point[],
): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const phone = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    phone.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await send('touchStart', fingersAt(middle, 0));
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', fingersAt(middle, step / STEPS));
  await send('touchEnd', []);
}

/** One finger, from one side of the middle to the other. */
export const swipe = (element: Locator, x: number, y = 0) =>
  touch(element, (middle, part) => [{ x: middle.x + x * (part - 0.5), y: middle.y + y * (part - 0.5) }]);
