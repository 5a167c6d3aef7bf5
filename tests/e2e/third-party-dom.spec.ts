import { CONTACT_FIELDS, type ContactField } from '../../src/contact/message.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { TEST_TIME } from '../support/temp-site.ts';
import { button, expectFormValues, MESSAGE, fillForm } from './contact-page.ts';
import { recordAnnouncements, next, photos, slides } from './gallery-page.ts';
import { insertExtensionElements, translate } from './third-party-dom.ts';
import { expect, holdScriptRequests, hydrateIslands, openHydrated, test } from './fixtures.ts';
import { englishContent, getTabExhibitions, spanishContent } from './fixture-content.ts';

const { contact, exhibitionsSection, site } = spanishContent;

/** Each kind of translation, before and after hydration. */
const DOM_CHANGES = [
  ['Spanish', 'wrapped', 'before', spanishContent],
  ['Spanish', 'wrapped', 'after', spanishContent],
  ['Spanish', 'written', 'after', spanishContent],
  ['English', 'written', 'before', englishContent],
] as const;

for (const [language, translation, stage, uiStrings] of DOM_CHANGES)
  test(`the ${language} page works with text ${translation} ${stage} hydration`, async ({ page }) => {
    const { contact, exhibitionsSection, paths, property, site } = uiStrings;
    const { fields, notices, notSent, submit } = contact.form;
    const { carousel } = property;
    const total = uiStrings.gallery.length;
    const input = (name: ContactField) => page.locator(`#contact-${name}`);
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScriptRequests(page);
    await page.goto(paths.home);
    const changeDom = async () => {
      await translate(page, translation);
      await insertExtensionElements(page);
    };
    if (stage === 'before') await changeDom();
    await input('name').pressSequentially(MESSAGE.name);
    release();
    await hydrateIslands(page);
    if (stage === 'after') await changeDom();
    await expect(page.getByText(`«${contact.heading}»`)).toBeVisible();

    const gallery = page.getByRole('region', { name: carousel.label });
    await gallery.getByRole('button', { name: carousel.next }).click();
    await expect(gallery.getByText(`«${interpolate(carousel.counter, { n: 2, total })}»`)).toBeVisible();
    await expect(gallery.getByText(interpolate(carousel.announcement, { n: 2, total }))).toBeAttached();
    await expect(gallery.locator('[id^=foto]').nth(0)).toHaveAttribute('inert');
    await page.getByRole('tab', { name: exhibitionsSection.tabs.past }).click();
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(
      getTabExhibitions('past').length,
    );
    await page.getByRole('button', { name: site.navigation.openMenu }).click();
    const menu = page.locator('#menu');
    await menu.getByRole('link', { name: site.navigation.links[0]?.label ?? '' }).click();
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: submit }).click();
    await expect(input('name')).toHaveValue(MESSAGE.name);
    await expect(page.getByText(fields.subject.missing)).toBeVisible();
    await input('subject').pressSequentially('a');
    await expect(page.getByText(fields.subject.missing)).toBeHidden();
    for (const name of CONTACT_FIELDS) await input(name).fill(MESSAGE[name]);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('status', { name: site.notices.label })).toContainText(notices.sent.title);
    await expect(page.locator('#contact').getByText(notSent)).toBeVisible();
  });

for (const translation of ['wrapped', 'written'] as const)
  test(`a ${translation} description is announced only on selection`, async ({ page }) => {
    await page.clock.install({ time: TEST_TIME });
    for (const path of ['/visita', '/plantas']) {
      const release = await holdScriptRequests(page);
      await page.goto(path, { waitUntil: 'commit' });
      const description = page.getByRole('main').getByRole('status').first();
      await expect(description).toBeVisible();
      await translate(page, translation);
      const getAnnouncements = await recordAnnouncements(description);
      release();
      const hour = page.getByRole('radio', { name: '10:00', exact: true }).first();
      await expect(hour).toBeEnabled();
      await page.clock.runFor('03:00');
      expect(await getAnnouncements(), path).toEqual([]);
      await hour.check();
      await expect(description).toHaveText(/«Son las 10:00/, { useInnerText: true });
    }
  });

test('an exception in React leaves the server-rendered page usable', async ({ page, allowConsoleError }) => {
  allowConsoleError(/uncaught: Error: broken/);
  await openHydrated(page);
  await page.evaluate(() => {
    const setAttribute = () => {
      throw new Error('broken');
    };
    for (const element of document.querySelectorAll('main astro-island *'))
      Object.assign(element, { setAttribute });
  });
  await next(page).click();
  const tab = (role: 'link' | 'tab') => page.getByRole(role, { name: exhibitionsSection.tabs.past });
  await tab('tab').click();
  await fillForm(page, MESSAGE);
  await button(page).click();

  await expect(page.getByText(site.broken).filter({ visible: true })).toHaveCount(2);
  await tab('link').click();
  await expect(page.getByRole('article')).toHaveCount(getTabExhibitions('past').length);
  await expect(slides(page)).toHaveCount(photos.length);
  await expect(button(page)).toBeDisabled();
  await expectFormValues(page, MESSAGE);
  const { email } = contact.details;
  const note = page.getByRole('paragraph').filter({ hasText: contact.form.broken });
  await expect(note.getByRole('link', { name: email.value })).toBeVisible();
});
