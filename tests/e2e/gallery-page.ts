import type { Locator, Page } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { expect } from './fixtures.ts';
import { gallery as pictures, property, site } from './fixture-content.ts';

const uiStrings = property.carousel;
const total = pictures.length;
/** Width of the pictures as they were put in. */
export const FULL_WIDTH = 1280;
/** A text of the gallery with the number of a picture. */
export const interpolateNumber = (template: string, n: number) => interpolate(template, { n, total });

/** What the page adds to the words of a picture of the project. */
export const note = `, ${site.projectNote.charAt(0).toLowerCase()}${site.projectNote.slice(1)}`;
/** The pictures by their numbers, with alternative text and caption as the page completes them. */
export const photos = pictures.map(({ alt, caption, isProject, view }, index) => ({
  number: index + 1,
  name: isProject ? alt + note : alt,
  caption: isProject ? caption + note : caption,
  isProject,
  plan: view?.plan,
}));

export const viewer = (page: Page) => page.getByRole('dialog', { name: uiStrings.viewer.label });
export const gallery = (page: Page) => page.getByRole('region', { name: uiStrings.label });
export const slides = (page: Page) => gallery(page).locator('[id^=foto]');
export const slideLink = (page: Page, number: number) =>
  gallery(page).locator(`#foto-${number}`).getByRole('link', { includeHidden: true });
const thumbnails = (page: Page) =>
  gallery(page).getByRole('group', { name: uiStrings.thumbnails }).getByRole('button');
export const thumbnail = (page: Page, number: number) =>
  thumbnails(page).and(
    page.getByLabel(
      `${interpolateNumber(uiStrings.thumbnail, number)}: ${photos[number - 1]?.caption ?? ''}`,
      {
        exact: true,
      },
    ),
  );
export const previous = (page: Page) => gallery(page).getByRole('button', { name: uiStrings.previous });
export const next = (page: Page) => gallery(page).getByRole('button', { name: uiStrings.next });

/** Opens the home page, moves to the gallery and waits until its script has taken the slides over. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/');
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(slides(page).last()).toHaveAttribute('inert');
  await gallery(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** The frame through which slides are seen. */
export const frame = (page: Page) => gallery(page).getByRole('group').first();

/** What can be seen and reached of the gallery, wherever the page is. */
function readGallery(region: Element) {
  const [frame, strip] = Array.from(region.querySelectorAll('[role=group]'), (part) =>
    part.getBoundingClientRect(),
  );
  const reachable = [...region.querySelectorAll('[id^=foto]:not([inert])')];
  const current = [...region.querySelectorAll('[aria-current=true]')];
  const isInPlace = ({ x, width }: DOMRect) => Math.abs(x - (frame?.x ?? Infinity)) < width / 100;
  const isInStrip = ({ left, right }: DOMRect) => strip && left >= strip.left && right <= strip.right;
  return {
    reachable: reachable.map(({ id }) => id),
    isInPlace: reachable.every((slide) => isInPlace(slide.getBoundingClientRect())),
    // A picture of the whole page has it, too.
    isDrawn: reachable.every((slide) => getComputedStyle(slide).contentVisibility === 'visible'),
    current: current.map((thumbnail) => thumbnail.getAttribute('href')),
    isCurrentInStrip: current.every((thumbnail) => isInStrip(thumbnail.getBoundingClientRect())),
  };
}

/** Waits until this slide is at rest in view and alone can be reached, and thumbnails, counter, caption and announcement say the same. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const caption = photos[number - 1]?.caption ?? '';
  await expect
    .poll(() => gallery(page).evaluate(readGallery))
    .toEqual({
      reachable: [`foto-${number}`],
      isInPlace: true,
      isDrawn: true,
      current: [`#imagen-${number}`],
      isCurrentInStrip: true,
    });
  await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(
    gallery(page).getByText(interpolateNumber(uiStrings.counter, number), { exact: true }),
  ).toBeVisible();
  await expect(gallery(page).getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(
    gallery(page).getByText(`${interpolateNumber(uiStrings.announcement, number)}: ${caption}`),
  ).toHaveCount(1);
  await expect(previous(page)).toHaveAttribute('aria-disabled', String(number === 1));
  await expect(next(page)).toHaveAttribute('aria-disabled', String(number === total));
}

/** Notes what a part says by itself from now on; the returned function tells each sentence once. */
export async function listen(part: Locator): Promise<() => Promise<string[]>> {
  await part.evaluate((element) => {
    const region = element.querySelector('[aria-atomic=true]') ?? element;
    const heard = new Set<string>();
    Reflect.set(window, 'heard', heard);
    const everything = { characterData: true, childList: true, subtree: true };
    new MutationObserver(() => heard.add(region.textContent)).observe(region, everything);
  });
  return () => part.page().evaluate(() => [...(Reflect.get(window, 'heard') as Set<string>)]);
}

/** Movements of a finger in one touch, and the seconds from one to the next. */
const STEPS = 8;
const STEP_S = 0.03;

type Point = Record<'x' | 'y', number>;

/** Fingers that move over an element, as the phone's own input reports them: where each is, from 0 to 1 of the way. */
export async function touch(
  element: Locator,
  fingersAt: (middle: Point, part: number) => Point[],
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const phone = await page.context().newCDPSession(page);
  // The whole touch lies in the past, so that a later event on a fast machine never has an earlier timestamp.
  const start = Date.now() / 1000 - (STEPS + 1) * STEP_S;
  // Not the machine's own times: after a finger as quick as it the browser would go on over several pictures.
  const send = (type: 'touchStart' | 'touchMove' | typeof end, step: number, points: Point[]) =>
    phone.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step * STEP_S,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await send('touchStart', 0, fingersAt(middle, 0));
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', step, fingersAt(middle, step / STEPS));
  await send(end, STEPS + 1, []);
}

/** One finger, from one side of the middle to the other. */
export const swipe = (element: Locator, x: number, y = 0) =>
  touch(element, (middle, part) => [{ x: middle.x + x * (part - 0.5), y: middle.y + y * (part - 0.5) }]);
