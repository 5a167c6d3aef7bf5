import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ContactMessage } from '../../../src/contact/message.ts';
import { ORIGINS } from '../../setup/origins.ts';
import { button, EMPTY, expectWritten, MESSAGE } from '../contact-page.ts';
import { expect, test as base, toast } from '../visitor.ts';
import { contact } from '../written-words.ts';
import type { ReceivedRequest } from './endpoint.ts';

export { expect };

const { endpoint: ENDPOINT } = ORIGINS;
const { failure, notices } = contact.form;

interface Messages {
  /** A message of this test alone, whose e-mail address tells the endpoint how to answer. */
  messageFor: (plan: string) => ContactMessage;
  /** What has come to the endpoint from this test. */
  receive: () => Promise<ReceivedRequest[]>;
}

/** A visitor of a site that sends its messages: requests to its endpoint are no offence, and their failures are the subject. */
export const test = base.extend<Messages & { token: string }>({
  token: async ({ tolerate }, use) => {
    tolerate(new RegExp(`^request to ${ENDPOINT}/`));
    tolerate(new RegExp(`^failed: ${ENDPOINT}/`));
    tolerate(new RegExp(`^error: Failed to load resource.* ${ENDPOINT}/`));
    await use(`t${randomUUID()}`);
  },
  messageFor: async ({ token }, use) => {
    await use((plan) => ({ ...MESSAGE, email: `${plan}.${token}@example.com` }));
  },
  receive: async ({ request, token }, use) => {
    await use(async () => {
      const response = await request.get(`${ENDPOINT}/received/${token}`);
      return (await response.json()) as ReceivedRequest[];
    });
  },
});

/** The destructive notice with its exact words, an idle form that holds everything, and why it failed. */
export async function expectFailure(page: Page, message: ContactMessage, cause: string): Promise<void> {
  await expect(toast(page, notices.failed).first()).toContainText(notices.failed.text);
  await expect(page.getByText(cause, { exact: true })).toBeVisible();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(toast(page, notices.sent)).toHaveCount(0);
  await expect(button(page)).toBeVisible();
  await expectWritten(page, message);
}

export async function expectDelivered(page: Page): Promise<void> {
  await expect(toast(page, notices.sent).first()).toContainText(notices.sent.text);
  await expect(page.getByText(failure)).toHaveCount(0);
  await expectWritten(page, EMPTY);
}
