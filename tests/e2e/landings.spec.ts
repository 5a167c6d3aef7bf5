import { frame } from './gallery-page.ts';
import { expect, test } from './visitor.ts';
import { about, contact, currentTitle, exhibitionsSection, hero, property } from './written-words.ts';

const BAR_PX = 72;
const BELOW_BAR_PX = 48;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What each address asks for, and how much of it must be in sight. */
const LANDINGS = [
  ['property', property.heading, 'img', property.diagram.label, 0.9],
  ['exhibitions', exhibitionsSection.heading, 'article', currentTitle, 0.5],
  ['about', about.heading, 'img', about.imageAlt, 0.5],
  ['contact', contact.heading, 'textbox', contact.form.fields.name.label, 1],
] as const;

for (const size of [DESKTOP, PHONE])
  test(`every anchor lands on what was asked for at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const [id, title, role, name, ratio] of LANDINGS) {
      await page.goto(`/#${id}`);
      const heading = page.getByRole('heading', { name: title, level: 2 });
      await expect
        .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - BAR_PX - BELOW_BAR_PX), id)
        .toBeLessThan(5);
      const asked = page.locator(`#${id}`).getByRole(role, { name, exact: true });
      const picture = role === 'article' ? asked.getByRole('img').first() : asked;
      await expect(picture, id).toBeInViewport({ ratio });
      await page.goto('about:blank');
    }
  });

for (const [width, height] of [
  [1024, 600],
  [844, 390],
] as const)
  test(`the cover's number, words and both buttons are in sight at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const cover = page.getByRole('region', { name: hero.heading });
    for (const part of [
      cover.getByText(hero.size),
      cover.getByText(hero.text),
      cover.getByRole('link', { name: hero.propertyLink }),
      cover.getByRole('link', { name: hero.exhibitionsLink }),
    ])
      await expect(part).toBeInViewport({ ratio: 0.98 });
    const box = await cover.getByText(hero.size).boundingBox();
    expect(box?.height).toBeGreaterThan(height / 5);
  });

test('beyond 1760 px pictures go on growing, and text keeps its measure', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/');
  const readWidth = async (locator: ReturnType<typeof frame>) => (await locator.boundingBox())?.width;
  expect(await readWidth(frame(page))).toBeGreaterThan(2100);
  const photograph = page.getByRole('article', { name: currentTitle }).getByRole('img').first();
  expect(await readWidth(photograph)).toBeGreaterThan(1400);
  for (const text of [property.lead, about.paragraphs[0] ?? ''])
    expect(await readWidth(page.getByText(text))).toBeLessThan(900);
});

test('the count beside a tab stands at one height, whatever the size of the letters', async ({ page }) => {
  const places: number[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const place = await page.getByRole('tab', { name: exhibitionsSection.tabs.past }).evaluate((tab) => {
      const count = tab.querySelector('sup')?.getBoundingClientRect() ?? new DOMRect();
      const label = document.createRange();
      label.selectNode(tab.firstChild as Node);
      const letters = label.getBoundingClientRect();
      return (count.top + count.bottom - letters.top - letters.bottom) / letters.height;
    });
    places.push(place);
  }
  expect(places[0]).toBeCloseTo(places[1] ?? Number.NaN, 1);
  expect(places[0]).toBeLessThan(-0.2);
});
