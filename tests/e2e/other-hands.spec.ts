import { CONTACT_FIELDS, type ContactField } from '../../src/contact/message.ts';
import { button, expectWritten, MESSAGE, write } from './contact-page.ts';
import { fill, gallery, next, photos, slides } from './gallery-page.ts';
import { extend, translate } from './other-hands.ts';
import { expect, holdScripts, hydrateIslands, openHydrated, test, toast } from './visitor.ts';
import { contact, exhibitionsSection, inTab, property, site } from './written-words.ts';

const { fields, notices, sent } = contact.form;

for (const how of ['wrapped', 'written'] as const)
  for (const when of ['before', 'after'] as const)
    test(`a page that a translator has ${how} and an extension extended ${when} its scripts come works as any other`, async ({
      page,
    }) => {
      const input = (name: ContactField) => page.locator(`#contact-${name}`);
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdScripts(page);
      await page.goto('/');
      const touch = async () => {
        await translate(page, how);
        await extend(page);
      };
      if (when === 'before') await touch();
      await input('name').pressSequentially(MESSAGE.name);
      release();
      await hydrateIslands(page);
      if (when === 'after') await touch();
      await expect(page.getByText(`«${contact.heading}»`)).toBeVisible();

      await next(page).click();
      await expect(gallery(page).getByText(`«${fill(property.carousel.counter, 2)}»`)).toBeVisible();
      await expect(gallery(page).getByText(fill(property.carousel.announcement, 2))).toBeAttached();
      await expect(slides(page).nth(0)).toHaveAttribute('inert');
      await page.getByRole('tab', { name: exhibitionsSection.tabs.past }).click();
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(inTab('past').length);
      await page.getByRole('button', { name: site.navigation.openMenu }).click();
      const menu = page.locator('#menu');
      await menu.getByRole('link', { name: site.navigation.links[0]?.label ?? '' }).click();
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(input('name')).toHaveValue(MESSAGE.name);
      await expect(page.getByText(fields.subject.missing)).toBeVisible();
      await input('subject').pressSequentially('a');
      await expect(page.getByText(fields.subject.missing)).toBeHidden();
      for (const name of CONTACT_FIELDS) await input(name).fill(MESSAGE[name]);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(toast(page, notices.sent)).toBeVisible();
      await expect(page.locator('#contact').getByText(sent)).toBeVisible();
    });

test('an exception in React leaves what Astro had rendered, which still serves and says so', async ({
  page,
  tolerate,
}) => {
  tolerate(/uncaught: Error: broken/);
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
  await write(page, MESSAGE);
  await button(page).click();

  await expect(page.getByText(site.broken).filter({ visible: true })).toHaveCount(2);
  await tab('link').click();
  await expect(page.getByRole('article')).toHaveCount(inTab('past').length);
  await expect(slides(page)).toHaveCount(photos.length);
  await expect(button(page)).toBeDisabled();
  await expectWritten(page, MESSAGE);
  const { email } = contact.details;
  const note = page.getByRole('paragraph').filter({ hasText: contact.form.broken });
  await expect(note.getByRole('link', { name: email.value })).toBeVisible();
});
