import {
  button,
  DRAFT_KEY,
  EMPTY,
  expectKept,
  expectWritten,
  field,
  MESSAGE,
  write,
} from './contact-page.ts';
import { expect, holdScripts, test, toast } from './visitor.ts';
import { contact } from './written-words.ts';

const { notices } = contact.form;

test('a reload of the tab brings back what was typed, under what is typed meanwhile, until it is sent', async ({
  page,
}) => {
  await page.goto('/');
  await write(page, MESSAGE);
  await expectKept(page, MESSAGE.message);
  // Typed while the form comes back: else its words may come between the steps in which Playwright fills a field.
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'name').fill('Eva');
  release();
  await expectWritten(page, { ...MESSAGE, name: 'Eva' });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(MESSAGE.email);
  await button(page).click();
  await expect(toast(page, notices.sent)).toBeVisible();
  const keys = await page.evaluate(() => [...Object.keys(sessionStorage), window.name]);
  expect(keys.filter((key) => key !== '')).toEqual([]);
  await page.reload();
  await expectWritten(page, EMPTY);
});

test('a stored draft of another shape is none, and what is typed is kept from then on', async ({ page }) => {
  await page.goto('/');
  for (const junk of ['{"name":"Eva"}', 'Eva=name', '%']) {
    await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [DRAFT_KEY, junk] as const);
    await page.reload();
    await expectWritten(page, EMPTY);
  }
  await write(page, { name: 'Eva' });
  await page.reload();
  await expectWritten(page, { ...EMPTY, name: 'Eva' });
});
