import type { Locator, Page } from '@playwright/test';
import { interpolateNumber, photos, lightbox } from './gallery-page.ts';
import { expect } from './fixtures.ts';
import { gallery as pictures, property } from './fixture-content.ts';

const uiStrings = property.carousel;

/** Scrolling track with the images of the open lightbox. */
export const track = (page: Page): Locator => lightbox(page).getByRole('group');
/** Locates a button of the lightbox. */
export const lightboxButton = (page: Page, name: string): Locator =>
  lightbox(page).getByRole('button', { name, exact: true });
/** Locates the counter of the lightbox while it shows an image, counted from 1. */
export const counter = (page: Page, number: number): Locator =>
  lightbox(page).getByText(interpolateNumber(uiStrings.counter, number), { exact: true });
const slide = (page: Page, number: number) => track(page).locator(`> :nth-child(${number})`);
/** Locates an image of the lightbox, counted from 1. */
export const slideImage = (page: Page, number: number): Locator => slide(page, number).locator('img');

/** Reads the distance of a slide from its snap position, in slide widths. */
const readOffset = (page: Page, number: number): Promise<number> =>
  slide(page, number).evaluate((element) => {
    const [slideBox, trackBox] = [element, element.parentElement].map((part) =>
      part?.getBoundingClientRect(),
    );
    return slideBox && trackBox ? Math.abs(slideBox.x - trackBox.x) / slideBox.width : Number.NaN;
  });

/** Waits until an image is centred, and the counter, caption, announcement and URL match it. */
export async function expectOpenImage(page: Page, number: number): Promise<void> {
  const alt = pictures[number - 1]?.alt ?? '';
  const caption = photos[number - 1]?.caption ?? '';
  await expect(
    lightbox(page).getByText(`${interpolateNumber(uiStrings.announcement, number)}: ${caption}`),
  ).toHaveCount(1);
  await expect(counter(page, number)).toBeVisible();
  await expect(lightbox(page).getByRole('img', { name: alt, exact: true })).toBeInViewport();
  await expect.poll(() => readOffset(page, number)).toBeLessThan(0.01);
  await expect(page).toHaveURL(`/#foto-${number}`);
}

/** Box of an element in the viewport, in CSS pixels. */
interface ElementBox {
  /** Start of the HTML of the element. */
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
  /** Whether the element is fully visible. */
  isWhole: boolean;
}

/** Reads the box of each element and whether it is fully visible. Browsers round the ratio of SVG elements. */
export const readBoxes = (parts: Locator): Promise<ElementBox[]> =>
  parts.evaluateAll(async (elements) => {
    // An IntersectionObserver without targets never calls back.
    if (elements.length === 0) return [];
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(resolve);
      for (const element of elements) observer.observe(element);
    });
    return entries.map(({ boundingClientRect, intersectionRatio, target }) => {
      const { left, top, right, bottom, width, height } = boundingClientRect;
      const name = target.outerHTML.slice(0, 90);
      return { name, left, top, right, bottom, width, height, isWhole: intersectionRatio > 0.999 };
    });
  });
