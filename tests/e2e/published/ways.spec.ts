import { LANGUAGES } from '../../../src/languages.ts';
import { readBuildDay } from '../../../src/build-day.ts';
import { PROJECT_ROOT } from '../../setup/site-folder.ts';
import { readWords } from '../written-words.ts';
import { expect, test, words } from './published-site.ts';

const today = readBuildDay(words.site.timeZone);

for (const language of LANGUAGES) {
  const { contact, exhibitions, exhibitionsSection, pages, paths } = readWords(PROJECT_ROOT, today, language);
  const { proposal } = exhibitionsSection;
  const pageOf = (asked: string) => pages.find(({ action }) => action?.subject === asked)?.path;

  const proposers = pageOf(proposal.subject);
  if (proposers && exhibitions.length > 0)
    test(`in ${language}, from the button for proposals there is a way to the page of who proposes`, async ({
      page,
    }) => {
      await page.goto(paths.home);
      const section = page.getByRole('region', { name: exhibitionsSection.heading });
      await expect(section.getByRole('link', { name: proposal.label })).toBeVisible();
      await section.locator(`a[href="${proposers}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${proposers}$`));
    });

  test(`in ${language}, beside the form there is a way to the page of each subject`, async ({ page }) => {
    const ways = contact.form.topics.items.flatMap(({ subject: asked }) => pageOf(asked) ?? []);
    await page.goto(paths.home);
    const section = page.getByRole('region', { name: contact.heading });
    for (const path of ways) await expect(section.locator(`a[href="${path}"]`)).toBeVisible();
    expect(ways.length > 0 || pages.every(({ action }) => !action)).toBe(true);
  });

  const [name, shown = []] =
    [
      ...Map.groupBy(
        exhibitions.flatMap((show) => (show.artists ?? []).map((artist) => ({ artist, show }))),
        ({ artist }) => artist,
      ),
    ].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (name)
    test(`in ${language}, the name of an artist leads to all that they have shown here`, async ({ page }) => {
      for (const { show } of shown) {
        await page.goto(show.path);
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        const entry = page.locator(':target');
        await expect(entry).toBeInViewport();
        await expect(entry.getByRole('heading', { name, exact: true })).toBeVisible();
        for (const other of shown)
          await expect(
            entry.getByRole('link', { name: other.show.title, exact: true }).first(),
          ).toHaveAttribute('href', other.show.path);
      }
    });
}
