import { getWhatsAppUrl } from '../../contact/whatsapp-url.ts';
import { getPrefillUrl } from '../../contact/prefill-link.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { parseTime, shortenTime, type TimeOfDay } from '../../dates/time-of-day.ts';
import type { BookingRequest, SunlightData } from '../sunlight-data.ts';
import { DragSelection } from './drag-selection.ts';
import { DATE_PARAM, getQuery, PLAN_STATE_PARAM, TIME_PARAM, updateQuery } from './picker-query.ts';
import {
  findCurrentSelection,
  findUnavailableReason,
  getAvailableSlots,
  type LocalTime,
  type RequestedSelection,
  resolveSelection,
  type Selection,
  type UnavailableReason,
} from './picker-selection.ts';
import { SunlightRenderer } from './sunlight-renderer.ts';

/** State of a picker. `render()` derives the page from it. */
interface PickerState extends Selection {
  /** `hoy` or `proyecto`; undefined if the plan has a single state. */
  planState: string | undefined;
  /** Text that explains why a requested date or time is not selected. */
  notice: string;
}

/** Called with the query parameters of a selection by the visitor, and with the delay in milliseconds before the URL changes. */
type SelectHandler = (selection: URLSearchParams, delayMs: number) => void;

/** Delay before the URL changes. A held arrow key selects up to thirty times a second. */
const KEYBOARD_DELAY_MS = 250;
const PROJECT = 'proyecto';

/** Shows the sunlight of the date, time slot and plan state that a visitor selects, and adds the selection to the booking links. */
export class SunlightPicker {
  readonly #root: HTMLElement;
  readonly #onSelect: SelectHandler;
  readonly #data: SunlightData;
  readonly #renderer: SunlightRenderer;
  readonly #venueClock: Intl.DateTimeFormat;

  readonly #planStateInputs: readonly HTMLInputElement[];
  readonly #dateInputs: readonly HTMLInputElement[];
  readonly #slotInputs: readonly HTMLInputElement[];
  readonly #roomLinks: readonly HTMLAnchorElement[];
  readonly #bookingLinks: readonly HTMLAnchorElement[];
  readonly #defaultUrls: readonly string[];
  readonly #nowButton: HTMLElement | null;
  readonly #notice: HTMLElement | null;

  #state: PickerState;
  #renderedNotice = '';
  #urlDelayMs = 0;
  #lastFocused: EventTarget | null = null;

  constructor(root: HTMLElement, onSelect: SelectHandler) {
    this.#root = root;
    this.#onSelect = onSelect;
    this.#data = readSunlightData(root);
    this.#planStateInputs = findRadioInputs(root, PLAN_STATE_PARAM);
    this.#dateInputs = findRadioInputs(root, DATE_PARAM);
    this.#slotInputs = findRadioInputs(root, TIME_PARAM);
    this.#roomLinks = [...root.querySelectorAll<HTMLAnchorElement>('.room-list a')];
    this.#bookingLinks = [...root.querySelectorAll<HTMLAnchorElement>('.sunlight-links a')];
    this.#defaultUrls = this.#bookingLinks.map(({ href }) => href);
    this.#nowButton = root.querySelector('.sunlight-now');
    this.#notice = root.querySelector('[data-booking-notice]');

    const { timeZone } = root.dataset;
    // The Swedish locale formats dates as ISO 8601: `2026-11-26 16:05`.
    this.#venueClock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const defaultInput = this.#slotInputs.find(({ defaultChecked }) => defaultChecked);
    const rendered = { date: this.#data.dates[0], slot: defaultInput && parseSlot(defaultInput) };
    this.#renderer = new SunlightRenderer(root, this.#data, rendered);
    this.#state = { ...rendered, planState: getCheckedValue(this.#planStateInputs), notice: '' };
    this.#listen();
  }

  /** Selects the available parts of the request in a query string, and explains the unavailable parts. */
  select(query: URLSearchParams): void {
    const requested = { date: query.get(DATE_PARAM), time: query.get(TIME_PARAM) };
    // A link to a room selects the project, because only the project has rooms.
    const planState = query.get(PLAN_STATE_PARAM) ?? (this.#getSelectedRoom() && PROJECT);
    const isKnown = this.#planStateInputs.some(({ value }) => value === planState);
    if (planState && isKnown) this.#state = { ...this.#state, planState };
    this.#resolve(requested);
    this.#reportUnavailable(requested);
  }

  #listen(): void {
    const root = this.#root;
    for (const fieldset of root.querySelectorAll('fieldset')) fieldset.disabled = false;
    for (const track of root.querySelectorAll<HTMLElement>('.sunlight-track')) {
      new DragSelection(track, this.#slotInputs, {
        onPreview: ({ value }) => this.#resolve({ time: value }),
        onCommit: () => this.#commit(),
      });
    }
    root.addEventListener('change', () => this.#onChange());
    root.addEventListener('keydown', () => {
      this.#urlDelayMs = KEYBOARD_DELAY_MS;
    });
    root.addEventListener('pointerdown', () => {
      this.#urlDelayMs = 0;
    });
    root.addEventListener('focusin', ({ target }) => {
      this.#lastFocused = target;
    });
    this.#nowButton?.addEventListener('click', () => this.#onNowClick());
    // `TimedVisibility.astro` dispatches the event after it has hidden the dates that are over.
    addEventListener('clock', () => this.#onClock());
  }

  #onChange(): void {
    this.#state = { ...this.#state, planState: getCheckedValue(this.#planStateInputs) };
    this.#resolve({ date: getCheckedValue(this.#dateInputs), time: getCheckedValue(this.#slotInputs) });
    this.#commit();
  }

  #onNowClick(): void {
    const now = findCurrentSelection(this.#data.dates, this.#getVenueTime());
    if (now) this.#resolve(now);
    this.#commit();
  }

  #onClock(): void {
    const { date, slot } = this.#state;
    const previous = { date: date?.date, time: slot && shortenTime(slot) };
    this.#resolve(previous);
    this.#reportUnavailable(previous);
    this.#restoreFocus();
  }

  /** Replaces the selection by the available selection that is nearest to a request. */
  #resolve(requested: RequestedSelection): void {
    const selection = resolveSelection(this.#data.dates, requested, this.#state, Date.now());
    this.#state = { ...this.#state, ...selection };
    this.#render();
  }

  #commit(): void {
    this.#state = { ...this.#state, notice: '' };
    this.#render();
    const selection = new URLSearchParams();
    if (this.#state.planState) selection.set(PLAN_STATE_PARAM, this.#state.planState);
    for (const [name, value] of this.#getDateAndTime()) selection.set(name, value);
    this.#onSelect(selection, this.#urlDelayMs);
  }

  /** Explains why the selection differs from the request, and corrects the date and the time in the URL. */
  #reportUnavailable(requested: RequestedSelection): void {
    const { dates, bookingRequest } = this.#data;
    const visitSchedule = bookingRequest?.visitSchedule;
    const reason = findUnavailableReason(dates, requested, this.#state, Date.now(), visitSchedule);
    if (dates.length === 0 || !reason) return;
    if (bookingRequest) {
      const notice = formatNotice(reason, bookingRequest, requested.date ?? '');
      this.#state = { ...this.#state, notice };
      this.#render();
    }
    const query = getQuery();
    if (query.has(DATE_PARAM) || query.has(TIME_PARAM)) updateQuery(this.#getDateAndTime());
  }

  #render(): void {
    const { date, planState, notice } = this.#state;
    const { dates } = this.#data;
    this.#root.toggleAttribute('data-expired', dates.length > 0 && !date);
    setCheckedValue(this.#planStateInputs, planState);
    setCheckedValue(this.#dateInputs, date?.date);
    this.#renderSlots();
    this.#renderRooms();
    this.#renderBookingLinks();
    this.#renderer.render(this.#state);
    if (this.#nowButton) this.#nowButton.hidden = !findCurrentSelection(dates, this.#getVenueTime());
    // Write the notice only if it has changed, because a live region announces its text after each write.
    if (this.#notice && notice !== this.#renderedNotice) this.#notice.textContent = notice;
    this.#renderedNotice = notice;
  }

  #renderSlots(): void {
    const { date, slot } = this.#state;
    if (!date) return;
    const available = getAvailableSlots(date, Date.now());
    const hadFocus = this.#slotInputs.some((input) => input === document.activeElement);
    for (const input of this.#slotInputs) {
      input.disabled = !available.includes(parseSlot(input));
      input.parentElement?.toggleAttribute('data-unavailable', input.disabled);
      if (parseSlot(input) !== slot) continue;
      input.checked = true;
      // A disabled radio button loses the focus, so restore it.
      if (hadFocus) input.focus();
    }
  }

  #renderRooms(): void {
    const room = this.#getSelectedRoom();
    for (const link of this.#roomLinks) {
      if (link === room) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  #renderBookingLinks(): void {
    const { date, slot } = this.#state;
    const { bookingRequest } = this.#data;
    if (!bookingRequest) return;
    const [form, chat] = this.#bookingLinks;
    if (!date || !slot) {
      for (const [index, link] of this.#bookingLinks.entries()) link.href = this.#defaultUrls[index] ?? '';
      return;
    }
    const slotInput = this.#slotInputs.find((input) => parseSlot(input) === slot);
    const values = {
      day: date.name,
      hour: slotInput?.getAttribute('aria-label') ?? '',
      title: bookingRequest.title,
    };
    const subject = interpolate(bookingRequest.subject, values);
    const message = interpolate(bookingRequest.message, values);
    if (form) form.href = getPrefillUrl(form.pathname, subject, message);
    if (chat) chat.href = getWhatsAppUrl(chat.pathname, `${subject}\n${message}`);
  }

  /** Finds the link to the room in the URL. It does not use `:target`, which a browser may set after this script has run. */
  #getSelectedRoom(): HTMLAnchorElement | undefined {
    return this.#roomLinks.find(({ hash }) => hash === location.hash);
  }

  #getDateAndTime(): URLSearchParams {
    const { date, slot } = this.#state;
    const parameters = new URLSearchParams();
    if (date) parameters.set(DATE_PARAM, date.date);
    if (slot) parameters.set(TIME_PARAM, shortenTime(slot));
    return parameters;
  }

  #getVenueTime(): LocalTime {
    const [date = '', time = ''] = this.#venueClock.format().split(' ');
    return { date, time: parseTime(time) };
  }

  /** Moves the focus to the selected date if `TimedVisibility.astro` has just hidden the focused date. */
  #restoreFocus(): void {
    const focused = this.#lastFocused;
    if (!(focused instanceof Element) || !focused.closest('[data-until][hidden]')) return;
    // Browsers blur a hidden element in the next frame, so the element may still be the active element.
    const { activeElement } = document;
    if (activeElement === focused || activeElement === document.body)
      this.#dateInputs.find(({ checked }) => checked)?.focus();
  }
}

function readSunlightData(root: Element): SunlightData {
  const json = root.querySelector('[type="application/json"]')?.textContent;
  return json ? (JSON.parse(json) as SunlightData) : { dates: [] };
}

const findRadioInputs = (root: Element, parameter: string): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>(`[name^='${parameter}-']`),
];

const parseSlot = ({ value }: HTMLInputElement): TimeOfDay => parseTime(value);

const getCheckedValue = (inputs: readonly HTMLInputElement[]): string | undefined =>
  inputs.find(({ checked }) => checked)?.value;

function setCheckedValue(inputs: readonly HTMLInputElement[], value: string | undefined): void {
  const input = inputs.find((input) => input.value === value);
  if (input) input.checked = true;
}

/** Formats a notice about a requested date, such as "viernes 27 de noviembre"; '' if the request is not a date. */
function formatNotice(reason: UnavailableReason, texts: BookingRequest, requestedDate: string): string {
  if (reason === 'hourGone' || reason === 'hourNever') return texts[reason];
  const timestamp = Date.parse(requestedDate);
  if (Number.isNaN(timestamp)) return '';
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const day = format.format(timestamp);
  // Spanish sentences have no comma after the weekday.
  return interpolate(texts[reason], { day: lang.startsWith('es') ? day.replace(',', '') : day });
}
