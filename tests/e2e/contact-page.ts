import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../src/contact/message.ts';
import { expect } from './fixtures.ts';
import { contact } from './fixture-content.ts';

const { fields, logMessage, submit } = contact.form;

/** Key of `sessionStorage` that holds the draft of the message. */
export const DRAFT_KEY = 'draft';

export const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };
export const MESSAGE: ContactMessage = {
  name: 'Ana Peña',
  email: 'ana@example.com',
  subject: 'Quiero verlo',
  message: '¿Puedo ir el jueves?\nGracias.',
};

/** Message whose text exceeds the limit of a mailto link. */
export const LONG_MESSAGE: ContactMessage = { ...MESSAGE, message: 'Una azotea. '.repeat(125).trim() };

/** Locates a field of the contact form. */
export const field = (page: Page, name: ContactField): Locator =>
  page.getByRole('textbox', { name: fields[name].label, exact: true });
/** Locates the submit button of the contact form. */
export const button = (page: Page, name = submit): Locator => page.getByRole('button', { name, exact: true });

/** Fills in the fields that a message has. */
export async function fillForm(page: Page, message: Partial<ContactMessage>): Promise<void> {
  for (const name of CONTACT_FIELDS)
    if (message[name] !== undefined) await field(page, name).fill(message[name]);
}

/** Opens the home page, fills in the form and submits it. */
export async function submitForm(page: Page, message: ContactMessage): Promise<void> {
  await page.goto('/');
  await fillForm(page, message);
  await button(page).click();
}

/** Expects the fields of the contact form to have the values of a message. */
export async function expectFormValues(page: Page, message: ContactMessage): Promise<void> {
  for (const name of CONTACT_FIELDS) await expect(field(page, name)).toHaveValue(message[name]);
}

/** Records the console messages that begin with `label`. A build without an endpoint logs each contact message. */
export function recordDeliveries(page: Page, label = logMessage): ConsoleMessage[] {
  const deliveries: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(label)) deliveries.push(message);
  });
  return deliveries;
}

/** Waits for the toast container and for the fonts of the toasts and of the contact section. */
export async function waitForToasts(page: Page): Promise<void> {
  await expect(page.locator('#contact section[aria-live]')).toBeAttached();
  const requiredFonts = [
    '450 1em "Special Gothic"',
    '500 1em "Special Gothic"',
    'italic 1em "Ibarra Real Nova"',
  ];
  const areLoaded = (fonts: string[]) => fonts.every((font) => document.fonts.check(font));
  await expect.poll(() => page.evaluate(areLoaded, [...requiredFonts, '1em "Ibarra Real Nova"'])).toBe(true);
}
