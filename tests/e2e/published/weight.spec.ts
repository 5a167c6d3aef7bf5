import { LANGUAGES } from '../../../src/languages.ts';
import { homePath, namedPath } from '../../../src/paths.ts';
import { gzip, weighText } from '../compress.ts';
import { expect, readText, test } from './published-site.ts';

/**
 * Compressed bytes that the HTML of a page may weigh with all of an owner's content; `tests/e2e/budgets.spec.ts` weighs what comes with it. Only
 * who answers for the site raises one of them, in a commit that says what visitors get for it.
 */
const HOME_BUDGET = 36_000;
const PLANS_BUDGET = 25_000;
const PAGE_BUDGET = 19_500;
/** What the choice of a day and an hour, with their light, may add to a page: its HTML, its script and its style sheet. */
const VISIT_SUN_BUDGET = 6_000;
/** `src/components/VisitSun.astro` as it is built. */
const VISIT_SUN =
  /<link rel="stylesheet" href="([^"]*visit-sun[^"]*)">.*?<script type="module">.*?<\/script>/s;

const BUDGETS = new Map(
  LANGUAGES.flatMap((language) => [
    [homePath(language), HOME_BUDGET],
    [namedPath('plans', language), PLANS_BUDGET],
  ]),
);

test('the HTML of every page stays within its budget', async ({ pages, request }) => {
  for (const path of pages) {
    const html = (await readText(request, path)).replace(VISIT_SUN, '');
    const bytes = weighText(Buffer.from(html));
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(BUDGETS.get(path) ?? PAGE_BUDGET);
  }
});

test('choosing a day, an hour and their light stays within its budget', async ({ pages, request }) => {
  for (const path of pages) {
    const html = await readText(request, path);
    const [, styles] = VISIT_SUN.exec(html) ?? [];
    if (styles === undefined) continue;
    const [whole, without, sheet] = [html, html.replace(VISIT_SUN, ''), await readText(request, styles)].map(
      (text) => gzip(Buffer.from(text)).length,
    );
    const bytes = Number(whole) - Number(without) + Number(sheet);
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(VISIT_SUN_BUDGET);
  }
});
