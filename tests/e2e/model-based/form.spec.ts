import type { Locator, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../../src/contact/message.ts';
import { getPrefillUrl } from '../../../src/contact/prefill-link.ts';
import { PAGE_VIEWS_KEY } from '../../../src/page-views/page-view.ts';
import { DRAFT_KEY, EMPTY, waitForToasts, LONG_MESSAGE, MESSAGE } from '../contact-page.ts';
import { expect, followBarLink, test } from '../fixtures.ts';
import { englishStrings, siteStrings } from '../fixture-content.ts';
import { weighted, type Command, commandFor, runModel } from './run-model.ts';

/** What a link asks for; the last line of its message may be left to be completed. */
interface Request {
  subject: string;
  opening: string;
  ending: string;
}

interface Model {
  words: typeof siteStrings;
  written: ContactMessage;
  /** What the last link suggested. */
  suggested: Request;
  /** What is chosen where a field keeps the visitor's own words. */
  kept: Record<'subject' | 'message', string>;
  errors: Partial<Record<ContactField, 'missing' | 'invalid' | undefined>>;
  outcome: 'sent' | 'failed' | undefined;
  /** The message of the mail link below the button. */
  mailed: ContactMessage;
  /** Whether the form still holds the message that was sent. */
  isKept: boolean;
  isOnline: boolean;
  /** Messages that were sent, or tried. */
  delivered: ContactMessage[];
  logged: Promise<unknown>[];
  focused: ContactField | undefined;
  /** The error that is said, of a field that had the focus already. */
  told: string;
}

type FormCommand = Command<Model>;

const NOTHING: Request = { subject: '', opening: '', ending: '' };
const THURSDAY: Request = { subject: 'El jueves', opening: 'Quiero ir el jueves.', ending: 'Somos …' };
const FRIDAY: Request = { subject: 'El viernes', opening: 'Quiero ir el viernes.', ending: 'Vamos …' };
/** So long a message is on its way that a build without an endpoint delivers. */
const DELIVERY_MS = 1000;
const COMPLETED = 'Somos dos, con un perro.';
const TEXTS: Record<ContactField, readonly string[]> = {
  name: ['Ana Peña', '  Eva ', '   ', ''],
  email: ['ana@example.com', 'eva@example.com', 'ana', ''],
  subject: ['Quiero verlo', 'Quiero comprarlo', ''],
  message: [MESSAGE.message, LONG_MESSAGE.message, 'Somos dos', '\n\n', ''],
};
const EMAIL = /^[^@\s]+@[^@\s]+$/;

const labelsOf = ({ words }: Model) => words.contact.form;
const isLong = ({ message }: ContactMessage) => message === LONG_MESSAGE.message;
const join = ({ opening, ending }: Request) => [opening, ending].filter(Boolean).join('\n');
const field = (page: Page, model: Model, name: ContactField) =>
  page.getByRole('textbox', { name: labelsOf(model).fields[name].label, exact: true });

const toast = (page: Page, { words }: Model, title: string) =>
  page
    .getByRole('status', { name: words.site.notices.label })
    .getByRole('listitem')
    .filter({ hasText: title });

const findError = (name: ContactField, text: string) => {
  if (text.trim() === '') return 'missing';
  return name === 'email' && !EMAIL.test(text) ? 'invalid' : undefined;
};

/** What is said below a field that is wrong, and '' below another. */
function textOf(model: Model, name: ContactField): string {
  const texts: Partial<Record<string, string>> = labelsOf(model).fields[name];
  return texts[model.errors[name] ?? ''] ?? '';
}

/** Returns whether the first line of the message is the one that a link has suggested. */
const hasSuggestedLine = ({ written, suggested }: Model): boolean =>
  suggested.opening !== '' && written.message.split('\n')[0] === suggested.opening;

/** What follows from a change of the fields: errors last as long as their reason, and a message in the form is mailed as it is now. */
function follow(model: Model): void {
  const { written, kept, errors } = model;
  model.told = '';
  for (const name of CONTACT_FIELDS)
    if (errors[name] !== findError(name, written[name])) errors[name] = undefined;
  for (const name of ['subject', 'message'] as const) if (written[name] === '') kept[name] = '';
  const isEmpty = CONTACT_FIELDS.every((name) => written[name] === '');
  if (isEmpty) model.suggested = NOTHING;
  const isKept = model.outcome === 'sent' && model.isKept;
  if (isKept && isEmpty) model.outcome = undefined;
  if (isKept || model.outcome === 'failed') model.mailed = { ...written };
}

/** What a link asks for takes the place of what another has suggested, and not that of the visitor's own words. */
function suggest(model: Model, request: Request): void {
  const { written, suggested } = model;
  const isSubjectFree = ['', suggested.subject].includes(written.subject);
  const isUntouched = ['', join(suggested)].includes(written.message);
  const isCompleted = hasSuggestedLine(model);
  const rest = written.message.slice(suggested.opening.length).trim();
  const isMessageFree = isUntouched || isCompleted;
  if (isSubjectFree) written.subject = request.subject;
  if (isMessageFree) written.message = isUntouched ? join(request) : join({ ...request, ending: rest });
  model.suggested = request;
  follow(model);
  model.kept = {
    subject: written.subject === request.subject ? '' : request.subject,
    message: isMessageFree ? '' : request.opening || request.ending,
  };
}

const write: FormCommand[][] = CONTACT_FIELDS.map((name) =>
  TEXTS[name].map((text) => ({
    name: `writes «${text}» as ${name}`,
    run: async (page, model) => {
      await field(page, model, name).fill(text);
      model.written[name] = text;
      if (name === 'subject' || name === 'message') model.kept[name] = '';
      model.focused = name;
      follow(model);
    },
  })),
);

/** Some browsers only report a change of what they fill in. */
const autofill: FormCommand = {
  name: 'lets the browser fill in the e-mail',
  run: async (page, model) => {
    await field(page, model, 'email').evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, MESSAGE.email);
    model.written.email = MESSAGE.email;
    follow(model);
  },
};

const writeAll: FormCommand = {
  name: 'writes a whole message',
  run: async (page, model) => {
    for (const name of CONTACT_FIELDS) {
      await field(page, model, name).fill(MESSAGE[name]);
      model.written[name] = MESSAGE[name];
    }
    model.kept = { subject: '', message: '' };
    model.focused = 'message';
    follow(model);
  },
};

const complete: FormCommand = {
  name: 'completes the message that was begun',
  isPossible: hasSuggestedLine,
  run: async (page, model) => {
    model.written.message = join({ ...model.suggested, ending: COMPLETED });
    await field(page, model, 'message').fill(model.written.message);
    model.kept.message = '';
    model.focused = 'message';
    follow(model);
  },
};

/** The line is the visitor's own then. */
const continueLine: FormCommand = {
  name: 'continues the line that was suggested',
  isPossible: ({ suggested }) => suggested.opening !== '',
  run: async (page, model) => {
    model.written.message = `${model.suggested.opening} O antes.`;
    await field(page, model, 'message').fill(model.written.message);
    model.kept.message = '';
    model.focused = 'message';
    follow(model);
  },
};

const chooseTopic = (index: number): FormCommand => ({
  name: `chooses topic ${index + 1} of the form`,
  run: async (page, model) => {
    const { items, label } = labelsOf(model).topics;
    const { label: name = '', subject = '' } = items[index] ?? {};
    await page.getByRole('list', { name: label }).getByRole('link', { name }).click();
    suggest(model, { ...NOTHING, subject });
    model.focused = 'subject';
  },
});

const askForPrice: FormCommand = {
  name: 'asks for the price',
  run: async (page, model) => {
    const { label, subject, message } = model.words.property.price.request;
    await page.getByRole('link', { name: label, exact: true }).click();
    suggest(model, { subject, opening: '', ending: message });
    model.focused = 'name';
  },
};

const ask = (request: Request): FormCommand => ({
  name: `asks for «${request.subject}» on another page`,
  isPossible: ({ isOnline }) => isOnline,
  run: async (page, model) => {
    await page.goto(getPrefillUrl(model.words.paths.home, request.subject, join(request)));
    startAnew(model);
    suggest(model, request);
    model.focused = 'name';
  },
});

const reload: FormCommand = {
  name: 'reloads the page',
  isPossible: ({ isOnline }) => isOnline,
  run: async (page, model) => {
    await page.reload();
    await showForm(page, model);
    startAnew(model);
  },
};

const changeLanguage: FormCommand = {
  name: 'changes the language',
  isPossible: ({ isOnline }) => isOnline,
  run: async (page, model) => {
    const [other, link] =
      model.words === siteStrings
        ? ([englishStrings, 'English'] as const)
        : ([siteStrings, 'Español'] as const);
    await followBarLink(page, link, model.words.site);
    await page.waitForURL(({ pathname }) => pathname === other.paths.home);
    startAnew(model);
    model.words = other;
    await showForm(page, model);
  },
};

const send = (isByEnter: boolean): FormCommand => ({
  name: isByEnter ? 'sends by the Enter of the name' : 'sends',
  run: async (page, model) => {
    const { written } = model;
    const { submit, submitting, notices, notSent, notSentLong, offline } = labelsOf(model);
    if (isByEnter) await field(page, model, 'name').press('Enter');
    else await page.getByRole('button', { name: submit }).click();
    model.focused = isByEnter ? 'name' : undefined;
    for (const name of CONTACT_FIELDS) written[name] = written[name].trim();
    follow(model);
    for (const name of CONTACT_FIELDS) model.errors[name] = findError(name, written[name]);
    const wrong = CONTACT_FIELDS.find((name) => model.errors[name]);
    if (wrong) {
      if (wrong === model.focused) model.told = textOf(model, wrong);
      model.focused = wrong;
      // The link of a message that nothing has sent stays.
      if (model.outcome === 'failed') model.outcome = undefined;
      return;
    }
    model.focused = undefined;
    await expect(page.getByRole('button', { name: submitting })).toBeVisible();
    await page.clock.runFor(DELIVERY_MS);
    model.delivered.push({ ...written });
    model.outcome = model.isOnline ? 'sent' : 'failed';
    model.mailed = { ...written };
    model.isKept = isLong(written);
    const result = model.isKept ? notSentLong : notSent;
    const notice = toast(page, model, notices[model.outcome].title).first();
    await expect(notice).toContainText(notices[model.outcome].text);
    // A phone's keyboard, which goes with the focus of the field, would cover what became of it.
    if (isByEnter) await expect(page.locator(':focus')).toContainText(model.isOnline ? result : offline);
    if (!model.isOnline) return;
    await expect(toast(page, model, notices.failed.title)).toHaveCount(0);
    if (!model.isKept) {
      model.written = { ...EMPTY };
      model.kept = { subject: '', message: '' };
    }
    follow(model);
  },
});

const loseConnection: FormCommand = {
  name: 'loses the connection, or has it again',
  run: async (page, model) => {
    await waitForToasts(page);
    model.isOnline = !model.isOnline;
    await page.context().setOffline(!model.isOnline);
  },
};

/** A page that is loaded has the draft alone. */
function startAnew(model: Model): void {
  model.kept = { subject: '', message: '' };
  model.errors = {};
  model.outcome = undefined;
  model.focused = undefined;
  model.told = '';
}

/** Its island hydrates when it is near. */
const showForm = (page: Page, model: Model) =>
  page.getByRole('button', { name: labelsOf(model).submit, exact: true }).scrollIntoViewIfNeeded();

/** Starts listening; the list grows with each message that a build without an endpoint delivers, to the console alone. */
function listLogged(page: Page): Promise<unknown>[] {
  const labels = [siteStrings, englishStrings].map(({ contact }) => contact.form.logMessage);
  const logged: Promise<unknown>[] = [];
  page.on('console', (message) => {
    const [, written] = message.args();
    if (written && labels.some((label) => message.text().startsWith(label))) logged.push(written.jsonValue());
  });
  return logged;
}

async function expectPageToMatch(page: Page, model: Model): Promise<void> {
  const { written, kept, outcome, mailed, delivered, focused, told } = model;
  const { kept: keptText, onTrial, submit, notSent, notSentLong, failure, offline } = labelsOf(model);
  const shown = CONTACT_FIELDS.map((name) => {
    const error = textOf(model, name);
    return { text: written[name], isInvalid: String(error !== ''), errors: error ? [error] : [] };
  });
  await expect.poll(() => readFields(page)).toEqual(shown);
  for (const name of CONTACT_FIELDS)
    await expect(field(page, model, name)).toHaveAccessibleDescription(textOf(model, name));
  if (focused) await expect(field(page, model, focused)).toBeFocused();
  await expect(page.locator('#contact-live')).toHaveText(told);
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: keptText.replace('{text}', '') });
  await expect(said).toHaveText(
    [kept.subject, kept.message].filter(Boolean).map((text) => keptText.replace('{text}', text)),
  );
  const result = isLong(mailed) ? notSentLong : notSent;
  for (const text of [notSent, notSentLong])
    await expect(page.getByText(text, { exact: true })).toHaveCount(
      outcome === 'sent' && text === result ? 1 : 0,
    );
  await expect(page.getByText(offline, { exact: true })).toHaveCount(outcome === 'failed' ? 1 : 0);
  const button = page.getByRole('button', { name: submit, exact: true });
  await expect(button).toBeEnabled();
  const { email } = model.words.contact.details;
  const become = { sent: `${result} ${email.value}`, failed: `${failure} ${email.value}` };
  await expect(button).toHaveAccessibleDescription(
    outcome ? new RegExp(`^${become[outcome]} ?\\.$`) : onTrial,
  );
  const mail = page.locator(outcome === 'failed' ? '#contact-failure' : '#contact-sent').getByRole('link');
  await expect(mail).toHaveCount(outcome ? 1 : 0);
  if (outcome)
    await expect.poll(() => readMail(mail)).toEqual([email.value, mailed.subject, mailBody(model)]);
  await expect.poll(() => model.logged).toHaveLength(delivered.length);
  expect(await model.logged.at(-1)).toEqual(delivered.at(-1));
  // What is written is kept in the tab alone, and nothing once it is sent.
  const stored = await page.evaluate(() => [
    window.name,
    ...[localStorage, sessionStorage].flatMap(Object.keys),
  ]);
  const isWritten = CONTACT_FIELDS.some((name) => written[name] !== '');
  expect(stored).toEqual(['', PAGE_VIEWS_KEY, ...(isWritten ? [DRAFT_KEY] : [])]);
}

/** The text of the mail; a link cuts the long message. */
function mailBody(model: Model): string {
  const { name, email, message } = model.mailed;
  const text = isLong(model.mailed) ? `${message.slice(0, 1000)}\n${labelsOf(model).mailCut}` : message;
  return `${text}\n\n${name}\n${email}`;
}

/** What stands in each field, and the errors that are seen below it. */
const readFields = (page: Page) =>
  page.locator('#contact :is(input, textarea)[required]').evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ value, ariaInvalid, id }) => {
      const errors = [...document.querySelectorAll(`[id^="${id}-"]`)];
      const seen = errors.filter((error) => error.checkVisibility());
      return { text: value, isInvalid: ariaInvalid, errors: seen.map((error) => error.textContent.trim()) };
    }),
  );

/** To whom a link begins a mail, its subject and its text. */
async function readMail(link: Locator): Promise<(string | undefined)[]> {
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  const texts = ['subject', 'body'].map((name) => searchParams.get(name)?.replaceAll('\r\n', '\n'));
  return [pathname, ...texts];
}

test('what is written, proposed, wrong, sent or kept is what the form says', async ({
  context,
  allowConsoleError,
}) => {
  // Pictures that come into view without a connection.
  allowConsoleError(/\.(avif|svg)/);
  await runModel(context, {
    start: async (page) => {
      const model: Model = {
        words: siteStrings,
        written: { ...EMPTY },
        suggested: NOTHING,
        kept: { subject: '', message: '' },
        errors: {},
        outcome: undefined,
        mailed: EMPTY,
        isKept: false,
        isOnline: true,
        delivered: [],
        logged: listLogged(page),
        focused: undefined,
        told: '',
      };
      await page.context().setOffline(false);
      await page.clock.install();
      await page.goto('/');
      await showForm(page, model);
      return model;
    },
    commands: [
      ...write.map((steps) => fc.constantFrom(...steps)),
      commandFor([0, 1, 2], chooseTopic),
      commandFor([THURSDAY, FRIDAY], ask),
      ...weighted(fc.constant(writeAll)),
      ...weighted(fc.constant(send(false))),
      fc.constant(send(true)),
      ...weighted(fc.constant(loseConnection)),
      ...[autofill, complete, continueLine, askForPrice, reload, changeLanguage].map((step) =>
        fc.constant(step),
      ),
    ],
    expectPageToMatch,
  });
});
