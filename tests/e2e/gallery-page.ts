import type { Locator, Page } from '@playwright/test';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { expect } from './fixtures.ts';
import { gallery as images, property, site } from './fixture-content.ts';

const uiStrings = property.carousel;
const total = images.length;
/** Width of the source images in pixels. */
export const FULL_WIDTH = 1280;
/** Inserts the number of an image and the total into a UI string of the gallery. */
export const interpolateNumber = (template: string, n: number): string => interpolate(template, { n, total });

/** Suffix that the page appends to the alternative text and the caption of a rendering. */
export const projectNoteSuffix = `, ${site.projectNote.charAt(0).toLowerCase()}${site.projectNote.slice(1)}`;
/** Gallery images in order, with alternative text and caption as the page displays them. */
export const photos = images.map(({ alt, caption, isProject, view }, index) => ({
  number: index + 1,
  name: isProject ? alt + projectNoteSuffix : alt,
  caption: isProject ? caption + projectNoteSuffix : caption,
  isProject,
  plan: view?.plan,
}));

/** Locates the open lightbox. */
export const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: uiStrings.viewer.label });
/** Locates the gallery of the home page. */
export const galleryRegion = (page: Page): Locator => page.getByRole('region', { name: uiStrings.label });
/** Locates all slides, including those that are inert. */
export const slides = (page: Page): Locator => galleryRegion(page).locator('[id^=foto]');
/** Locates the link of a slide, counted from 1. */
export const slideLink = (page: Page, number: number): Locator =>
  galleryRegion(page).locator(`#foto-${number}`).getByRole('link', { includeHidden: true });
const thumbnails = (page: Page) =>
  galleryRegion(page).getByRole('group', { name: uiStrings.thumbnails }).getByRole('button');
/** Locates a thumbnail, counted from 1. */
export const thumbnail = (page: Page, number: number): Locator =>
  thumbnails(page).and(
    page.getByLabel(
      `${interpolateNumber(uiStrings.thumbnail, number)}: ${photos[number - 1]?.caption ?? ''}`,
      {
        exact: true,
      },
    ),
  );
/** Locates the button that shows the previous slide. */
export const previous = (page: Page): Locator =>
  galleryRegion(page).getByRole('button', { name: uiStrings.previous });
/** Locates the button that shows the next slide. */
export const next = (page: Page): Locator =>
  galleryRegion(page).getByRole('button', { name: uiStrings.next });

/** Opens the home page, scrolls to the gallery and waits until it is hydrated. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/');
  await galleryRegion(page).scrollIntoViewIfNeeded();
  await expect(slides(page).last()).toHaveAttribute('inert');
  await galleryRegion(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

/** Locates the frame around the current slide. */
export const slideGroup = (page: Page): Locator => galleryRegion(page).getByRole('group').first();

/** Reads the reachable slides and the current thumbnail, at any scroll position of the page. */
function readGallery(region: Element) {
  const [frameBox, thumbnailsBox] = Array.from(region.querySelectorAll('[role=group]'), (group) =>
    group.getBoundingClientRect(),
  );
  const reachable = [...region.querySelectorAll('[id^=foto]:not([inert])')];
  const current = [...region.querySelectorAll('[aria-current=true]')];
  const isAligned = ({ x, width }: DOMRect) => Math.abs(x - (frameBox?.x ?? Infinity)) < width / 100;
  const isThumbnailInView = ({ left, right }: DOMRect) =>
    thumbnailsBox && left >= thumbnailsBox.left && right <= thumbnailsBox.right;
  return {
    reachable: reachable.map(({ id }) => id),
    isAligned: reachable.every((slide) => isAligned(slide.getBoundingClientRect())),
    // A slide that `content-visibility` skips would be missing in a screenshot.
    isRendered: reachable.every((slide) => getComputedStyle(slide).contentVisibility === 'visible'),
    areNeighboursLoaded: reachable.every((slide) =>
      [slide.previousElementSibling, slide.nextElementSibling].every((neighbour) =>
        [...(neighbour?.querySelectorAll<HTMLImageElement>('picture img') ?? [])].every(
          ({ loading }) => loading === 'eager',
        ),
      ),
    ),
    current: current.map((thumbnail) => thumbnail.getAttribute('href')),
    isCurrentThumbnailInView: current.every((thumbnail) =>
      isThumbnailInView(thumbnail.getBoundingClientRect()),
    ),
  };
}

/** Waits until only this slide is in view and reachable, and thumbnails, counter, caption and announcement match. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const caption = photos[number - 1]?.caption ?? '';
  await expect
    .poll(() => galleryRegion(page).evaluate(readGallery))
    .toEqual({
      reachable: [`foto-${number}`],
      isAligned: true,
      isRendered: true,
      areNeighboursLoaded: true,
      current: [`#imagen-${number}`],
      isCurrentThumbnailInView: true,
    });
  await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(
    galleryRegion(page).getByText(interpolateNumber(uiStrings.counter, number), { exact: true }),
  ).toBeVisible();
  await expect(galleryRegion(page).getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(
    galleryRegion(page).getByText(`${interpolateNumber(uiStrings.announcement, number)}: ${caption}`),
  ).toHaveCount(1);
  await expect(previous(page)).toHaveAttribute('aria-disabled', String(number === 1));
  await expect(next(page)).toHaveAttribute('aria-disabled', String(number === total));
}

/** Records the announcements of a live region from now on. The returned function returns each distinct text once. */
export async function recordAnnouncements(container: Locator): Promise<() => Promise<string[]>> {
  await container.evaluate((element) => {
    const region = element.querySelector('[aria-atomic=true]') ?? element;
    const announcements = new Set<string>();
    Reflect.set(window, 'announcements', announcements);
    const observedChanges = { characterData: true, childList: true, subtree: true };
    new MutationObserver(() => announcements.add(region.textContent)).observe(region, observedChanges);
  });
  return () => container.page().evaluate(() => [...(Reflect.get(window, 'announcements') as Set<string>)]);
}

/** Number of `touchMove` events in a gesture. */
const STEPS = 8;
/** Seconds between two touch events. */
const STEP_S = 0.03;

type Point = Record<'x' | 'y', number>;

/**
 * Dispatches a touch gesture over an element through the DevTools protocol.
 *
 * `fingersAt` returns the position of each finger from the center of the element and the progress, 0 to 1.
 */
export async function dispatchTouchGesture(
  element: Locator,
  fingersAt: (center: Point, progress: number) => Point[],
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box)
    throw new Error(
      `Cannot touch ${String(element)}: the element is not rendered. Scroll to it or show it first.`,
    );
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devTools = await page.context().newCDPSession(page);
  // The timestamps lie in the past, so that later events on a fast machine have later timestamps.
  const start = Date.now() / 1000 - (STEPS + 1) * STEP_S;
  // Real timestamps would make a fast gesture, after which the browser flings past several slides.
  const dispatchTouch = (type: 'touchStart' | 'touchMove' | typeof end, step: number, points: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step * STEP_S,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await dispatchTouch('touchStart', 0, fingersAt(center, 0));
  for (let step = 1; step <= STEPS; step += 1)
    await dispatchTouch('touchMove', step, fingersAt(center, step / STEPS));
  await dispatchTouch(end, STEPS + 1, []);
}

/** Swipes with one finger by `x` and `y` pixels, across the center of the element. */
export const swipe = (element: Locator, x: number, y = 0): Promise<void> =>
  dispatchTouchGesture(element, (center, progress) => [
    { x: center.x + x * (progress - 0.5), y: center.y + y * (progress - 0.5) },
  ]);

/** Interval between the touch events of a double tap, in seconds. Browsers allow about 0.3 s between two taps. */
const TAP_STEP_S = 0.03;

/** Taps a point twice. The timestamps make it a double tap on a machine of any speed. */
export async function doubleTap(page: Page, x: number, y: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const start = Date.now() / 1000 - 4 * TAP_STEP_S;
  for (const [index, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries())
    await devTools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + index * TAP_STEP_S,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    });
}
