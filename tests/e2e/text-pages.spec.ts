import { field } from './contact-page.ts';
import { expect, test } from './visitor.ts';
import { analytics, contact, pages, withStatus } from './written-words.ts';

const find = (name: string) =>
  pages.find(({ address }) => address === name) ?? { title: '', heading: '', address: '/none' };
const privacy = find('/privacidad');
const visit = find('/visita');

test('the privacy notice is one step from the form and from the footer', async ({ page }) => {
  for (const [place, label] of [
    ['region', contact.privacy.link],
    ['contentinfo', privacy.inFooter?.label ?? ''],
  ] as const) {
    await page.goto('/');
    const near =
      place === 'region' ? page.getByRole(place, { name: contact.heading }) : page.getByRole(place);
    await near.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveTitle(privacy.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.heading);
  }
});

test('it tells that this site sends nothing, and leads to where page views are erased', async ({ page }) => {
  await page.goto('/privacidad');
  await expect(page.getByText(privacy.lead ?? '', { exact: true })).toBeVisible();
  await page.getByRole('main').locator('a[href="/analytics"]').click();
  await expect(page.getByRole('button', { name: analytics.tools.empty })).toBeVisible();
});

test('whoever plans a visit is led to its page from the contact details and an exhibition, and from there to the form', async ({
  page,
}) => {
  const label = visit.inFooter?.label ?? '';
  const name = withStatus('actual')[0]?.slug ?? 'none';
  await page.goto(`/exhibiciones/${name}`);
  await page.getByRole('main').getByRole('link', { name: label }).click();
  await expect(page).toHaveTitle(visit.title);
  await page.goto('/');
  await page.getByRole('region', { name: contact.heading }).getByRole('link', { name: label }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: visit.action?.label ?? '', exact: true })
    .click();
  await expect(page).toHaveURL('/#contact');
  await expect(field(page, 'subject')).toHaveValue(visit.action?.subject ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a part begins beside its heading, and its lists have their marks', async ({ page }) => {
    await page.goto('/visita');
    const beside = page.locator('.page-text').locator('h2, h2 + *');
    const tops = await beside.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top, index) => index % 2 && top === tops[index - 1])).toHaveLength(3);
    await expect(page.locator('h2 + ol')).toHaveCSS('list-style-type', 'decimal');
  });

  test('a page says its facts, which lead where they say, on a screen and on paper', async ({ page }) => {
    const main = page.getByRole('main');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await page.goto('/visita');
      for (const { label, value, link } of visit.facts ?? []) {
        await expect(main.getByRole('term').filter({ hasText: label })).toBeVisible();
        const shown = link ? main.getByRole('link', { name: value }) : main.getByText(value, { exact: true });
        await expect(shown).toBeVisible();
      }
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByRole('link', { name: visit.action?.label ?? '', exact: true })).toBeHidden();
  });
});
