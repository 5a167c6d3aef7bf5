import { gallery, property } from '../e2e/written-words.ts';
import { KEYS } from './browser/engine-browser.ts';
import { expect, test, type Visitor } from './visitor.ts';

const { carousel } = property;
const total = gallery.length;
const fill = (template: string, number: number) =>
  template.replace('{n}', String(number)).replace('{total}', String(total));

/** Runs in the page: the number of the slide that fills the frame, 0 while none does. */
const readSlide = () => {
  const frame = document.querySelector('[aria-roledescription] [role=group]');
  const left = frame?.getBoundingClientRect().left ?? Number.NaN;
  const slides = [...(frame?.querySelectorAll('[role=tabpanel]') ?? [])];
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2) + 1;
};

async function expectSlide(visitor: Visitor, number: number): Promise<void> {
  await expect.poll(() => visitor.ask(readSlide)).toBe(number);
  await visitor.expectSeen('tab', fill(carousel.thumbnail, number), { isSelected: true });
  const caption = gallery[number - 1]?.caption ?? '';
  await visitor.expectSeen('paragraph', `${fill(carousel.announcement, number)}: ${caption}`, {
    isVisible: true,
  });
}

test('the arrows, the keys and the thumbnails turn the pictures, from the first click on', async ({
  visitor,
}) => {
  await visitor.open('/');
  for (let click = 0; click < 3; click += 1) await visitor.click('button', carousel.next);
  await expectSlide(visitor, 4);
  await visitor.click('button', carousel.previous);
  await expectSlide(visitor, 3);
  await visitor.click('tab', fill(carousel.thumbnail, 5));
  await expectSlide(visitor, 5);
  await visitor.press(KEYS.ArrowRight);
  await expectSlide(visitor, 6);
  await visitor.press(KEYS.End);
  await expectSlide(visitor, total);
});

test('Tab goes from the arrows to one thumbnail, and on out of the gallery', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('button', carousel.next);
  await expectSlide(visitor, 2);
  await visitor.press(KEYS.Tab);
  await visitor.expectSeen('tab', fill(carousel.thumbnail, 2), { isFocused: true });
  await visitor.press(KEYS.Tab);
  expect(
    await visitor.ask(() => document.activeElement?.closest('[aria-roledescription]') ?? 'outside'),
  ).toBe('outside');
});

test('the picture in the frame has arrived', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('button', carousel.next);
  await expectSlide(visitor, 2);
  const readWidth = () =>
    document.querySelector<HTMLImageElement>('[role=group] [role=tabpanel]:not([inert]) img')?.naturalWidth ??
    0;
  await expect.poll(() => visitor.ask(readWidth)).toBeGreaterThan(0);
});
