import { currentTitle, exhibitionsSection, withStatus } from '../e2e/written-words.ts';
import { KEYS } from './browser/engine-browser.ts';
import { expect, test, type Visitor } from './visitor.ts';

const { tabs } = exhibitionsSection;

async function expectSelected(visitor: Visitor, name: string): Promise<void> {
  await visitor.expectSeen('tab', name, { isSelected: true });
  for (const other of Object.values(tabs))
    await visitor.expectSeen('tabpanel', other, { isVisible: other === name });
}

test('a tab shows its exhibitions alone, has its address, and Back returns to the one before', async ({
  visitor,
}) => {
  await visitor.open('/');
  await expectSelected(visitor, tabs.current);
  await visitor.expectSeen('heading', currentTitle, { isVisible: true });
  await visitor.click('tab', tabs.past);
  await expectSelected(visitor, tabs.past);
  for (const { title } of withStatus('pasada'))
    await visitor.expectSeen('article', title, { isVisible: true });
  expect(await visitor.readAddress()).toBe('/#exhibitions-pasadas');
  await visitor.click('tab', tabs.upcoming);
  await expectSelected(visitor, tabs.upcoming);
  await visitor.back();
  await expectSelected(visitor, tabs.past);
  await visitor.back();
  await expectSelected(visitor, tabs.current);
});

test('the arrows of the keyboard select, from the last tab on to the first', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('tab', tabs.upcoming);
  await visitor.press(KEYS.ArrowRight);
  await expectSelected(visitor, tabs.past);
  await visitor.expectSeen('tab', tabs.past, { isFocused: true });
});

test('an address opens its tab before any gesture', async ({ visitor }) => {
  await visitor.open('/#exhibitions-pasadas');
  await expectSelected(visitor, tabs.past);
});
