import type { Locator, Page } from '@playwright/test';
import { interpolateNumber, photos, viewer } from './gallery-page.ts';
import { expect } from './fixtures.ts';
import { gallery as pictures, property } from './fixture-content.ts';

const uiStrings = property.carousel;

/** The pictures of the open viewer, side by side. */
export const strip = (page: Page) => viewer(page).getByRole('group');
export const control = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });
export const counter = (page: Page, number: number) =>
  viewer(page).getByText(interpolateNumber(uiStrings.counter, number), { exact: true });
const slide = (page: Page, number: number) => strip(page).locator(`> :nth-child(${number})`);
export const picture = (page: Page, number: number) => slide(page, number).locator('img');

/** How far, in its own widths, a picture is from where it rests. */
const readOffset = (page: Page, number: number) =>
  slide(page, number).evaluate((element) => {
    const [own, strip] = [element, element.parentElement].map((part) => part?.getBoundingClientRect());
    return own && strip ? Math.abs(own.x - strip.x) / own.width : Number.NaN;
  });

/** Waits until this picture is at rest in the middle, and counter, caption, announcement and URL say the same. */
export async function expectPicture(page: Page, number: number): Promise<void> {
  const alt = pictures[number - 1]?.alt ?? '';
  const caption = photos[number - 1]?.caption ?? '';
  await expect(
    viewer(page).getByText(`${interpolateNumber(uiStrings.announcement, number)}: ${caption}`),
  ).toHaveCount(1);
  await expect(counter(page, number)).toBeVisible();
  await expect(viewer(page).getByRole('img', { name: alt, exact: true })).toBeInViewport();
  await expect.poll(() => readOffset(page, number)).toBeLessThan(0.01);
  await expect(page).toHaveURL(`/#foto-${number}`);
}

/** Where parts are in the window, and whether each is seen whole; browsers round what they say of a part of a drawing. */
export const readBoxes = (parts: Locator) =>
  parts.evaluateAll(async (elements) => {
    // An observer of nothing never calls back.
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
