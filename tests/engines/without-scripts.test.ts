import {
  analytics,
  contact,
  exhibitions,
  exhibitionsSection,
  gallery,
  property,
} from '../e2e/written-words.ts';
import { expect, test as base } from './visitor.ts';

const test = base.extend({ scripts: false });
const open = `${exhibitionsSection.detailsButton} →`;

test('every exhibition is there, and every essay can be read', async ({ visitor }) => {
  await visitor.open('/');
  for (const { title, description, essay } of exhibitions) {
    await visitor.expectSeen('article', title, { isVisible: true });
    await visitor.expectSeen('paragraph', description, { isVisible: true });
    const paragraph = essay[0] ?? 'no essay';
    // Where the engine opens dialogs without script they are closed; else they are part of the page.
    if ((await visitor.look('dialog', title)).isVisible) {
      await visitor.expectSeen('paragraph', paragraph, { isVisible: true });
    }
  }
  if ((await visitor.look('button', open)).isVisible) {
    await visitor.click('button', open);
    await visitor.expectSeen('button', exhibitionsSection.details.close, { isVisible: true });
  } else {
    for (const { essay } of exhibitions)
      await visitor.expectSeen('paragraph', essay[0] ?? 'no essay', { isVisible: true });
  }
});

test('the thumbnails lead to their pictures', async ({ visitor }) => {
  await visitor.open('/');
  const last = property.carousel.thumbnail
    .replace('{n}', String(gallery.length))
    .replace('{total}', String(gallery.length));
  await visitor.click('tab', last);
  const readOffset = () => {
    const slide = document.querySelector('[role=tabpanel]:last-child');
    const frame = slide?.closest('[role=group]');
    return Math.abs(
      (slide?.getBoundingClientRect().left ?? 9999) - (frame?.getBoundingClientRect().left ?? 0),
    );
  };
  await expect.poll(() => visitor.ask(readOffset)).toBeLessThan(2);
});

test('the form says where to write, and the history what it needs', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.expectSeen('button', contact.form.submit, { isVisible: false });
  await visitor.expectSeen('link', contact.details.email.value, { isVisible: true });
  await visitor.open('/analytics');
  await visitor.expectSeen('paragraph', analytics.withoutScript, { isVisible: true });
});
