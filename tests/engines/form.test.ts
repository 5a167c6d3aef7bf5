import { contact } from '../e2e/written-words.ts';
import { expect, test } from './visitor.ts';

const { fields, notices, submit } = contact.form;
const labels = Object.values(fields).map(({ label }) => label);

test('an empty form says what is missing and leads to it, and a complete one is sent', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.click('button', submit);
  for (const { missing } of Object.values(fields))
    await visitor.expectSeen('paragraph', missing, { isVisible: true });
  await visitor.expectSeen('textbox', fields.name.label, { isFocused: true, isInvalid: true });

  for (const label of labels) {
    await visitor.click('textbox', label);
    await visitor.type('ana@example.com');
  }
  await visitor.click('button', submit);
  const readNotice = () => document.querySelector('[data-sonner-toast]')?.textContent;
  await expect.poll(() => visitor.ask(readNotice)).toContain(notices.sent.text);
});

test('what is typed before the form has its script is not lost', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('textbox', fields.message.label);
  await visitor.type('Buenas tardes');
  await visitor.click('button', submit);
  await visitor.expectSeen('paragraph', fields.name.missing, { isVisible: true });
  const readMessage = () => document.querySelector('textarea')?.value;
  expect(await visitor.ask(readMessage)).toBe('Buenas tardes');
});
