import { expect, type Locator, type Page } from '@playwright/test';
import {
  getBarPath,
  getColumnShadowPath,
  getMullionTransforms,
} from '../../../src/sunlight/drawing-paths.ts';
import type { SunlightData } from '../../../src/sunlight/sunlight-data.ts';
import { readTime, type TimeOfDay } from '../../../src/dates/time-of-day.ts';

/** Compares the light, the shadows, the sentence, the bars and the line of the sun with what the page has of a day and an hour. */
export async function expectLight(
  sun: Locator,
  day: string,
  hour: TimeOfDay,
  isProject = false,
): Promise<void> {
  const block = sun.locator('.sunlight-day').filter({ visible: true });
  const [json, shown] = await block.evaluate((element) => {
    const root = element.closest('.sunlight');
    const read = (part: Element | null | undefined, selector: string, ...names: string[]) =>
      [...(part?.querySelectorAll(selector) ?? [])].map((one) => names.map((name) => one.getAttribute(name)));
    const readTexts = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
    const shown = {
      today: read(element, 'path.of-today', 'd'),
      project: read(element, 'path.of-project', 'd'),
      columns: read(element, '.sunlight-shadow', 'd'),
      posts: read(element, 'use', 'transform'),
      hours: read(root, '.sunlight-track input', 'value').flat(),
      bars: read(root, '.sunlight-track path', 'd').flat(),
      line: read(root, '.sunlight-line line:first-child', 'x1', 'x2'),
      times: readTexts('.sunlight-line text, .sunlight-sunrise span'),
    };
    return [root?.querySelector('[type="application/json"]')?.textContent ?? '', shown];
  });
  const { dates, shadowCasters, bookingRequest } = JSON.parse(json) as SunlightData;
  const chosen = dates.find(({ date }) => date === day);
  if (!chosen) throw new Error(`The page has no ${day}.`);
  const { daylight, sunlight, name } = chosen;
  const { path = '', description = '', project, direction } = sunlight[hour] ?? {};
  const { from, to, sunrise, sunset } = daylight ?? {};
  const { hours, ...drawn } = shown;
  const states = drawn.project.length;
  expect(drawn, `${day}, ${hour}`).toEqual({
    today: [[path]],
    project: states > 0 ? [[project?.path ?? path]] : [],
    columns: shadowCasters ? [[getColumnShadowPath(shadowCasters, direction)]] : [],
    posts: shadowCasters ? getMullionTransforms(shadowCasters, direction).map((post) => [post]) : [],
    // Over the hours of a visit.
    bars: bookingRequest ? hours.map((value) => getBarPath(dates, chosen, readTime(value ?? ''))) : [],
    line: daylight ? [[`${from}%`, `${to}%`]] : [],
    times: daylight ? [sunrise, sunset, sunrise, sunset] : [],
  });
  const told = isProject ? (project?.description ?? description) : description;
  await expect(sun.getByRole('status')).toHaveText(`${name}: ${told}`, { useInnerText: true });
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
