import { expect, type Page } from '@playwright/test';
import { DRAFT_KEY } from '../../src/contact/message-draft.ts';

/** Waits until the form is awake and has kept what was typed last: only that does a reload bring back. */
export async function expectKept(page: Page, text: string): Promise<void> {
  const readDraft = (key: string) => sessionStorage.getItem(key) ?? '';
  await expect.poll(() => page.evaluate(readDraft, DRAFT_KEY)).toContain(JSON.stringify(text));
}

/** The next visit of this tab finds an empty form, as that of another tab does. */
export async function forgetDraft(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
}
