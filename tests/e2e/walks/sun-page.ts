import { expect, type Locator, type Page } from '@playwright/test';
import { drawColumns, movePosts, type SunData } from '../../../src/sunlight/sun-data.ts';
import type { TimeOfDay } from '../../../src/time-of-day.ts';

/** Compares the light, the shadows and the line of the sun that are drawn with those that the page has of a day and an hour. */
export async function expectLight(
  sun: Locator,
  day: string,
  hour: TimeOfDay,
  isProject = false,
): Promise<void> {
  const block = sun.locator('.sunlight-day').filter({ visible: true });
  const [json, drawn] = await block.evaluate((element) => {
    const root = element.closest('.sunlight');
    const read = (part: Element | null | undefined, selector: string, ...names: string[]) =>
      [...(part?.querySelectorAll(selector) ?? [])].map((one) => names.map((name) => one.getAttribute(name)));
    const drawn = {
      today: read(element, 'path.of-today', 'd'),
      project: read(element, 'path.of-project', 'd'),
      columns: read(element, '.sunlight-shadow', 'd'),
      posts: read(element, 'use', 'transform'),
      line: read(root, '.sunlight-line line:first-child', 'x1', 'x2'),
      times: [...(root?.querySelectorAll('.sunlight-line text') ?? [])].map(({ textContent }) =>
        textContent.trim(),
      ),
    };
    return [root?.querySelector('[type="application/json"]')?.textContent ?? '', drawn];
  });
  const { days, shadows } = JSON.parse(json) as SunData;
  const { daylight, light } = days.find((one) => one.day === day) ?? {};
  const { path = '', project, ray } = light?.[hour] ?? {};
  const { from, to, sunrise, sunset } = daylight ?? {};
  const states = drawn.project.length;
  expect(drawn, `${day}, ${hour}`).toEqual({
    today: [[path]],
    project: states > 0 ? [[project?.path ?? path]] : [],
    columns: shadows ? [[drawColumns(shadows, { ray })]] : [],
    posts: shadows ? movePosts(shadows, { ray }).map((post) => [post]) : [],
    line: daylight ? [[`${from}%`, `${to}%`]] : [],
    times: daylight ? [sunrise, sunset] : [],
  });
  for (const [side, isShown] of Object.entries({ today: !isProject, project: isProject }))
    if (side === 'today' || states > 0)
      await expect(block.locator(`path.of-${side}`)).toHaveCSS('display', isShown ? 'inline' : 'none');
}

/** The values of the radio buttons that are checked. */
export const listChosen = (part: Locator): Promise<string[]> =>
  part
    .getByRole('radio', { checked: true })
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

/** Follows the bar's link to English, where the same has to be chosen, and the one back. */
export async function readInEnglish(page: Page, chosen: readonly (string | undefined)[]): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(banner.getByRole('link', { name: 'Español' })).toBeVisible();
  await expect.poll(() => listChosen(page.getByRole('main'))).toEqual(chosen);
  await banner.getByRole('link', { name: 'Español' }).click();
  await expect(banner.getByRole('link', { name: 'English' })).toBeVisible();
}
