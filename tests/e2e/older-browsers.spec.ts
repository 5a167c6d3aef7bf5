import type { Page } from '@playwright/test';
import { listKinds } from './site-pages.ts';
import { expect, test } from './fixtures.ts';
import { englishStrings, site } from './fixture-content.ts';

/** What Firefox 109 lacks, and Safari of four years in part; what Chromium lacked is for that of a Monday. */
const IN_PAGE = /(?<=:)has(?=\()|(?<=\d)cq[a-z]+|container-type|(?<=@)container|(?<= )inert(?=[ >])/g;
const inScript = () => {
  Object.defineProperty(HTMLElement.prototype, 'inert', { value: false, writable: true });
  Element.prototype.toggleAttribute = () => false;
};

/** What is read on a page; controls may fall away. */
async function readLines(page: Page): Promise<string[]> {
  const split = (texts: string[]) => texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  const controls = split(await page.locator('main :is(label, legend, button)').allInnerTexts());
  return split(await page.locator('main').allInnerTexts()).filter((line) => !controls.includes(line));
}

/** The links that can be seen and whose middle, brought into the window, something else would take a tap for. */
const findCovered = (page: Page) =>
  page.locator('a[href]:visible').evaluateAll((links) =>
    links.flatMap((link) => {
      const target = link.querySelector('circle') ?? link;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return y + height < 0 || width < 2 || link.contains(top)
        ? []
        : [`${link.outerHTML.slice(0, 90)} ${top?.className}`];
    }),
  );

test.use({ viewport: { width: 390, height: 844 } });
test.slow();

test('every page is read, and every link can be tapped, with what older browsers lack and without it', async ({
  page,
  context,
  request,
}) => {
  const pages = ['/analytics', ...(await listKinds(request))];
  let taken = /(?!)/g;
  await context.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    await route.fulfill({ response, body: html.replaceAll(taken, 'taken-away') });
  });
  const whole = new Map<string, string[]>();
  for (const isOld of [false, true]) {
    if (isOld) await context.addInitScript(inScript);
    if (isOld) taken = IN_PAGE;
    for (const path of pages) {
      await page.goto(path);
      const lines = await readLines(page);
      // What is there with nothing taken away; the page of visits lists the visits before.
      if (!isOld && path !== '/analytics') whole.set(path, lines);
      expect.soft(lines, path).toEqual(expect.arrayContaining(whole.get(path) ?? []));
      // Where there are no popovers there is no menu: the bar has its links.
      const { navigation } = path.startsWith(englishStrings.paths.home) ? englishStrings.site : site;
      const bar = page.getByRole('banner').getByRole('link', { name: navigation.links[0]?.label ?? '' });
      const hasPopovers = await page.evaluate(() => 'popover' in HTMLElement.prototype);
      if (path !== '/analytics') await expect.soft(bar, path).toBeVisible({ visible: !hasPopovers });
      expect.soft(await findCovered(page), path).toEqual([]);
    }
  }
});

test('with motion a link to a number of a plan arrives there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const number = page.locator('[id^=planta-]').first();
  await page.evaluate((id) => location.assign(`#${id}`), (await number.getAttribute('id')) ?? '');
  const { height = 0 } = page.viewportSize() ?? {};
  // The oldest of these browsers tells no observer of a part of a drawing that it is in the window.
  const isInViewport = () =>
    number.evaluate((element, bottom) => {
      const box = element.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= bottom;
    }, height);
  await expect.poll(isInViewport).toBe(true);
});
