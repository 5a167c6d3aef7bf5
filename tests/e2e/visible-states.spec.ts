import type { Page } from '@playwright/test';
import { findLowContrastFocus } from './focus-contrast.ts';
import { lightbox } from './gallery-page.ts';
import { getContrast, installPageColors, type PageColors, type Rgb } from './page-colors.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { gallery, findGalleryImage, vision } from './fixture-content.ts';
import { expectOpenImage } from './lightbox-page.ts';

/** Minimum contrast between the selected and the unselected state of a control (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;
/** Number of a photo with a before/after comparison and an open floor plan. */
const PROJECT_PHOTO =
  gallery.findIndex(({ image }) => image === findGalleryImage(vision.pairs.items[0]?.project)?.image) + 1;
/** Pages, with the minimum number of groups of each kind. */
const PAGES: { path: string; groups: Record<string, number> }[] = [
  { path: '/', groups: { 'radio on dark': 2, 'radio on light': 1, 'tab on light': 1 } },
  { path: '/plantas', groups: { 'radio on light': 6 } },
  { path: '/visita', groups: { 'radio on light': 2 } },
];

/** Painted colours of an option, in the same order for both states, and its SVG path data. */
interface Appearance {
  colors: Rgb[];
  shapes: string;
}

interface Group {
  kind: string;
  name: string;
  selected: Appearance;
  unselected: Appearance;
}

/** Selects the first two visible options of each group in turn, and reads the appearance of the first in both states. */
async function readGroups(page: Page): Promise<Group[]> {
  await installPageColors(page);
  return page.evaluate(async () => {
    const { blend, getBackground, getAncestors } = Reflect.get(window, 'pageColors') as PageColors;
    const OPTIONS = 'input[type=radio]:enabled, [role=tab]';
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

    const readColors = (element: Element, pseudo?: '::before' | '::after'): Rgb[] => {
      const style = getComputedStyle(element, pseudo);
      const background = getBackground(getAncestors(element)) ?? [0, 0, 0];
      if (pseudo && style.content === 'none') return Array<Rgb>(6).fill(background);
      const fill = pseudo ? blend(style.backgroundColor, background) : background;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const isDrawn = element.matches('svg *');
      const lines = ['top', 'right', 'bottom', 'left'].map((edge) =>
        parseFloat(style.getPropertyValue(`border-${edge}-width`)) > 0
          ? blend(style.getPropertyValue(`border-${edge}-color`), fill)
          : fill,
      );
      const textColor = hasText ? blend(isDrawn ? style.fill : style.color, fill) : fill;
      return [fill, textColor, ...lines, ...(isDrawn && !pseudo ? [blend(style.fill, fill)] : [])];
    };
    const readAppearance = (option: Element): Appearance => {
      const root = option.closest('label, figcaption') ?? option;
      const parts = [root, ...root.querySelectorAll('*')];
      const colors = parts.flatMap((part) =>
        ([undefined, '::before', '::after'] as const).flatMap((pseudo) => readColors(part, pseudo)),
      );
      return { colors, shapes: parts.map((part) => part.getAttribute('d')).join('') };
    };
    const select = async (option: Element) => {
      option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };

    const root = document.querySelector('dialog[open]') ?? document;
    const options = [...root.querySelectorAll(OPTIONS)].filter(isVisible);
    const groups = Map.groupBy(
      options,
      (option) => (option as HTMLInputElement).name || option.closest('ul, [role=tablist], [role=group]'),
    );
    const results: Group[] = [];
    const recordGroup = async (first: Element, second: Element) => {
      await select(first);
      const selected = readAppearance(first);
      await select(second);
      const role = first.getAttribute('role') ?? first.getAttribute('type') ?? first.localName;
      const kind = `${role} on ${first.closest('.on-dark') ? 'dark' : 'light'}`;
      results.push({
        kind,
        name: first.outerHTML.slice(0, 120),
        selected,
        unselected: readAppearance(first),
      });
    };
    for (const [first, second] of groups.values()) if (first && second) await recordGroup(first, second);
    return results;
  });
}

/** Returns whether the first option of a group changes visibly when the second is selected. */
const changesVisibly = ({ selected, unselected }: Group): boolean =>
  selected.shapes !== unselected.shapes ||
  selected.colors.some((color, index) => {
    const unselectedColor = unselected.colors[index];
    return unselectedColor !== undefined && getContrast(color, unselectedColor) >= MIN_CONTRAST;
  });

for (const { path, groups } of PAGES)
  test(`the selected options of ${path} contrast with the unselected`, async ({ page }) => {
    // Wider layouts show all plans at once.
    await page.setViewportSize({ width: 1100, height: 900 });
    await openHydrated(page, path);
    const results = await readGroups(page);
    expect(results.filter((group) => !changesVisibly(group)).map(({ name }) => name)).toEqual([]);
    for (const [kind, count] of Object.entries(groups))
      expect(results.filter((group) => group.kind === kind).length, kind).toBeGreaterThanOrEqual(count);
  });

test('the focus indicator of the lightbox contrasts with its surroundings', async ({ page }) => {
  await page.goto(`/#foto-${PROJECT_PHOTO}`);
  await expectOpenImage(page, PROJECT_PHOTO);
  const controls = lightbox(page).locator(':is(a, button, input):visible');
  await expect(controls.first()).toBeVisible();
  const faults: string[] = [];
  for (let stop = 0; stop < (await controls.count()); stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    const lowContrast = await findLowContrastFocus(page);
    if (lowContrast) faults.push(`${name}: ${lowContrast}`);
  }
  expect(faults).toEqual([]);
});

const VALID_VALUES: Record<string, string> = { email: 'ana@example.com', text: 'Ana', textarea: 'Hola' };

test('an untouched field looks the same as a valid field', async ({ page }) => {
  for (const path of ['/', '/analytics']) {
    await openHydrated(page, path);
    const fields = page.locator('main :is(input:not([type=radio], [type=file]), textarea, select):visible');
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      const readAppearance = () =>
        field.evaluate((element) => {
          const { color, backgroundColor, borderColor, borderWidth, boxShadow, outlineColor } =
            getComputedStyle(element);
          return { color, backgroundColor, borderColor, borderWidth, boxShadow, outlineColor };
        });
      const untouched = await readAppearance();
      const type = await field.evaluate((element) => (element as HTMLInputElement).type);
      await field.fill(VALID_VALUES[type] ?? 'Ana');
      await field.blur();
      expect(await readAppearance(), `${path} ${type}`).toEqual(untouched);
    }
  }
});
