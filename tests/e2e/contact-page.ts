import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../src/contact/message.ts';
import { expect } from './fixtures.ts';
import { contact } from './fixture-content.ts';

const { fields, logMessage, submit } = contact.form;

/** Where the tab keeps what is typed. */
export const DRAFT_KEY = 'draft';

export const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };
export const MESSAGE: ContactMessage = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: 'Quiero verlo',
  message: '¿Puedo ir el jueves?\nGracias.',
};

/** A message too long for its mail link. */
export const LONG_MESSAGE: ContactMessage = { ...MESSAGE, message: 'Una azotea. '.repeat(125).trim() };

export const field = (page: Page, name: ContactField): Locator =>
  page.getByRole('textbox', { name: fields[name].label, exact: true });
export const button = (page: Page, name = submit): Locator => page.getByRole('button', { name, exact: true });

export async function write(page: Page, message: Partial<ContactMessage>): Promise<void> {
  for (const name of CONTACT_FIELDS)
    if (message[name] !== undefined) await field(page, name).fill(message[name]);
}

/** Writes a message on the home page and sends it. */
export async function send(page: Page, message: ContactMessage): Promise<void> {
  await page.goto('/');
  await write(page, message);
  await button(page).click();
}

export async function expectFormValues(page: Page, message: ContactMessage): Promise<void> {
  for (const name of CONTACT_FIELDS) await expect(field(page, name)).toHaveValue(message[name]);
}

/** Starts listening; the list grows with each message that is logged, as a build without an endpoint delivers it, after `label`. */
export function recordDeliveries(page: Page, label = logMessage): ConsoleMessage[] {
  const deliveries: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(label)) deliveries.push(message);
  });
  return deliveries;
}

/** Waits for the corner of the toasts and for every font: theirs, and those of what writing has scrolled into view. */
export async function waitForToasts(page: Page): Promise<void> {
  await expect(page.locator('#contact section[aria-live]')).toBeAttached();
  const faces = ['450 1em "Special Gothic"', '500 1em "Special Gothic"', 'italic 1em "Ibarra Real Nova"'];
  const areLoaded = (names: string[]) => names.every((name) => document.fonts.check(name));
  await expect.poll(() => page.evaluate(areLoaded, [...faces, '1em "Ibarra Real Nova"'])).toBe(true);
}
