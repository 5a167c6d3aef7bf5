import { analytics } from '../e2e/written-words.ts';
import { expect, test } from './visitor.ts';

const { cards, tools } = analytics;

/** Runs in the page: the visits of the table, newest first, as path and device. */
const readRows = () =>
  [...document.querySelectorAll('table tbody tr')]
    .filter((row) => row.querySelectorAll('td').length === 5)
    .map((row) => [1, 4].map((cell) => row.querySelectorAll('td')[cell]?.textContent ?? ''));

/** Runs in the page. */
const readFigures = () =>
  [...document.querySelectorAll('dl div')].map((figure) => figure.textContent.replaceAll(/\s+/g, ' '));

test('visits are kept, counted and listed, the one of the history itself first', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.open('/no-existe');
  await visitor.open('/analytics');
  await expect
    .poll(() => visitor.ask(readRows))
    .toEqual([
      ['/analytics', 'Escritorio'],
      ['/no-existe', 'Escritorio'],
      ['/', 'Escritorio'],
    ]);
  const [visits, pages] = await visitor.ask(readFigures);
  expect(visits).toContain(cards.totalVisits);
  expect(visits).toContain('3');
  expect(pages).toContain('3');
});

test('a page filters the table and Back returns to the whole of it', async ({ visitor }) => {
  await visitor.open('/no-existe');
  await visitor.open('/analytics');
  await visitor.click('button', '/no-existe');
  await expect.poll(() => visitor.ask(readRows)).toEqual([['/no-existe', 'Escritorio']]);
  expect(await visitor.readAddress()).toContain('/analytics?');
  await visitor.back();
  await expect.poll(() => visitor.ask(readRows)).toHaveLength(2);
  expect(await visitor.readAddress()).toBe('/analytics');
});

test('the history can be emptied, and brought back with the focus beside what changed', async ({
  visitor,
}) => {
  await visitor.open('/analytics');
  await visitor.click('button', tools.empty);
  await visitor.click('button', tools.confirm.accept);
  await visitor.expectSeen('paragraph', analytics.empty, { isVisible: true });
  await visitor.expectSeen('button', tools.undo, { isFocused: true });
  await visitor.click('button', tools.undo);
  await visitor.expectSeen('paragraph', tools.restored, { isFocused: true });
  await expect.poll(() => visitor.ask(readRows)).toEqual([['/analytics', 'Escritorio']]);
});

test('what can be pressed is underlined', async ({ visitor }) => {
  await visitor.open('/analytics');
  await visitor.expectSeen('button', tools.exportCsv, { isVisible: true });
  const readLines = () =>
    [...document.querySelectorAll('button, label')]
      .filter((control) => control.textContent.includes('JSON'))
      .map((control) => getComputedStyle(control).textDecorationLine);
  expect(await visitor.ask(readLines)).toEqual(['underline', 'underline']);
});

test('a return by Back is told as the visit that it is', async ({ visitor }) => {
  await visitor.open('/analytics');
  await expect.poll(() => visitor.ask(readRows)).toHaveLength(1);
  await visitor.open('/no-existe');
  await visitor.back();
  await expect
    .poll(() => visitor.ask(readRows))
    .toEqual([
      ['/analytics', 'Escritorio'],
      ['/no-existe', 'Escritorio'],
      ['/analytics', 'Escritorio'],
    ]);
});
