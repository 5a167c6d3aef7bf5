import { readOverflow } from '../find-barriers.ts';
import { visitStates } from '../page-states.ts';
import { openHydrated, LIGHTHOUSE_PHONE, NOT_FOUND_STATUS } from '../visitor.ts';
import { inTab, withStatus } from '../written-words.ts';
import { expect, test, words } from './published-site.ts';

const { about, contact, exhibitionsSection, property, vision } = words;
const HEADING_PX = 72 + 48;
const COLD_REQUESTS = 26;

test.slow();

test('at 320 px nothing moves sideways in any state', async ({ page, tolerate }) => {
  tolerate(NOT_FOUND_STATUS);
  await page.setViewportSize({ width: 320, height: 640 });
  await visitStates(page, words, async (_, state) =>
    expect.soft(await readOverflow(page), state).toBeLessThanOrEqual(0),
  );
});

/** What each anchor asks for, and how much of it must be in sight. */
const LANDINGS = [
  ['property', property.heading, 'img', property.diagram.label, 0.9],
  ['exhibitions', exhibitionsSection.heading, 'tablist', exhibitionsSection.tabsLabel, 1],
  ['about', about.heading, 'img', about.imageAlt, 0.5],
  ['contact', contact.heading, 'textbox', contact.form.fields.name.label, 1],
] as const;

test('every anchor lands on the heading and on what was asked for', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [id, title, role, name, ratio] of LANDINGS) {
      await page.goto(`/#${id}`);
      const heading = page.getByRole('heading', { name: title, level: 2, exact: true });
      const readOffset = async () => Math.abs(((await heading.boundingBox())?.y ?? Number.NaN) - HEADING_PX);
      await expect.poll(readOffset, id).toBeLessThan(5);
      await expect(page.locator(`#${id}`).getByRole(role, { name, exact: true }), id).toBeInViewport({
        ratio,
      });
      await page.goto('about:blank');
    }
    await page.goto('/#vision');
    await expect(page.getByRole('heading', { name: vision.heading, exact: true })).toBeInViewport();
  }
});

test('each tab tells how many there are, shows the highest numbers, and leads to the others', async ({
  page,
}) => {
  await openHydrated(page);
  const { tabs, emptyTab, allLink } = exhibitionsSection;
  // An owner may leave these words out.
  const byDay = Object.assign({ emptyCurrent: emptyTab, emptyUpcoming: emptyTab }, exhibitionsSection.byDay);
  for (const [status, empty] of [
    ['past', emptyTab],
    ['current', byDay.emptyCurrent],
    ['upcoming', byDay.emptyUpcoming],
  ] as const) {
    const name = tabs[status];
    const tab = page.getByRole('tab', { name, exact: true });
    const count = withStatus(status, words).length;
    await expect(tab).toHaveText(`${name}${count}`);
    await tab.click();
    const panel = page.getByRole('tabpanel', { name, exact: true });
    const titles = inTab(status, words).map(({ title }) => title);
    await expect(panel.getByRole('article').getByRole('heading')).toHaveText(titles);
    if (titles.length === 0) await expect(panel.getByText(empty)).toBeVisible();
    const all = panel.getByRole('link', { name: allLink.replace('{count}', String(count)), exact: true });
    await expect(all).toHaveCount(count > titles.length ? 1 : 0);
  }
});

test.describe('on an ordinary phone', () => {
  test.use(LIGHTHOUSE_PHONE);

  test('the home page makes few requests before the first scroll or gesture @whole', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(COLD_REQUESTS);
  });
});
