import { LOCALES } from '../../../src/i18n/locales.ts';
import { getHomePath, getNamedPath } from '../../../src/i18n/paths.ts';
import { getTransferSize } from '../compress.ts';
import { expect, readText, test } from './published-site.ts';

/** Maximum compressed bytes of HTML per page. Only the site owner raises a budget, in a commit that gives the reason. */
const HOME_BUDGET = 36_000;
const PLANS_BUDGET = 25_000;
const PAGE_BUDGET = 19_500;
/** Budget of a page with the sunlight of each bookable hour. */
const SUNLIGHT_BUDGET = 23_000;

const BUDGETS = new Map(
  LOCALES.flatMap((locale) => [
    [getHomePath(locale), HOME_BUDGET],
    [getNamedPath('plans', locale), PLANS_BUDGET],
  ]),
);

test('the HTML of every page stays within its budget', async ({ pages, request }) => {
  for (const path of pages) {
    const html = await readText(request, path);
    const budget = html.includes('class="sunlight-floor"') ? SUNLIGHT_BUDGET : PAGE_BUDGET;
    const bytes = getTransferSize(Buffer.from(html));
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(BUDGETS.get(path) ?? budget);
  }
});
