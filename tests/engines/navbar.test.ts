import { expect, test } from './visitor.ts';

/** Runs in the page: whether what is behind the bar can be seen through it. */
const isTransparent = () => {
  const bar = document.querySelector('header .navbar, header.navbar') ?? document.body;
  return getComputedStyle(bar).backgroundColor === 'rgba(0, 0, 0, 0)';
};

test('the bar is transparent over the cover and opaque below it', async ({ visitor }) => {
  await visitor.open('/');
  expect(await visitor.ask(isTransparent)).toBe(true);
  await visitor.ask(() => scrollTo(0, 600));
  await expect.poll(() => visitor.ask(isTransparent)).toBe(false);
  await visitor.ask(() => scrollTo(0, 0));
  await expect.poll(() => visitor.ask(isTransparent)).toBe(true);
});
