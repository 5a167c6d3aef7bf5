import type { Page } from '@playwright/test';
import { getPathOfEachPageType } from './site-pages.ts';
import { expect, test } from './fixtures.ts';
import { englishContent, site } from './fixture-content.ts';

/** Features in HTML and CSS that Firefox 109 lacks. The Monday workflow runs an old Chromium. */
const MODERN_FEATURES = /(?<=:)has(?=\()|(?<=\d)cq[a-z]+|container-type|(?<=@)container|(?<= )inert(?=[ >])/g;

/** Disables DOM features that Firefox 109 lacks. */
const disableDomFeatures = () => {
  Object.defineProperty(HTMLElement.prototype, 'inert', { value: false, writable: true });
  Element.prototype.toggleAttribute = () => false;
};

/** Returns the lines of text in the main element without controls, which an older browser may hide. */
async function readTextLines(page: Page): Promise<string[]> {
  const split = (texts: string[]) => texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  const controls = split(await page.locator('main :is(label, legend, button)').allInnerTexts());
  return split(await page.locator('main').allInnerTexts()).filter((line) => !controls.includes(line));
}

/** Returns visible links whose center is covered by a different element. */
const getCoveredLinks = (page: Page) =>
  page.locator('a[href]:visible').evaluateAll((links) => {
    const coveredLinks: string[] = [];
    for (const link of links) {
      const target = link.querySelector('circle') ?? link;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect();
      const topElement = document.elementFromPoint(x + width / 2, y + height / 2);
      if (y + height >= 0 && width >= 2 && !link.contains(topElement))
        coveredLinks.push(`${link.outerHTML.slice(0, 90)} ${topElement?.className}`);
    }
    return coveredLinks;
  });

test.use({ viewport: { width: 390, height: 844 } });
test.slow();

test('older browsers display the text and links of every page', async ({ page, context, request }) => {
  const paths = ['/analytics', ...(await getPathOfEachPageType(request))];
  let removedFeatures = /(?!)/g;
  await context.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    await route.fulfill({ response, body: html.replaceAll(removedFeatures, 'removed-feature') });
  });
  const modernLines = new Map<string, string[]>();
  for (const isOld of [false, true]) {
    if (isOld) await context.addInitScript(disableDomFeatures);
    if (isOld) removedFeatures = MODERN_FEATURES;
    for (const path of paths) {
      await page.goto(path);
      const lines = await readTextLines(page);
      // The text of /analytics depends on the previous page views.
      if (!isOld && path !== '/analytics') modernLines.set(path, lines);
      expect.soft(lines, path).toEqual(expect.arrayContaining(modernLines.get(path) ?? []));
      // The navbar shows its links in browsers without popovers, which have no menu.
      const { navigation } = path.startsWith(englishContent.paths.home) ? englishContent.site : site;
      const navbarLink = page
        .getByRole('banner')
        .getByRole('link', { name: navigation.links[0]?.label ?? '' });
      const hasPopovers = await page.evaluate(() => 'popover' in HTMLElement.prototype);
      if (path !== '/analytics') await expect.soft(navbarLink, path).toBeVisible({ visible: !hasPopovers });
      expect.soft(await getCoveredLinks(page), path).toEqual([]);
    }
  }
});

test('a link scrolls to its number on a floor plan', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const number = page.locator('[id^=planta-]').first();
  await page.evaluate((id) => location.assign(`#${id}`), (await number.getAttribute('id')) ?? '');
  const { height = 0 } = page.viewportSize() ?? {};
  // The oldest Chromium doesn't report SVG elements to IntersectionObserver, so `toBeInViewport` fails.
  const isInViewport = () =>
    number.evaluate((element, bottom) => {
      const box = element.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= bottom;
    }, height);
  await expect.poll(isInViewport).toBe(true);
});
