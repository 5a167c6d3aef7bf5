import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test as base } from '../visitor.ts';
import { contact, site } from '../written-words.ts';
import type { Arrival } from './endpoint.ts';
import { ENDPOINT } from './messages-project.ts';

export { expect };

const { fields, notices, submit } = contact.form;
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Letter = Record<Field, string>;

interface Messages {
  /** A message of this test alone, whose e-mail address tells the endpoint how to answer. */
  letterFor: (plan: string) => Letter;
  /** What has come to the endpoint from this test. */
  arrivals: () => Promise<Arrival[]>;
}

/** A visitor of a site that sends its messages: requests to its endpoint are no offence, and their failures are the subject. */
export const test = base.extend<Messages & { token: string }>({
  token: async ({ tolerate }, use) => {
    tolerate(new RegExp(`^request to ${ENDPOINT}/`));
    tolerate(new RegExp(`^failed: ${ENDPOINT}/`));
    tolerate(new RegExp(`^error: Failed to load resource.* ${ENDPOINT}/`));
    await use(`t${randomUUID()}`);
  },
  letterFor: async ({ token }, use) => {
    await use((plan) => ({
      name: 'Ana Peña',
      email: `${plan}.${token}@example.com`,
      subject: 'Quiero verlo',
      message: '¿Puedo ir el jueves?\nGracias.',
    }));
  },
  arrivals: async ({ request, token }, use) => {
    await use(() => listArrivals(request, token));
  },
});

async function listArrivals(request: APIRequestContext, token: string): Promise<Arrival[]> {
  const response = await request.get(`${ENDPOINT}/arrivals/${token}`);
  return (await response.json()) as Arrival[];
}

export const keysOf = (arrivals: readonly Arrival[]) =>
  arrivals.map(({ headers }) => headers['idempotency-key']);

export const field = (page: Page, name: Field): Locator =>
  page.getByRole('textbox', { name: fields[name].label, exact: true });
export const button = (page: Page, name = submit): Locator => page.getByRole('button', { name, exact: true });
export const retry = (page: Page): Locator => button(page, contact.form.retry);
export const noticeOf = (page: Page, { title }: { title: string }): Locator =>
  page.getByRole('region', { name: site.notices.label }).getByRole('listitem').filter({ hasText: title });

export async function write(page: Page, letter: Partial<Letter>): Promise<void> {
  for (const name of FIELDS) if (letter[name] !== undefined) await field(page, name).fill(letter[name]);
}

export async function expectWritten(page: Page, letter: Letter): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(letter[name]);
}

/** The destructive notice with its exact words (specification §8), an idle form that holds everything, and why it failed. */
export async function expectFailure(page: Page, letter: Letter, cause: string): Promise<void> {
  await expect(noticeOf(page, notices.failed).first()).toContainText(
    'No se pudo enviar el mensaje. Por favor, intenta de nuevo.',
  );
  await expect(page.getByText(cause, { exact: true })).toBeVisible();
  await expect(page.getByText(contact.form.failure)).toBeVisible();
  await expect(noticeOf(page, notices.sent)).toHaveCount(0);
  await expect(button(page)).toBeVisible();
  await expectWritten(page, letter);
}

export async function expectDelivered(page: Page): Promise<void> {
  await expect(noticeOf(page, notices.sent)).toContainText(notices.sent.text);
  await expect(page.getByText(contact.form.failure)).toHaveCount(0);
  await expectWritten(page, { name: '', email: '', subject: '', message: '' });
}
