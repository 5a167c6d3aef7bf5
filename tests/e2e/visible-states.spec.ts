import type { Page } from '@playwright/test';
import { findFaintFocus } from './focus-contrast.ts';
import { viewer } from './gallery-page.ts';
import { getContrast, installPageColors, type PageColors, type Rgb } from './page-colors.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { gallery, pictureOf, vision } from './fixture-content.ts';

// Properties of every component: states that only a style expresses.

/** WCAG 2.2, 1.4.11: what shows a state differs by so much from the same place in the other state. */
const LEAST_CONTRAST = 3;
/** A place in the viewer with a choice of its state and an open plan. */
const PROJECT_PHOTO =
  gallery.findIndex(({ image }) => image === pictureOf(vision.pairs.items[0]?.project)?.image) + 1;
/** Fewest options of each kind and ground, so that no group is skipped. */
const PAGES: { path: string; groups: Record<string, number> }[] = [
  { path: '/', groups: { 'radio on dark': 2, 'radio on light': 1, 'tab on light': 1, 'button on light': 1 } },
  { path: `/#foto-${PROJECT_PHOTO}`, groups: { 'radio on dark': 1, 'button on dark': 1, 'a on dark': 1 } },
  { path: '/plantas', groups: { 'radio on light': 6 } },
  { path: '/visita', groups: { 'radio on light': 2 } },
];

/** Looks of an option: colours of its inks, grounds, borders and lines, in an order that both states share, and its outlines. */
interface StateVisitor {
  colors: Rgb[];
  shapes: string;
}

interface Group {
  kind: string;
  name: string;
  selected: StateVisitor;
  unselected: StateVisitor;
}

/** Selects the first two visible options of every group of the page in turn, and reads the look of the first in both states. */
async function readGroups(page: Page): Promise<Group[]> {
  await installPageColors(page);
  return page.evaluate(async () => {
    const { blend, getGround, listAncestors } = Reflect.get(window, 'pageColors') as PageColors;
    const OPTIONS = 'input[type=radio]:enabled, [role=tab], button.carousel-thumbnail, a.viewer-number';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

    const readColors = (element: Element, pseudo?: '::before' | '::after'): Rgb[] => {
      const style = getComputedStyle(element, pseudo);
      const around = getGround(listAncestors(element)) ?? [0, 0, 0];
      if (pseudo && style.content === 'none') return Array<Rgb>(6).fill(around);
      const ground = pseudo ? blend(style.backgroundColor, around) : around;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const isDrawn = element.matches('svg *');
      const lines = ['top', 'right', 'bottom', 'left'].map((edge) =>
        parseFloat(style.getPropertyValue(`border-${edge}-width`)) > 0
          ? blend(style.getPropertyValue(`border-${edge}-color`), ground)
          : ground,
      );
      const ink = hasText ? blend(isDrawn ? style.fill : style.color, ground) : ground;
      return [ground, ink, ...lines, ...(isDrawn && !pseudo ? [blend(style.fill, ground)] : [])];
    };
    const readLook = (option: Element): StateVisitor => {
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
    const options = [...root.querySelectorAll(OPTIONS)].filter(isSeen);
    const groups = Map.groupBy(
      options,
      (option) => (option as HTMLInputElement).name || option.closest('ul, [role=tablist], [role=group]'),
    );
    const read: Group[] = [];
    const note = async (first: Element, second: Element) => {
      await select(first);
      const selected = readLook(first);
      await select(second);
      const role = first.getAttribute('role') ?? first.getAttribute('type') ?? first.localName;
      const kind = `${role} on ${first.closest('.on-dark') ? 'dark' : 'light'}`;
      read.push({ kind, name: first.outerHTML.slice(0, 120), selected, unselected: readLook(first) });
    };
    for (const [first, second] of groups.values()) if (first && second) await note(first, second);
    for (const toggle of root.querySelectorAll('[aria-pressed]')) await note(toggle, toggle);
    return read;
  });
}

/** Whether something of a group's first option is seen to change when the second is selected. */
const isSeenToChange = ({ selected, unselected }: Group): boolean =>
  selected.shapes !== unselected.shapes ||
  selected.colors.some((color, index) => {
    const other = unselected.colors[index];
    return other !== undefined && getContrast(color, other) >= LEAST_CONTRAST;
  });

for (const { path, groups } of PAGES)
  test(`the selected option of each group differs from the others: ${path}`, async ({ page }) => {
    // Narrower than the layout that shows all plans at once.
    await page.setViewportSize({ width: 1100, height: 900 });
    await openHydrated(page, path);
    if (path.includes('#')) await expect(viewer(page).getByRole('radio')).toHaveCount(2);
    const read = await readGroups(page);
    expect(read.filter((group) => !isSeenToChange(group)).map(({ name }) => name)).toEqual([]);
    for (const [kind, count] of Object.entries(groups))
      expect(read.filter((group) => group.kind === kind).length, kind).toBeGreaterThanOrEqual(count);
  });

test('the focus indicator of the viewer contrasts with what surrounds each stop', async ({ page }) => {
  await openHydrated(page, `/#foto-${PROJECT_PHOTO}`);
  const controls = viewer(page).locator(':is(a, button, input):visible');
  await expect(controls.first()).toBeVisible();
  const faults: string[] = [];
  for (let stop = 0; stop < (await controls.count()); stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    const faint = await findFaintFocus(page);
    if (faint) faults.push(`${name}: ${faint}`);
  }
  expect(faults).toEqual([]);
});

const VALID_VALUES: Record<string, string> = { email: 'ana@example.com', text: 'Ana', textarea: 'Hola' };

test('each field looks valid before the visitor has typed', async ({ page }) => {
  for (const path of ['/', '/analytics']) {
    await openHydrated(page, path);
    const fields = await page
      .locator('main :is(input:not([type=radio], [type=file]), textarea, select):visible')
      .all();
    expect(fields, path).not.toEqual([]);
    for (const field of fields) {
      const readLook = () =>
        field.evaluate((element) => {
          const { color, backgroundColor, borderColor, borderWidth, boxShadow, outlineColor } =
            getComputedStyle(element);
          return { color, backgroundColor, borderColor, borderWidth, boxShadow, outlineColor };
        });
      const untouched = await readLook();
      const type = await field.evaluate((element) => (element as HTMLInputElement).type);
      await field.fill(VALID_VALUES[type] ?? 'Ana');
      await field.blur();
      expect(await readLook(), `${path} ${type}`).toEqual(untouched);
    }
  }
});
