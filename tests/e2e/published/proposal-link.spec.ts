import { LOCALES } from '../../../src/i18n/locales.ts';
import { getBuildDate } from '../../../src/dates/build-date.ts';
import { PROJECT_ROOT } from '../../support/temp-site.ts';
import { readSiteContent } from '../fixture-content.ts';
import { expect, test, publishedContent } from './published-site.ts';

const today = getBuildDate(publishedContent.site.timeZone);

for (const locale of LOCALES) {
  const { exhibitions, exhibitionsSection, pages, paths } = readSiteContent(PROJECT_ROOT, today, locale);
  const { proposal } = exhibitionsSection;
  const findPath = (subject: string) => pages.find(({ action }) => action?.subject === subject)?.path;

  const proposalPath = findPath(proposal.subject);
  if (proposalPath && exhibitions.length > 0)
    test(`the exhibitions in ${locale} link to the page about proposals`, async ({ page }) => {
      await page.goto(paths.home);
      const section = page.getByRole('region', { name: exhibitionsSection.heading });
      await expect(section.getByRole('link', { name: proposal.label })).toBeVisible();
      await section.locator(`a[href="${proposalPath}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${proposalPath}$`));
    });
}
