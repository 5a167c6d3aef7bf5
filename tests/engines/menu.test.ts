import { site } from '../e2e/written-words.ts';
import { KEYS } from './browser/engine-browser.ts';
import { expect, hasMenu, test } from './visitor.ts';

const { openMenu, closeMenu, links } = site.navigation;

test.runIf(hasMenu)(
  'the menu opens at the first click, takes the focus and gives it back',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click('button', openMenu);
    await visitor.expectSeen('button', closeMenu, { isFocused: true });
    for (const { label } of links) await visitor.expectSeen('link', label, { isReachable: true });
    await visitor.press(KEYS.Escape);
    await visitor.expectSeen('button', closeMenu, { isVisible: false });
    await visitor.expectSeen('button', openMenu, { isFocused: true, isExpanded: false });
  },
);

test('a link of the bar, or of the menu, leads to its section and leaves nothing open', async ({
  visitor,
}) => {
  await visitor.open('/');
  for (const { label, section } of links) {
    if (hasMenu) await visitor.click('button', openMenu);
    await visitor.click('link', label);
    await expect.poll(() => visitor.readAddress()).toBe(`/#${section}`);
    await visitor.expectSeen('button', closeMenu, { isVisible: false });
  }
});
