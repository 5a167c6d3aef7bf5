import type { Page } from '@playwright/test';
import { expectSlide, photos, slideLink, viewer } from './gallery-page.ts';
import { expect, holdScriptRequests, openHydrated, test } from './fixtures.ts';
import { plans, property } from './fixture-content.ts';

/** Of WCAG 2.2, 2.5.8, and ours where there is room. */
const LEAST_TARGET_PX = 24;
const WIDE_TARGET_PX = 32;

const onPlan = (id: string, ofProject: boolean) =>
  photos.filter(({ plan, isProject = false }) => plan === id && isProject === ofProject);
const nameOf = ({ number, name }: { number: number; name: string }) =>
  plans.link.replace('{n}', String(number)).replace('{alt}', name);
const [first, second] = plans.plans.flatMap(({ id }) => onPlan(id, false)) as [
  (typeof photos)[0],
  (typeof photos)[0],
];
/** What the home page shows of each plan: each state that has photographs, by what chooses it, if there are two. */
const sides = plans.plans.flatMap(({ id, name, today, project }) => {
  const states = [
    { plan: name, choice: plans.today, alt: today.alt, photos: onPlan(id, false) },
    {
      plan: name,
      choice: plans.project,
      alt: `${project.alt}, ${plans.projectNote.toLowerCase()}`,
      photos: onPlan(id, true),
    },
  ].filter(({ photos }) => photos.length > 0);
  return states.map((side) => ({ ...side, isChosen: states.length > 1 }));
});
const choose = async (page: Page, { plan, choice, isChosen }: (typeof sides)[0]) => {
  const level = page.getByRole('radio', { name: plan, exact: true });
  // A wide window has all plans at once.
  if (await level.isVisible()) await level.check();
  if (isChosen)
    await page
      .getByRole('group', { name: plan, exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check();
};

const numberLink = (page: Page, view: typeof first) =>
  page.getByRole('link', { name: nameOf(view), exact: true });

test('a number opens its picture, and closing comes back to it', async ({ page }) => {
  await openHydrated(page);
  await numberLink(page, first).locator('text').click();
  await expect(page).toHaveURL(`/#foto-${first.number}`);
  await expect(viewer(page).getByText(first.caption).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(numberLink(page, first)).toBeFocused();
  await expect(numberLink(page, first)).toBeInViewport();
});

test('with motion a number pressed before the gallery has hydrated opens its picture when it has, once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdScriptRequests(page);
  await page.goto('/#about');
  await numberLink(page, second).locator('text').click();
  release();
  await expect(viewer(page).getByText(second.caption).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expectSlide(page, second.number);
  await slideLink(page, second.number).click();
  await page.keyboard.press('Escape');
  await expect(slideLink(page, second.number)).toBeFocused();
  await expect(viewer(page)).toHaveCount(0);
});

test('ears get each plan as a list of its pictures, and a sentence for the drawing', async ({ page }) => {
  await page.goto('/');
  for (const side of sides) {
    await choose(page, side);
    const links = page
      .getByRole('list', { name: side.plan, exact: true })
      .getByRole('listitem')
      .getByRole('link');
    await expect(links).toHaveCount(side.photos.length);
    for (const [index, view] of side.photos.entries())
      await expect(links.nth(index)).toHaveAccessibleName(nameOf(view));
    await expect(page.getByRole('img', { name: side.alt, exact: true })).toHaveJSProperty('loading', 'lazy');
  }
});

test('keys have a way past the numbers', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: plans.skip });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.press('Enter');
  const heading = page.getByRole('heading', { name: property.design.heading });
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  const follows = await heading.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(follows).toBeGreaterThan(0);
});

test('fingers find the numbers large enough at every width, and apart', async ({ page }) => {
  await page.goto('/');
  for (const [width, least] of [
    [360, LEAST_TARGET_PX],
    [768, WIDE_TARGET_PX],
    [2560, WIDE_TARGET_PX],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const side of sides) {
      await choose(page, side);
      const links = page.getByRole('list', { name: side.plan, exact: true }).getByRole('link');
      const targets = await links.evaluateAll((found) =>
        found.map((link) => link.querySelector('circle')?.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, target] of targets.entries()) {
        expect(target.width, String(width)).toBeGreaterThanOrEqual(least);
        for (const other of targets.slice(0, index))
          expect(Math.hypot(target.x - other.x, target.y - other.y)).toBeGreaterThan(target.width);
      }
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan shows what stands, and as it will be its drawing and its numbers', async ({ page }) => {
    await page.goto('/');
    for (const choice of [plans.today, plans.project, plans.today]) {
      for (const side of sides) if (side.choice === choice) await choose(page, side);
      for (const side of sides) {
        const count = side.choice === choice || !side.isChosen ? 1 : 0;
        await expect(page.getByRole('img', { name: side.alt, exact: true })).toHaveCount(count);
        for (const view of side.photos) await expect(numberLink(page, view)).toHaveCount(count);
      }
    }
  });

  test('a phone shows one plan at a time, by its name, and a wide window all of them', async ({ page }) => {
    await page.goto('/');
    const drawings = page.locator('.plan').filter({ visible: true });
    await expect(drawings).toHaveCount(plans.plans.length);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { name } of plans.plans) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(drawings).toHaveCount(1);
      await expect(page.getByRole('figure', { name, exact: true }).locator('.plan').first()).toBeVisible();
    }
  });
});

const [hidden] = sides.flatMap(({ choice, photos }) => (choice === plans.project ? photos : [])) as [
  typeof first,
];

test('a link to a number of the other plan shows that plan, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const other = onPlan(plans.plans[1]?.id ?? '', false)[0] ?? first;
  await page.goto(`/#planta-${other.number}`);
  await expect(numberLink(page, other)).toBeInViewport();
});

test('a link from elsewhere to a number of the project shows the project', async ({ page }) => {
  await page.goto(`/#planta-${hidden.number}`);
  await expect(numberLink(page, hidden)).toBeInViewport();
});

test('a link in the viewer to a number of the project shows the project, also where another script has set window.onclick', async ({
  page,
}) => {
  await page.goto(`/#foto-${hidden.number}`);
  await page.evaluate(() => (window.onclick = () => undefined));
  // A way to the plan of the page only while no plan stands beside the picture.
  await viewer(page).getByRole('link', { name: plans.showOnPlan }).click();
  await expect(numberLink(page, hidden)).toBeInViewport();
  await expect(numberLink(page, hidden)).toBeFocused();
});

test('for whoever asks for less motion the drawing of today goes at once, with its numbers', async ({
  page,
}) => {
  await openHydrated(page);
  const [project] = sides.filter(({ choice }) => choice === plans.project);
  if (!project) throw new Error('The tests’ site has no plan.');
  await choose(page, project);
  await expect(page.getByRole('img', { name: project.alt })).not.toHaveJSProperty('naturalWidth', 0);
  const today = page.locator('.plan-pair .pair-today').first();
  await expect(today).toHaveCSS('transition-delay', '0s');
  await expect(today).toBeHidden();
});
