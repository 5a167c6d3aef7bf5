import { LOCALES } from '../../../src/i18n/locales.ts';
import { getBuildDate } from '../../../src/dates/build-date.ts';
import { PROJECT_ROOT } from '../../support/temp-site.ts';
import { readSiteContent } from '../fixture-content.ts';
import { expect, test, uiStrings } from './published-site.ts';

const today = getBuildDate(uiStrings.site.timeZone);

for (const language of LOCALES) {
  const { exhibitions, exhibitionsSection, pages, paths } = readSiteContent(PROJECT_ROOT, today, language);
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
}
