import type { Locator, Page } from '@playwright/test';
import { findLowContrastFocus } from './focus-contrast.ts';
import { lightbox } from './gallery-page.ts';
import { getContrast, installPageColors, type PageColors, type Rgb } from './page-colors.ts';
import { getSmallTargets } from './accessibility.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { MIN_TEXT_CONTRAST } from './painted-contrast.ts';
import { getInvisibleShapes } from './painted-page.ts';
import { button as submitter } from './contact-page.ts';
import { gallery, findGalleryImage, vision } from './fixture-content.ts';
import { expectOpenImage, track } from './lightbox-page.ts';

/** Minimum contrast between the selected and the unselected state of a control (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;
/** Number of a photo with a before/after comparison and an open floor plan. */
const PROJECT_PHOTO =
  gallery.findIndex(({ image }) => image === findGalleryImage(vision.pairs.items[0]?.project)?.image) + 1;
/** Number of a photo of today on the floor plan of `PROJECT_PHOTO`. */
const TODAY_PHOTO =
  gallery.findIndex(
    ({ view, isProject }) => !isProject && view?.plan === gallery[PROJECT_PHOTO - 1]?.view?.plan,
  ) + 1;
/** Minimum number of groups of options of each kind. */
type GroupCounts = Record<string, number>;
/** Pages, with their groups of options. */
const PAGES: { path: string; groups: GroupCounts }[] = [
  { path: '/', groups: { 'radio on dark': 2, 'radio on light': 1, 'tab on light': 1, 'button on light': 1 } },
  { path: '/plantas', groups: { 'radio on light': 6 } },
  { path: '/visita', groups: { 'radio on light': 2 } },
];

/** Painted colours of a control, in the same order for both states, with its SVG path data and transforms. */
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

/** Functions that `installAppearance` adds to the window. */
interface AppearanceReader {
  readAppearance: (control: Element) => Appearance;
  /** Clicks a control, and waits until the page has rendered the result. */
  press: (control: Element) => Promise<void>;
  /** Returns the visible elements of the open dialog, or of the page. */
  findVisible: (selector: string) => Element[];
}

async function installAppearance(page: Page): Promise<void> {
  await installPageColors(page);
  await page.evaluate(() => {
    const { blend, getBackground, getAncestors } = Reflect.get(window, 'pageColors') as PageColors;
    const readColors = (element: Element, pseudo?: '::before' | '::after'): Rgb[] => {
      const style = getComputedStyle(element, pseudo);
      const background = getBackground(getAncestors(element)) ?? [0, 0, 0];
      if (pseudo && style.content === 'none') return Array<Rgb>(6).fill(background);
      const fill = pseudo ? blend(style.backgroundColor, background) : background;
      const hasText =
        !pseudo && [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const isDrawn = element.matches('svg *');
      const lines = ['top', 'right', 'bottom', 'left'].map((edge) =>
        parseFloat(style.getPropertyValue(`border-${edge}-width`)) > 0
          ? blend(style.getPropertyValue(`border-${edge}-color`), fill)
          : fill,
      );
      const textColor = hasText ? blend(isDrawn ? style.fill : style.color, fill) : fill;
      const drawn = [style.fill, style.stroke].map((color) => (color === 'none' ? fill : blend(color, fill)));
      return [fill, textColor, ...lines, ...(isDrawn && !pseudo ? drawn : [])];
    };
    const reader: AppearanceReader = {
      readAppearance: (control) => {
        const root = control.closest('label, figcaption') ?? control;
        const parts = [root, ...root.querySelectorAll('*')];
        const colors = parts.flatMap((part) =>
          ([undefined, '::before', '::after'] as const).flatMap((pseudo) => readColors(part, pseudo)),
        );
        const shapes = parts
          .map((part) => [part.getAttribute('d'), getComputedStyle(part).transform])
          .join(' ');
        return { colors, shapes };
      },
      press: async (control) => {
        const isOption = control.matches('[type=radio], [aria-selected], [aria-current], .lightbox-number');
        const isSelected = () => control.matches(':checked, [aria-selected=true], [aria-current=true]');
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        do {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          if (!control.isConnected) throw new Error(`The page removed ${control.outerHTML}`);
        } while (isOption && !isSelected());
      },
      findVisible: (selector) => {
        const root = document.querySelector('dialog[open]') ?? document;
        return [...root.querySelectorAll(selector)].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        );
      },
    };
    Reflect.set(window, 'appearance', reader);
  });
}

/** Selects the first two visible options of each group in turn, and reads the appearance of the first in both states. */
async function readGroups(page: Page): Promise<Group[]> {
  await installAppearance(page);
  return page.evaluate(async () => {
    const { findVisible, press, readAppearance } = Reflect.get(window, 'appearance') as AppearanceReader;
    const OPTIONS = 'input[type=radio]:enabled, [role=tab], [role=button][aria-current], .lightbox-number';
    const findGroups = () =>
      Map.groupBy(
        findVisible(OPTIONS),
        (option) =>
          (option as HTMLInputElement).name ||
          option.closest('ul, [role=tablist], [role=group], [role=list]'),
      );
    const results: Group[] = [];
    const recordGroup = async (first: Element, second: Element) => {
      await press(first);
      const selected = readAppearance(first);
      await press(second);
      const role = first.getAttribute('role') ?? first.getAttribute('type') ?? first.localName;
      const kind = `${role} on ${first.closest('.on-dark') ? 'dark' : 'light'}`;
      results.push({
        kind,
        name: first.outerHTML.slice(0, 120),
        selected,
        unselected: readAppearance(first),
      });
    };
    for (const [key, initialOptions] of findGroups()) {
      // Selecting an option can replace the options of another group, such as the numbers of a floor plan, or hide them.
      const [first, second] = findGroups().get(key) ?? initialOptions;
      if (first && second) await recordGroup(first, second);
    }
    return results;
  });
}

/** Presses each visible toggle twice, and reads its appearance in both states. */
async function readToggles(page: Page): Promise<Group[]> {
  await installAppearance(page);
  return page.evaluate(async () => {
    const { findVisible, press, readAppearance } = Reflect.get(window, 'appearance') as AppearanceReader;
    const results: Group[] = [];
    for (const toggle of findVisible('[aria-expanded], [aria-pressed]')) {
      const unselected = readAppearance(toggle);
      await press(toggle);
      const selected = readAppearance(toggle);
      await press(toggle);
      results.push({ kind: 'toggle', name: toggle.outerHTML.slice(0, 120), selected, unselected });
    }
    return results;
  });
}

/** Pairs each visible disabled button with an enabled button beside it. */
async function readDisabledButtons(page: Page): Promise<Group[]> {
  await installAppearance(page);
  return page.evaluate(() => {
    const { findVisible, readAppearance } = Reflect.get(window, 'appearance') as AppearanceReader;
    const DISABLED = ':disabled, [aria-disabled=true]';
    return findVisible(`button:is(${DISABLED})`).flatMap((button): Group[] => {
      const enabled = button.parentElement?.querySelector(`button:not(${DISABLED})`);
      if (!enabled) return [];
      const [selected, unselected] = [readAppearance(enabled), readAppearance(button)];
      // Each button has an icon or a text of its own.
      return [
        {
          kind: 'disabled button',
          name: button.outerHTML.slice(0, 120),
          selected: { ...selected, shapes: '' },
          unselected: { ...unselected, shapes: '' },
        },
      ];
    });
  });
}

/** Returns whether the first option of a group changes visibly when the second is selected. */
const changesVisibly = ({ selected, unselected }: Group): boolean =>
  selected.shapes !== unselected.shapes ||
  selected.colors.some((color, index) => {
    const unselectedColor = unselected.colors[index];
    return unselectedColor !== undefined && getContrast(color, unselectedColor) >= MIN_CONTRAST;
  });

function expectVisibleStates(results: Group[]): void {
  expect(results).not.toEqual([]);
  expect(results.filter((group) => !changesVisibly(group)).map(({ name }) => name)).toEqual([]);
}

/** Expects the selected option of each group to differ from the others, with the colours of the page and with forced colours. */
async function expectVisibleSelections(page: Page, groups: GroupCounts): Promise<void> {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const results = await readGroups(page);
    expectVisibleStates(results);
    for (const [kind, count] of Object.entries(groups))
      expect(results.filter((group) => group.kind === kind).length, kind).toBeGreaterThanOrEqual(count);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

for (const { path, groups } of PAGES)
  test(`the selected options of ${path} contrast with the unselected`, async ({ page }) => {
    // Wider layouts show all plans at once.
    await page.setViewportSize({ width: 1100, height: 900 });
    await openHydrated(page, path);
    expect(await getInvisibleShapes(page)).toEqual([]);
    await expectVisibleSelections(page, groups);
    // The second option of each group is selected now. It can show controls that are hidden at first.
    expect(await getSmallTargets(page)).toEqual([]);
  });

test('the controls of the lightbox show their states', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(`/#foto-${TODAY_PHOTO}`);
  await expectOpenImage(page, TODAY_PHOTO);
  await expectVisibleSelections(page, { 'a on dark': 1 });
  await page.goto(`/#foto-${PROJECT_PHOTO}`);
  await expectOpenImage(page, PROJECT_PHOTO);
  await expectVisibleSelections(page, { 'radio on dark': 1 });
  expectVisibleStates(await readToggles(page));
  await page.keyboard.press('Home');
  await expectOpenImage(page, 1);
  expectVisibleStates(await readDisabledButtons(page));
});

test('the focus indicator of the lightbox contrasts with its surroundings', async ({ page }) => {
  // The plan is open at first, because it is below the image.
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(`/#foto-${PROJECT_PHOTO}`);
  await expectOpenImage(page, PROJECT_PHOTO);
  const controls = lightbox(page).locator(':is(a, button, input):visible');
  await expect(controls.first()).toBeVisible();
  // The slide draws the ring of the track, which fills the viewport.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(track(page)).toBeFocused();
  const ringWidth = await track(page)
    .locator('[aria-hidden=false]')
    .evaluate((slide) => parseFloat(getComputedStyle(slide, '::after').borderTopWidth));
  expect(ringWidth).toBeGreaterThanOrEqual(2);
  const faults: string[] = [];
  for (let stop = 0; stop < (await controls.count()); stop += 1) {
    await page.keyboard.press('Tab');
    // The focus starts again at the track after the last control.
    if (await track(page).evaluate((element) => element === document.activeElement)) continue;
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    const lowContrast = await findLowContrastFocus(page);
    if (lowContrast) faults.push(`${name}: ${lowContrast}`);
  }
  expect(faults).toEqual([]);
});

const VALID_VALUES: Record<string, string> = { email: 'ana@example.com', text: 'Ana', textarea: 'Hola' };

const readFieldAppearance = (field: Locator) =>
  field.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderWidth, boxShadow, outlineColor } =
      getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderWidth, boxShadow, outlineColor };
  });

/** Returns the contrast of the placeholder of a field; undefined without a placeholder. */
async function readPlaceholderContrast(field: Locator): Promise<number | undefined> {
  const colors = await field.evaluate((element): [Rgb, Rgb] | undefined => {
    const { blend, getBackground, getAncestors } = Reflect.get(window, 'pageColors') as PageColors;
    if (!element.getAttribute('placeholder')) return undefined;
    const background = getBackground(getAncestors(element)) ?? [0, 0, 0];
    return [blend(getComputedStyle(element, '::placeholder').color, background), background];
  });
  return colors && getContrast(...colors);
}

test('only a field with an error looks invalid', async ({ page }) => {
  for (const path of ['/', '/analytics']) {
    await openHydrated(page, path);
    const fields = page.locator('main :is(input:not([type=radio], [type=file]), textarea, select):visible');
    await expect(fields.first()).toBeVisible();
    expect(await getInvisibleShapes(page), path).toEqual([]);
    await installPageColors(page);
    for (const field of await fields.all())
      expect((await readPlaceholderContrast(field)) ?? Infinity).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    const untouchedFields = await Promise.all((await fields.all()).map(readFieldAppearance));
    for (const [index, untouched] of untouchedFields.entries()) {
      const field = fields.nth(index);
      const type = await field.evaluate((element) => (element as HTMLInputElement).type);
      await field.fill(VALID_VALUES[type] ?? 'Ana');
      await field.blur();
      expect(await readFieldAppearance(field), `${path} ${type}`).toEqual(untouched);
      await field.fill('');
    }
    const form = page.locator('main form:has(:invalid)');
    if ((await form.count()) === 0) continue;
    await submitter(page).click();
    await page.locator(':focus').blur();
    for (const [index, untouched] of untouchedFields.entries())
      expect(await readFieldAppearance(fields.nth(index)), `${path}, error ${index}`).not.toEqual(untouched);
  }
});
