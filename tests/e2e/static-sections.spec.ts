import type { Page } from '@playwright/test';
import { TEST_DAY } from '../setup/site-folder.ts';
import { expect, SCREENS, test } from './visitor.ts';
import { contact, hero, property, VISIT_HOURS, wordsByLanguage } from './written-words.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A section or, in Propiedad, a block: the innermost that has the heading. */
const block = (page: Page, name: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

async function readPairs(page: Page, name: string): Promise<string[][]> {
  const pairs = await block(page, name)
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  return pairs.map((pair) => pair.map((text = '') => text.replaceAll(/\s+/g, ' ').trim()));
}

test('the number fits its column on every screen, before and after its font', async ({ page }) => {
  await page.goto('/');
  const cover = region(page, hero.heading);
  const number = cover.locator('svg');
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const name = `${width} × ${height}`;
    const fit = await number.evaluate((svg) => {
      const [text] = svg.children as unknown as [SVGTextElement];
      const told = text.getAttribute('textLength') ?? '';
      text.removeAttribute('textLength');
      const own = text.getComputedTextLength();
      text.setAttribute('textLength', told);
      const read = () => {
        const [ink, column] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
        const isFull = ink.right > column.right - 0.05 * column.width;
        const isHigh = svg.clientHeight >= Number.parseFloat(getComputedStyle(svg).maxHeight) - 1;
        const end = Math.round(text.getEndPositionOfChar(text.getNumberOfChars() - 1).x);
        return { end, isIn: ink.right < column.right + 0.01 * column.width, fills: isFull || isHigh };
      };
      const withFont = read();
      text.style.fontFamily = 'serif';
      const withoutFont = read();
      text.style.fontFamily = '';
      return { stretch: Number(told) / own, withFont, withoutFont };
    });
    expect.soft(fit.withFont, name).toMatchObject({ isIn: true, fills: true });
    expect.soft(fit.withoutFont, `${name}, before its font`).toEqual(fit.withFont);
    expect.soft(Math.abs(fit.stretch - 1), `${name}, not distorted`).toBeLessThan(0.01);
    for (const words of [hero.text, hero.propertyLink, hero.exhibitionsLink])
      await expect.soft(cover.getByText(words, { exact: true }), words).toBeInViewport({ ratio: 0.98 });
    expect.soft((await cover.boundingBox())?.height, `${name}, filled`).toBe(height);
    // One line each.
    for (const link of await cover.getByRole('link').all())
      if (width >= 360) expect.soft((await link.boundingBox())?.height, name).toBeLessThan(60);
    // A low screen leaves the number a fifth of its height.
    const { height: own = 0 } = (await number.boundingBox()) ?? {};
    if (width > height) expect.soft(own, `${width} × ${height}`).toBeGreaterThan(height / 5);
  }
});

for (const [language, read] of wordsByLanguage)
  test(`in ${language} each value stands beside its label, and each text in its section`, async ({
    page,
  }) => {
    const { about, contact, footer, property, vision } = read;
    await page.goto(read.paths.home);
    const { details, price, projectMark, design, amenities, features, diagram } = property;
    const { hours, phone, whatsapp, email, location } = contact.details;
    const pairsOf = (items: { label: string; value: string }[]) =>
      items.map(({ label, value }) => [label, value]);
    expect(await readPairs(page, details.heading)).toEqual(pairsOf([...details.items, price]));
    expect(await readPairs(page, design.heading)).toEqual(
      design.items.map(({ name, value }) => [name, value]),
    );
    expect(await readPairs(page, about.heading)).toEqual(pairsOf(about.stats));
    expect(await readPairs(page, contact.heading)).toEqual(
      pairsOf([{ ...hours, value: VISIT_HOURS[language] }, phone, whatsapp, email, location]),
    );

    const [planned = [], standing = []] = [true, false].map((isProject) =>
      amenities.items.filter((item) => 'isProject' in item === isProject).map(({ name }) => name),
    );
    const amenitiesOf = block(page, amenities.heading);
    await expect(amenitiesOf.getByRole('listitem')).toHaveText([...standing, ...planned]);
    await expect(
      amenitiesOf.getByRole('list', { name: projectMark.label, exact: true }).getByRole('listitem'),
    ).toHaveText(planned);
    await expect(block(page, features.heading).getByRole('listitem')).toHaveText(features.items);
    await expect(region(page, about.heading).getByRole('paragraph')).toHaveText(about.paragraphs);
    const visionTexts = [vision.badge, ...vision.paragraphs];
    await expect(region(page, vision.heading).getByRole('paragraph')).toHaveText(visionTexts);
    for (const [heading, name] of [
      [property.heading, diagram.label],
      [about.heading, about.imageAlt],
      [vision.heading, vision.imageAlt],
    ] as const)
      await expect(region(page, heading).getByRole('img', { name })).toBeVisible();

    const year = TEST_DAY.slice(0, 4);
    const end = page.getByRole('contentinfo');
    // The contact section stands right above it.
    await expect(end.getByRole('link', { name: phone.value })).toHaveCount(0);
    for (const words of [footer.copyright.replace('{year}', year), footer.place])
      await expect(end.getByText(words, { exact: true })).toBeVisible();
  });

test('what is in the project says so where it stands, and once what that means', async ({ page }) => {
  await page.goto('/');
  const { details, projectMark } = property;
  const marked = details.items.filter((item) => 'isProject' in item);
  expect(marked.length).toBeGreaterThan(0);
  await expect(block(page, details.heading).getByText(projectMark.label, { exact: true })).toHaveCount(
    marked.length,
  );
  await expect(page.getByText(projectMark.explanation, { exact: true })).toHaveCount(1);
});

test('below other pages stand telephone and mail', async ({ page }) => {
  await page.goto('/exhibiciones');
  const end = page.getByRole('contentinfo');
  const { phone, email } = contact.details;
  await expect(end.getByRole('link', { name: phone.value })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(end.getByRole('link', { name: email.value })).toHaveAttribute('href', /^mailto:/);
});
