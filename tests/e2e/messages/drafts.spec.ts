import { contact } from '../written-words.ts';
import {
  button,
  expect,
  expectDelivered,
  expectFailure,
  expectWritten,
  field,
  keysOf,
  test,
  write,
} from './messages-visitor.ts';

const { causes } = contact.form.delivery;

test('a reload of the tab keeps the words and the key, delivery forgets both, and no disk has them', async ({
  page,
  letterFor,
  arrivals,
}) => {
  const letter = letterFor('broken+yes');
  await page.goto('/');
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.service);
  await page.reload();
  await expectWritten(page, letter);
  const readStores = () =>
    page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage)]);
  const [tab = '', disk = ''] = await readStores();
  expect(tab).toContain(letter.email);
  expect(disk + JSON.stringify(await page.context().cookies())).not.toContain(letter.email);

  await button(page).click();
  await expectDelivered(page);
  const keys = keysOf(await arrivals());
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await readStores()).join()).not.toContain(letter.email);
  await page.reload();
  await expectWritten(page, { name: '', email: '', subject: '', message: '' });
});

test('other words are another message, and the first words again the first', async ({
  page,
  letterFor,
  arrivals,
}) => {
  const letter = letterFor('broken');
  await page.goto('/');
  for (const [index, message] of ['Uno', 'Dos', 'Uno'].entries()) {
    await write(page, { ...letter, message });
    await button(page).click();
    await expect.poll(async () => (await arrivals()).length).toBe(index + 1);
    await expectFailure(page, { ...letter, message }, causes.service);
  }
  const [one, two, again] = keysOf(await arrivals());
  expect(again).toBe(one);
  expect(two).not.toBe(one);
});

test('where the browser stores nothing a retry still has its key', async ({ page, letterFor, arrivals }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const letter = letterFor('broken+yes');
  await page.goto('/');
  await write(page, letter);
  await button(page).click();
  await expectFailure(page, letter, causes.service);
  await field(page, 'subject').press('Enter');
  await expectDelivered(page);
  expect(new Set(keysOf(await arrivals())).size).toBe(1);
});
