import { CONTACT_FIELDS } from '../../src/contact/message.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { recordDeliveries, MESSAGE } from './contact-page.ts';
import { readStoredPageViews } from './page-view-storage.ts';
import { expect, hydrateIslands, test } from './fixtures.ts';
import { englishContent, site as spanishSite, spanishContent, filterByStatus } from './fixture-content.ts';

const { contact, exhibitionsSection, gallery, hero, paths, property, site } = englishContent;
const { fields, notices } = contact.form;
const { carousel } = property;
const [current] = filterByStatus('current', englishContent);
const [past] = filterByStatus('past');
const formatPageTitle = (title = '') => interpolate(site.pageTitle, { title, name: site.name });
const homeTitle = interpolate(site.homeTitle, { title: englishContent.homePage.title, name: site.name });
const visitPage = englishContent.pages.find(({ visits }) => visits);

test('the English site works from the home page to a sent message', { tag: '@phone' }, async ({ page }) => {
  const deliveries = recordDeliveries(page, contact.form.logMessage);
  const followMenuLink = async ({ navigation }: Pick<typeof site, 'navigation'>, name: string) => {
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const menu = page.getByRole('navigation', { name: navigation.label });
    await menu.getByRole('link', { name, exact: true }).click();
  };
  await page.goto('/');
  await followMenuLink(spanishSite, 'English');
  await expect(page).toHaveURL(paths.home);
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  await hydrateIslands(page);

  await page.getByRole('button', { name: carousel.next }).click();
  const announcement = interpolate(carousel.announcement, { n: 2, total: gallery.length });
  await expect(page.getByText(`${announcement}: ${gallery[1]?.caption ?? ''}`)).toBeAttached();
  await page.getByRole('link', { name: gallery[1]?.alt ?? '' }).click();
  const viewer = page.getByRole('dialog', { name: carousel.viewer.label });
  await viewer.getByRole('button', { name: carousel.viewer.close }).click();

  await followMenuLink(site, site.navigation.links[1]?.label ?? '');
  await expect(page.getByRole('heading', { name: exhibitionsSection.heading })).toBeInViewport();
  await page.getByRole('tab', { name: exhibitionsSection.tabs.past }).click();
  const details = (name = '', { detailsLink } = exhibitionsSection) =>
    page.getByRole('article', { name }).getByRole('link', { name: detailsLink });
  const untranslated = details(past?.title, spanishContent.exhibitionsSection);
  await expect(untranslated).toHaveAttribute('hreflang', spanishSite.language);
  await page.getByRole('tab', { name: exhibitionsSection.tabs.current }).click();
  await details(current?.title).click();
  await expect(page).toHaveURL(current?.path ?? '');
  for (const paragraph of current?.essay ?? []) await expect(page.getByText(paragraph)).toBeVisible();

  // The exhibition page has its own booking, so the link stays on the page.
  await followMenuLink(site, site.navigation.visit.label);
  await expect(page).toHaveURL(/#elegir-visita$/);
  await page.goto(visitPage?.path ?? '');
  await page
    .getByRole('main')
    .getByRole('link', { name: visitPage?.action?.label ?? '' })
    .click();
  await expect(page.getByRole('textbox', { name: fields.subject.label })).not.toHaveValue('');
  const field = (name: keyof typeof fields) =>
    page.getByRole('textbox', { name: fields[name].label, exact: true });
  await field('message').fill('');
  await field('email').fill('ana@');
  await page.getByRole('button', { name: contact.form.submit }).click();
  for (const text of [fields.name.missing, fields.email.invalid, fields.message.missing])
    await expect(page.getByText(text)).toBeVisible();
  for (const name of CONTACT_FIELDS) await field(name).fill(MESSAGE[name]);
  await page.getByRole('button', { name: contact.form.submit }).click();
  const toast = page.getByRole('status', { name: site.notices.label }).getByRole('listitem');
  await expect(toast).toContainText(`${notices.sent.title}${notices.sent.text}`);
  await expect(page.getByText(contact.form.notSent)).toBeVisible();
  expect(await deliveries[0]?.args()[1]?.jsonValue()).toEqual(MESSAGE);
  const titles = (await readStoredPageViews(page)).map(({ title }) => title);
  expect(titles.slice(1)).toEqual([
    homeTitle,
    formatPageTitle(current?.title),
    formatPageTitle(visitPage?.title),
    homeTitle,
  ]);
});
