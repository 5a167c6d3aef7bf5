import type { Page } from '@playwright/test';
import { expectSlide, photos, slideLink, lightbox } from './gallery-page.ts';
import { expect, holdScriptRequests, openHydrated, test } from './fixtures.ts';
import { plans, property } from './fixture-content.ts';

/** Minimum target size of WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;
const MIN_WIDE_TARGET_PX = 32;

const getPlanPhotos = (id: string, showsProject: boolean) =>
  photos.filter(({ plan, isProject = false }) => plan === id && isProject === showsProject);
const getLinkName = ({ number, name }: { number: number; name: string }) =>
  plans.link.replace('{n}', String(number)).replace('{alt}', name);
const [first, second] = plans.plans.flatMap(({ id }) => getPlanPhotos(id, false)) as [
  (typeof photos)[0],
  (typeof photos)[0],
];
/** States of each floor plan that have photographs. `hasChoice` is true if radio buttons switch between two states. */
const planStates = plans.plans.flatMap(({ id, name, today, project }) => {
  const candidates = [
    { plan: name, choice: plans.today, alt: today.alt, photos: getPlanPhotos(id, false) },
    {
      plan: name,
      choice: plans.project,
      alt: `${project.alt}, ${plans.projectNote.toLowerCase()}`,
      photos: getPlanPhotos(id, true),
    },
  ];
  const states = candidates.filter(({ photos }) => photos.length > 0);
  return states.map((state) => ({ ...state, hasChoice: states.length > 1 }));
});
const selectPlanState = async (page: Page, { plan, choice, hasChoice }: (typeof planStates)[0]) => {
  const planRadio = page.getByRole('radio', { name: plan, exact: true });
  // Wide viewports show all floor plans without radio buttons.
  if (await planRadio.isVisible()) await planRadio.check();
  if (hasChoice)
    await page
      .getByRole('group', { name: plan, exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check();
};

const numberLink = (page: Page, photo: typeof first) =>
  page.getByRole('link', { name: getLinkName(photo), exact: true });

test('closing the lightbox returns the focus to the number that opened it', async ({ page }) => {
  await openHydrated(page);
  await numberLink(page, first).locator('text').click();
  await expect(page).toHaveURL(`/#foto-${first.number}`);
  await expect(lightbox(page).getByText(first.caption).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(numberLink(page, first)).toBeFocused();
  await expect(numberLink(page, first)).toBeInViewport();
});

test('a number clicked before hydration opens its image once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdScriptRequests(page);
  await page.goto('/#about');
  await numberLink(page, second).locator('text').click();
  release();
  await expect(lightbox(page).getByText(second.caption).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expectSlide(page, second.number);
  await slideLink(page, second.number).click();
  await page.keyboard.press('Escape');
  await expect(slideLink(page, second.number)).toBeFocused();
  await expect(lightbox(page)).toHaveCount(0);
});

test('a skip link jumps past the numbers of the floor plans', async ({ page }) => {
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

test('the numbers are large and separate touch targets at every width', async ({ page }) => {
  await page.goto('/');
  for (const [width, minSize] of [
    [360, MIN_TARGET_PX],
    [768, MIN_WIDE_TARGET_PX],
    [2560, MIN_WIDE_TARGET_PX],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const planState of planStates) {
      await selectPlanState(page, planState);
      const links = page.getByRole('list', { name: planState.plan, exact: true }).getByRole('link');
      const targets = await links.evaluateAll((elements) =>
        elements.map((link) => link.querySelector('circle')?.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, target] of targets.entries()) {
        expect(target.width, String(width)).toBeGreaterThanOrEqual(minSize);
        for (const previous of targets.slice(0, index))
          expect(Math.hypot(target.x - previous.x, target.y - previous.y)).toBeGreaterThan(target.width);
      }
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('selecting a state shows its drawing with its numbers', async ({ page }) => {
    await page.goto('/');
    for (const choice of [plans.today, plans.project, plans.today]) {
      for (const planState of planStates)
        if (planState.choice === choice) await selectPlanState(page, planState);
      for (const planState of planStates) {
        const count = planState.choice === choice || !planState.hasChoice ? 1 : 0;
        await expect(page.getByRole('img', { name: planState.alt, exact: true })).toHaveCount(count);
        for (const photo of planState.photos) await expect(numberLink(page, photo)).toHaveCount(count);
      }
    }
  });

  test('a phone shows a single floor plan at a time', async ({ page }) => {
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

const [projectPhoto] = planStates
  .filter(({ choice }) => choice === plans.project)
  .flatMap(({ photos }) => photos) as [typeof first];

test('a link to a number selects its floor plan on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const photo = getPlanPhotos(plans.plans[1]?.id ?? '', false)[0] ?? first;
  await page.goto(`/#planta-${photo.number}`);
  await expect(numberLink(page, photo)).toBeInViewport();
});

test('the plan link of the lightbox works when a script sets window.onclick', async ({ page }) => {
  await page.goto(`/#foto-${projectPhoto.number}`);
  await page.evaluate(() => {
    window.onclick = () => undefined;
  });
  // The lightbox has this link only if it doesn't show the floor plan itself.
  await lightbox(page).getByRole('link', { name: plans.showOnPlan }).click();
  await expect(numberLink(page, projectPhoto)).toBeInViewport();
  await expect(numberLink(page, projectPhoto)).toBeFocused();
});

test('reduced motion hides the drawing of today immediately', async ({ page }) => {
  await openHydrated(page);
  const [project] = planStates.filter(({ choice }) => choice === plans.project);
  if (!project)
    throw new Error('The fixture site has no floor plan with project images. Add one to gallery.json.');
  await selectPlanState(page, project);
  await expect(page.getByRole('img', { name: project.alt })).not.toHaveJSProperty('naturalWidth', 0);
  const todayDrawing = page.locator('.plan-comparison .comparison-today').first();
  await expect(todayDrawing).toHaveCSS('transition-delay', '0s');
  await expect(todayDrawing).toBeHidden();
});
