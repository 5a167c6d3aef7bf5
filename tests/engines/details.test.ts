import { currentTitle, exhibitionsSection, withStatus } from '../e2e/written-words.ts';
import { KEYS } from './browser/engine-browser.ts';
import { expect, test, type Visitor } from './visitor.ts';

const open = `${exhibitionsSection.detailsButton} →`;
const { close } = exhibitionsSection.details;
const essay = withStatus('actual')[0]?.essay[0] ?? 'no essay';

async function expectOpen(visitor: Visitor): Promise<void> {
  await visitor.expectSeen('dialog', currentTitle, { isVisible: true });
  await visitor.expectSeen('paragraph', essay, { isVisible: true });
  await visitor.expectSeen('button', close, { isFocused: true, isReachable: true });
  expect(await visitor.ask(() => document.querySelector('dialog[open]')?.matches(':modal'))).toBe(true);
}

async function expectClosed(visitor: Visitor): Promise<void> {
  await visitor.expectSeen('dialog', currentTitle, { isVisible: false });
  await visitor.expectSeen('button', open, { isFocused: true });
}

test('the first click opens the essay; Escape and its button close it and give the focus back', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.click('button', open);
  await expectOpen(visitor);
  await visitor.press(KEYS.Escape);
  await expectClosed(visitor);
  await visitor.press(KEYS.Enter);
  await expectOpen(visitor);
  await visitor.click('button', close);
  await expectClosed(visitor);
});

test('the essay has an address while it is open, and Back closes it where it was opened', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.click('button', open);
  await expectOpen(visitor);
  await expect.poll(() => visitor.readAddress()).toMatch(/^\/#./);
  const top = await visitor.ask(() => Math.round(scrollY));
  await visitor.back();
  await expectClosed(visitor);
  expect(await visitor.readAddress()).toBe('/');
  expect(await visitor.ask(() => Math.round(scrollY))).toBe(top);
});
