import type { Locator } from '@playwright/test';
import { expect, test, hydrateIslands } from './visitor.ts';
import { contact, exhibitionsSection, property, site } from './written-words.ts';

const { tabs } = exhibitionsSection;

test.skip(({ isMobile }) => isMobile, 'desktops have forced colours');

/** A computed value of the element or of something drawn with it. */
const readStyle = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, drawn]) => getComputedStyle(element, drawn).getPropertyValue(name ?? ''),
    [property, pseudo],
  );

/** What a system colour is on this machine. */
const readSystemColor = (locator: Locator, color: string) =>
  locator.evaluate((element, name) => {
    const probe = element.ownerDocument.createElement('i');
    probe.style.color = name;
    probe.style.forcedColorAdjust = 'none';
    element.ownerDocument.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, color);

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is selected is marked in the highlight colour', async ({ page }) => {
    await page.goto('/');
    await hydrateIslands(page);
    const tab = page.getByRole('tab', { name: tabs.past, exact: true });
    await tab.click();
    const highlight = await readSystemColor(tab, 'Highlight');
    await expect.poll(() => readStyle(tab, 'background-color', '::after')).toBe(highlight);
    const thumbnail = page
      .getByRole('tablist', { name: property.carousel.thumbnails })
      .getByRole('tab', { selected: true });
    await expect.poll(() => readStyle(thumbnail, 'background-color', '::after')).toBe(highlight);
  });

  test('an arrow that leads nowhere is grey, and icons have the colour of the words', async ({ page }) => {
    await page.goto('/');
    await hydrateIslands(page);
    const previous = page.getByRole('button', { name: property.carousel.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const gray = await readSystemColor(previous, 'GrayText');
    expect(await readStyle(previous, 'color')).toBe(gray);
    const text = await readSystemColor(previous, 'CanvasText');
    const icons = page.locator('#contact dt svg');
    for (const icon of await icons.all()) expect(await readStyle(icon, 'color')).toBe(text);
  });

  test('lines that are drawn as grounds are as dark as text', async ({ page }) => {
    await page.goto('/');
    const diagram = page.getByRole('img', { name: property.diagram.label });
    const text = await readSystemColor(diagram, 'CanvasText');
    const columns = diagram.locator('i:not([class])');
    for (const column of await columns.all()) expect(await readStyle(column, 'background-color')).toBe(text);
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = page.getByRole('button', { name: site.navigation.openMenu }).locator('i');
    for (const line of await lines.all()) expect(await readStyle(line, 'background-color')).toBe(text);
  });

  test('focus and errors are drawn with lines', async ({ page }) => {
    await page.goto('/');
    await hydrateIslands(page);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByText(contact.form.fields.message.missing)).toBeVisible();
    const field = page.getByRole('textbox', { name: contact.form.fields.message.label, exact: true });
    await expect.poll(() => readStyle(field, 'border-bottom-width')).toBe('3px');
    await field.focus();
    expect(await readStyle(field, 'outline-color')).toBe(await readSystemColor(field, 'Highlight'));
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('secondary text is as dark as the rest and the focus ring is thicker', async ({ page }) => {
    await page.goto('/');
    const label = page.getByText(contact.details.hours.label, { exact: true });
    const ink = await readStyle(page.locator('body'), 'color');
    expect(await readStyle(label, 'color')).toBe(ink);
    const phone = page.getByRole('link', { name: contact.details.phone.value });
    await page.keyboard.press('Shift');
    await phone.focus();
    expect(await readStyle(phone, 'outline-width')).toBe('4px');
  });
});
