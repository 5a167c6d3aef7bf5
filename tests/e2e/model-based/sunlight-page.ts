import { expect, type Locator, type Page } from '@playwright/test';
import {
  getBarPath,
  getColumnShadowPath,
  getMullionTransforms,
} from '../../../src/sunlight/drawing-paths.ts';
import type { SunlightData } from '../../../src/sunlight/sunlight-data.ts';
import { parseTime, type TimeOfDay } from '../../../src/dates/time-of-day.ts';

/** Expects the drawing, the description and the bars to match the sunlight data of a date and time. */
export async function expectSunlight(
  sun: Locator,
  day: string,
  hour: TimeOfDay,
  isProject = false,
): Promise<void> {
  const block = sun.locator('.sunlight-date').filter({ visible: true });
  const [json, rendered] = await block.evaluate((element) => {
    const root = element.closest('.sunlight');
    const read = (part: Element | null | undefined, selector: string, ...names: string[]) =>
      [...(part?.querySelectorAll(selector) ?? [])].map((element) =>
        names.map((name) => element.getAttribute(name)),
      );
    const readTexts = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
    const rendered = {
      today: read(element, 'path.state-today', 'd'),
      project: read(element, 'path.state-project', 'd'),
      columns: read(element, '.sunlight-shadow', 'd'),
      posts: read(element, 'use', 'transform'),
      hours: read(root, '.sunlight-track input', 'value').flat(),
      bars: read(root, '.sunlight-track path', 'd').flat(),
      line: read(root, '.sunlight-daylight line:first-child', 'x1', 'x2'),
      times: readTexts('.sunlight-daylight text, .sunlight-sun-times span'),
    };
    return [root?.querySelector('[type="application/json"]')?.textContent ?? '', rendered];
  });
  const { dates, shadowCasters, bookingRequest } = JSON.parse(json) as SunlightData;
  const selectedDate = dates.find(({ date }) => date === day);
  if (!selectedDate)
    throw new Error(
      `${sun.page().url()} has no sunlight data of ${day}. Check the dates of the fixture site.`,
    );
  const { daylight, sunlight, name } = selectedDate;
  const { path = '', description = '', project, direction } = sunlight[hour] ?? {};
  const { from, to, sunrise, sunset } = daylight ?? {};
  const { hours, ...drawn } = rendered;
  const states = drawn.project.length;
  expect(drawn, `${day}, ${hour}`).toEqual({
    today: [[path]],
    project: states > 0 ? [[project?.path ?? path]] : [],
    columns: shadowCasters ? [[getColumnShadowPath(shadowCasters, direction)]] : [],
    posts: shadowCasters ? getMullionTransforms(shadowCasters, direction).map((post) => [post]) : [],
    // Only bookings show a bar above each time.
    bars: bookingRequest ? hours.map((value) => getBarPath(dates, selectedDate, parseTime(value ?? ''))) : [],
    line: daylight ? [[`${from}%`, `${to}%`]] : [],
    times: daylight ? [sunrise, sunset, sunrise, sunset] : [],
  });
  const expectedDescription = isProject ? (project?.description ?? description) : description;
  await expect(sun.getByRole('status')).toHaveText(`${name}: ${expectedDescription}`, { useInnerText: true });
  for (const [state, isShown] of Object.entries({ today: !isProject, project: isProject }))
    if (state === 'today' || states > 0)
      await expect(block.locator(`path.state-${state}`)).toHaveCSS('display', isShown ? 'inline' : 'none');
}

/** Returns the values of the checked radio buttons. */
export const getSelectedValues = (part: Locator): Promise<string[]> =>
  part
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((input) => (input as HTMLInputElement).value));

/** Switches to English, expects the same selection there, and switches back. */
export async function expectSelectionInEnglish(
  page: Page,
  selection: readonly (string | undefined)[],
): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(banner.getByRole('link', { name: 'Español' })).toBeVisible();
  await expect.poll(() => getSelectedValues(page.getByRole('main'))).toEqual(selection);
  await banner.getByRole('link', { name: 'Español' }).click();
  await expect(banner.getByRole('link', { name: 'English' })).toBeVisible();
}
