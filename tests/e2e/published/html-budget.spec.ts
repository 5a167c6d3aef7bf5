import { LOCALES } from '../../../src/i18n/locales.ts';
import { getHomePath, getNamedPath } from '../../../src/i18n/paths.ts';
import { weighText } from '../compress.ts';
import { expect, readText, test } from './published-site.ts';

/**
 * Compressed bytes that the HTML of a page may weigh with all of an owner's content; `tests/e2e/budgets.spec.ts` weighs what comes with it. Only
 * who answers for the site raises one of them, in a commit that says what visitors get for it.
 */
const HOME_BUDGET = 36_000;
const PLANS_BUDGET = 25_000;
const PAGE_BUDGET = 19_500;
/** With the light of each hour at which one may come. */
const LIT_VISIT_BUDGET = 23_000;

const BUDGETS = new Map(
  LOCALES.flatMap((language) => [
    [getHomePath(language), HOME_BUDGET],
    [getNamedPath('plans', language), PLANS_BUDGET],
  ]),
);

test('the HTML of every page stays within its budget', async ({ pages, request }) => {
  for (const path of pages) {
    const html = await readText(request, path);
    const budget = html.includes('class="sunlight-floor"') ? LIT_VISIT_BUDGET : PAGE_BUDGET;
    const bytes = weighText(Buffer.from(html));
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(BUDGETS.get(path) ?? budget);
  }
});
