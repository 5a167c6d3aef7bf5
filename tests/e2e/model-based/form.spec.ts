import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../../src/contact/message.ts';
import { getPrefillUrl } from '../../../src/contact/prefill-link.ts';
import { PAGE_VIEWS_KEY } from '../../../src/page-views/page-view.ts';
import { TEST_TIME } from '../../support/temp-site.ts';
import { DRAFT_KEY, EMPTY, waitForToasts, LONG_MESSAGE, MESSAGE } from '../contact-page.ts';
import { expect, followNavbarLink, scrollIslandsIntoView, test } from '../fixtures.ts';
import { englishContent, spanishContent } from '../fixture-content.ts';
import { weighted, type Command, commandFor, runModel } from './run-model.ts';

/** Text that a link prefills. The visitor completes the last line of the message, `ending`. */
interface Prefill {
  subject: string;
  opening: string;
  ending: string;
}

interface Model {
  uiStrings: typeof spanishContent;
  /** Values of the fields. */
  fieldValues: ContactMessage;
  /** Prefill of the last link. */
  suggested: Prefill;
  /** Prefilled text of the fields that keep the visitor's text. */
  kept: Record<'subject' | 'message', string>;
  errors: Partial<Record<ContactField, 'missing' | 'invalid' | undefined>>;
  outcome: 'sent' | 'failed' | undefined;
  /** Message of the mailto link below the button. */
  mailed: ContactMessage;
  /** Whether the form keeps the sent message. */
  isKept: boolean;
  isOnline: boolean;
  /** Messages of successful and failed deliveries. */
  delivered: ContactMessage[];
  logged: Promise<unknown>[];
  focused: ContactField | undefined;
  /** Announced error of a field that already had the focus. */
  announcedError: string;
}

type FormCommand = Command<Model>;

const NO_PREFILL: Prefill = { subject: '', opening: '', ending: '' };
const THURSDAY: Prefill = { subject: 'El jueves', opening: 'Quiero ir el jueves.', ending: 'Somos …' };
const FRIDAY: Prefill = { subject: 'El viernes', opening: 'Quiero ir el viernes.', ending: 'Vamos …' };
/** Duration of a simulated delivery in a build without an endpoint. */
const DELIVERY_MS = 1000;
const COMPLETED = 'Somos dos, con un perro.';
const TEXTS: Record<ContactField, readonly string[]> = {
  name: ['Ana Peña', '  Eva ', '   ', ''],
  email: ['ana@example.com', 'eva@example.com', 'ana', ''],
  subject: ['Quiero verlo', 'Quiero comprarlo', ''],
  message: [MESSAGE.message, LONG_MESSAGE.message, 'Somos dos', '\n\n', ''],
};
const EMAIL = /^[^@\s]+@[^@\s]+$/;

const getFormStrings = ({ uiStrings }: Model) => uiStrings.contact.form;
const isLongMessage = ({ message }: ContactMessage) => message === LONG_MESSAGE.message;
const joinPrefill = ({ opening, ending }: Prefill) => [opening, ending].filter(Boolean).join('\n');
const field = (page: Page, model: Model, name: ContactField) =>
  page.getByRole('textbox', { name: getFormStrings(model).fields[name].label, exact: true });

const toast = (page: Page, { uiStrings }: Model, title: string) =>
  page
    .getByRole('status', { name: uiStrings.site.notices.label })
    .getByRole('listitem')
    .filter({ hasText: title });

const findError = (name: ContactField, text: string) => {
  if (text.trim() === '') return 'missing';
  return name === 'email' && !EMAIL.test(text) ? 'invalid' : undefined;
};

/** Returns the error text of a field, or '' if the field is valid. */
function getErrorText(model: Model, name: ContactField): string {
  const texts: Partial<Record<string, string>> = getFormStrings(model).fields[name];
  return texts[model.errors[name] ?? ''] ?? '';
}

/** Returns whether a link has suggested the first line of the message. */
const hasSuggestedLine = ({ fieldValues, suggested }: Model): boolean =>
  suggested.opening !== '' && fieldValues.message.split('\n')[0] === suggested.opening;

/** Updates the model after a change of the fields: clears fixed errors, and updates the mailto link. */
function applyFieldChange(model: Model): void {
  const { fieldValues, kept, errors } = model;
  model.announcedError = '';
  for (const name of CONTACT_FIELDS)
    if (errors[name] !== findError(name, fieldValues[name])) errors[name] = undefined;
  for (const name of ['subject', 'message'] as const) if (fieldValues[name] === '') kept[name] = '';
  const isEmpty = CONTACT_FIELDS.every((name) => fieldValues[name] === '');
  if (isEmpty) model.suggested = NO_PREFILL;
  const isKept = model.outcome === 'sent' && model.isKept;
  if (isKept && isEmpty) model.outcome = undefined;
  if (isKept || model.outcome === 'failed') model.mailed = { ...fieldValues };
}

/** Applies the prefill of a link. It replaces earlier prefills, but not the visitor's text. */
function applyPrefill(model: Model, prefill: Prefill): void {
  const { fieldValues, suggested } = model;
  const isSubjectFree = ['', suggested.subject].includes(fieldValues.subject);
  const isUntouched = ['', joinPrefill(suggested)].includes(fieldValues.message);
  const isCompleted = hasSuggestedLine(model);
  const completion = fieldValues.message.slice(suggested.opening.length).trim();
  const isMessageFree = isUntouched || isCompleted;
  if (isSubjectFree) fieldValues.subject = prefill.subject;
  if (isMessageFree)
    fieldValues.message = isUntouched
      ? joinPrefill(prefill)
      : joinPrefill({ ...prefill, ending: completion });
  model.suggested = prefill;
  applyFieldChange(model);
  model.kept = {
    subject: fieldValues.subject === prefill.subject ? '' : prefill.subject,
    message: isMessageFree ? '' : prefill.opening || prefill.ending,
  };
}

const fillFields: FormCommand[][] = CONTACT_FIELDS.map((name) =>
  TEXTS[name].map((text) => ({
    name: `enters «${text}» as ${name}`,
    run: async (page, model) => {
      await field(page, model, name).fill(text);
      model.fieldValues[name] = text;
      if (name === 'subject' || name === 'message') model.kept[name] = '';
      model.focused = name;
      applyFieldChange(model);
    },
  })),
);

/** Some browsers dispatch only a change event on autofill. */
const autofill: FormCommand = {
  name: 'lets the browser fill in the e-mail',
  run: async (page, model) => {
    await field(page, model, 'email').evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, MESSAGE.email);
    model.fieldValues.email = MESSAGE.email;
    applyFieldChange(model);
  },
};

const fillAll: FormCommand = {
  name: 'fills in all fields',
  run: async (page, model) => {
    for (const name of CONTACT_FIELDS) {
      await field(page, model, name).fill(MESSAGE[name]);
      model.fieldValues[name] = MESSAGE[name];
    }
    model.kept = { subject: '', message: '' };
    model.focused = 'message';
    applyFieldChange(model);
  },
};

const complete: FormCommand = {
  name: 'completes the prefilled message',
  isPossible: hasSuggestedLine,
  run: async (page, model) => {
    model.fieldValues.message = joinPrefill({ ...model.suggested, ending: COMPLETED });
    await field(page, model, 'message').fill(model.fieldValues.message);
    model.kept.message = '';
    model.focused = 'message';
    applyFieldChange(model);
  },
};

/** Extends the suggested line, which then counts as the visitor's text. */
const continueLine: FormCommand = {
  name: 'extends the suggested line',
  isPossible: ({ suggested }) => suggested.opening !== '',
  run: async (page, model) => {
    model.fieldValues.message = `${model.suggested.opening} O antes.`;
    await field(page, model, 'message').fill(model.fieldValues.message);
    model.kept.message = '';
    model.focused = 'message';
    applyFieldChange(model);
  },
};

const selectTopic = (index: number): FormCommand => ({
  name: `selects topic ${index + 1} of the form`,
  run: async (page, model) => {
    const { items, label } = getFormStrings(model).topics;
    const { label: name = '', subject = '' } = items[index] ?? {};
    await page.getByRole('list', { name: label }).getByRole('link', { name }).click();
    applyPrefill(model, { ...NO_PREFILL, subject });
    model.focused = 'subject';
  },
});

const followPriceLink: FormCommand = {
  name: 'follows the link that requests the price',
  run: async (page, model) => {
    const { label, subject, message } = model.uiStrings.property.price.request;
    await page.getByRole('link', { name: label, exact: true }).click();
    applyPrefill(model, { subject, opening: '', ending: message });
    model.focused = 'name';
  },
};

const followPrefillLink = (prefill: Prefill): FormCommand => ({
  name: `follows a link with the subject «${prefill.subject}»`,
  isPossible: ({ isOnline }) => isOnline,
  run: async (page, model) => {
    await page.goto(getPrefillUrl(model.uiStrings.paths.home, prefill.subject, joinPrefill(prefill)));
    resetAfterLoad(model);
    applyPrefill(model, prefill);
    model.focused = 'name';
  },
});

const reload: FormCommand = {
  name: 'reloads the page',
  isPossible: ({ isOnline }) => isOnline,
  run: async (page, model) => {
    await page.reload();
    await showForm(page, model);
    resetAfterLoad(model);
  },
};

const changeLanguage: FormCommand = {
  name: 'switches the locale',
  isPossible: ({ isOnline }) => isOnline,
  run: async (page, model) => {
    const [otherStrings, link] =
      model.uiStrings === spanishContent
        ? ([englishContent, 'English'] as const)
        : ([spanishContent, 'Español'] as const);
    await followNavbarLink(page, link, model.uiStrings.site);
    await page.waitForURL(({ pathname }) => pathname === otherStrings.paths.home);
    resetAfterLoad(model);
    model.uiStrings = otherStrings;
    await showForm(page, model);
  },
};

const submitForm = (usesEnterKey: boolean): FormCommand => ({
  name: usesEnterKey ? 'submits with Enter in the name field' : 'submits with the button',
  run: async (page, model) => {
    const { fieldValues } = model;
    const { submit, submitting, notices, notSent, notSentLong, offline } = getFormStrings(model);
    if (usesEnterKey) await field(page, model, 'name').press('Enter');
    else await page.getByRole('button', { name: submit }).click();
    model.focused = usesEnterKey ? 'name' : undefined;
    for (const name of CONTACT_FIELDS) fieldValues[name] = fieldValues[name].trim();
    applyFieldChange(model);
    for (const name of CONTACT_FIELDS) model.errors[name] = findError(name, fieldValues[name]);
    const firstInvalid = CONTACT_FIELDS.find((name) => model.errors[name]);
    if (firstInvalid) {
      if (firstInvalid === model.focused) model.announcedError = getErrorText(model, firstInvalid);
      model.focused = firstInvalid;
      // An invalid submission hides the result of a failed delivery, and keeps that of a sent message.
      if (model.outcome === 'failed') model.outcome = undefined;
      return;
    }
    model.focused = undefined;
    await expect(page.getByRole('button', { name: submitting })).toBeVisible();
    await page.clock.runFor(DELIVERY_MS);
    model.delivered.push({ ...fieldValues });
    model.outcome = model.isOnline ? 'sent' : 'failed';
    model.mailed = { ...fieldValues };
    model.isKept = isLongMessage(fieldValues);
    const result = model.isKept ? notSentLong : notSent;
    const notice = toast(page, model, notices[model.outcome].title).first();
    await expect(notice).toContainText(notices[model.outcome].text);
    // After submitting with Enter, the focus moves from the field to the result, which the on-screen keyboard would cover.
    if (usesEnterKey) await expect(page.locator(':focus')).toContainText(model.isOnline ? result : offline);
    if (!model.isOnline) return;
    await expect(toast(page, model, notices.failed.title)).toHaveCount(0);
    if (!model.isKept) {
      model.fieldValues = { ...EMPTY };
      model.kept = { subject: '', message: '' };
    }
    applyFieldChange(model);
  },
});

const toggleConnection: FormCommand = {
  name: 'goes offline or online',
  run: async (page, model) => {
    await waitForToasts(page);
    if (model.isOnline) {
      // The price link is near the gallery, whose island can't load offline.
      await scrollIslandsIntoView(page);
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    }
    model.isOnline = !model.isOnline;
    await page.context().setOffline(!model.isOnline);
  },
};

/** Resets the model after a page load, which keeps only the draft. */
function resetAfterLoad(model: Model): void {
  model.kept = { subject: '', message: '' };
  model.errors = {};
  model.outcome = undefined;
  model.focused = undefined;
  model.announcedError = '';
}

/** Scrolls to the form, whose island hydrates near the viewport. */
const showForm = (page: Page, model: Model) =>
  page.getByRole('button', { name: getFormStrings(model).submit, exact: true }).scrollIntoViewIfNeeded();

/** Records the messages that a build without an endpoint logs to the console. Returns a growing list. */
function recordLoggedMessages(page: Page): Promise<unknown>[] {
  const labels = [spanishContent, englishContent].map(({ contact }) => contact.form.logMessage);
  const logged: Promise<unknown>[] = [];
  page.on('console', (message) => {
    const [, loggedMessage] = message.args();
    if (loggedMessage && labels.some((label) => message.text().startsWith(label)))
      logged.push(loggedMessage.jsonValue());
  });
  return logged;
}

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { fieldValues, kept, outcome, mailed, delivered, focused, announcedError } = model;
  const { kept: keptText, onTrial, submit, notSent, notSentLong, failure, offline } = getFormStrings(model);
  const expectedFields = CONTACT_FIELDS.map((name) => {
    const error = getErrorText(model, name);
    return { text: fieldValues[name], isInvalid: String(error !== ''), errors: error ? [error] : [] };
  });
  await expect.poll(() => readFields(page)).toEqual(expectedFields);
  for (const name of CONTACT_FIELDS)
    await expect(field(page, model, name)).toHaveAccessibleDescription(getErrorText(model, name));
  if (focused) await expect(field(page, model, focused)).toBeFocused();
  await expect(page.locator('#contact-live')).toHaveText(announcedError);
  const keptNotices = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: keptText.replace('{text}', '') });
  await expect(keptNotices).toHaveText(
    [kept.subject, kept.message].filter(Boolean).map((text) => keptText.replace('{text}', text)),
  );
  const result = isLongMessage(mailed) ? notSentLong : notSent;
  for (const text of [notSent, notSentLong])
    await expect(page.getByText(text, { exact: true })).toHaveCount(
      outcome === 'sent' && text === result ? 1 : 0,
    );
  await expect(page.getByText(offline, { exact: true })).toHaveCount(outcome === 'failed' ? 1 : 0);
  const button = page.getByRole('button', { name: submit, exact: true });
  await expect(button).toBeEnabled();
  const { email } = model.uiStrings.contact.details;
  const descriptions = { sent: `${result} ${email.value}`, failed: `${failure} ${email.value}` };
  await expect(button).toHaveAccessibleDescription(
    outcome ? new RegExp(`^${descriptions[outcome]} ?\\.$`) : onTrial,
  );
  const mail = page.locator(outcome === 'failed' ? '#contact-failure' : '#contact-sent').getByRole('link');
  await expect(mail).toHaveCount(outcome ? 1 : 0);
  if (outcome)
    await expect.poll(() => readMail(mail)).toEqual([email.value, mailed.subject, getMailBody(model)]);
  await expect.poll(() => model.logged).toHaveLength(delivered.length);
  expect(await model.logged.at(-1)).toEqual(delivered.at(-1));
  // The draft is stored only in sessionStorage, and is removed with the text.
  const stored = await page.evaluate(() => [
    window.name,
    ...[localStorage, sessionStorage].flatMap(Object.keys),
  ]);
  const hasText = CONTACT_FIELDS.some((name) => fieldValues[name] !== '');
  expect(stored).toEqual(['', PAGE_VIEWS_KEY, ...(hasText ? [DRAFT_KEY] : [])]);
}

/** Returns the body of the mailto link, which truncates a long message. */
function getMailBody(model: Model): string {
  const { name, email, message } = model.mailed;
  const text = isLongMessage(model.mailed)
    ? `${message.slice(0, 1000)}\n${getFormStrings(model).mailCut}`
    : message;
  return `${text}\n\n${name}\n${email}`;
}

/** Reads the value, the validity and the visible errors of each field. */
const readFields = (page: Page) =>
  page.locator('#contact :is(input, textarea)[required]').evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ value, ariaInvalid, id }) => {
      const errors = [...document.querySelectorAll(`[id^="${id}-"]`)];
      const visibleErrors = errors.filter((error) => error.checkVisibility());
      return {
        text: value,
        isInvalid: ariaInvalid,
        errors: visibleErrors.map((error) => error.textContent.trim()),
      };
    }),
  );

/** Reads the recipient, the subject and the body of a mailto link. */
async function readMail(link: Locator): Promise<(string | undefined)[]> {
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  const texts = ['subject', 'body'].map((name) => searchParams.get(name)?.replaceAll('\r\n', '\n'));
  return [pathname, ...texts];
}

test('the contact form matches its model after random actions', async ({ context, allowConsoleError }) => {
  // Images that scroll into view offline fail to load.
  allowConsoleError(/\.(avif|svg)/);
  await runModel(context, {
    start: async (page) => {
      const model: Model = {
        uiStrings: spanishContent,
        fieldValues: { ...EMPTY },
        suggested: NO_PREFILL,
        kept: { subject: '', message: '' },
        errors: {},
        outcome: undefined,
        mailed: EMPTY,
        isKept: false,
        isOnline: true,
        delivered: [],
        logged: recordLoggedMessages(page),
        focused: undefined,
        announcedError: '',
      };
      await page.context().setOffline(false);
      await page.clock.install({ time: TEST_TIME });
      await page.goto('/');
      await showForm(page, model);
      return model;
    },
    commands: [
      ...fillFields.map((steps) => fc.constantFrom(...steps)),
      commandFor([0, 1, 2], selectTopic),
      commandFor([THURSDAY, FRIDAY], followPrefillLink),
      ...weighted(fc.constant(fillAll)),
      ...weighted(fc.constant(submitForm(false))),
      fc.constant(submitForm(true)),
      ...weighted(fc.constant(toggleConnection)),
      ...[autofill, complete, continueLine, followPriceLink, reload, changeLanguage].map((step) =>
        fc.constant(step),
      ),
    ],
    expectPageToMatch,
  });
});
