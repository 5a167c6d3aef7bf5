import { chatLink } from '../contact/chat-link.ts';
import { requestLink } from '../contact/request-link.ts';
import { fill } from '../fill.ts';
import type { LitHour } from './sun-choice.ts';
import { readTime, shortenTime, type TimeOfDay, toMinutes } from '../time-of-day.ts';
import { type Day, drawBar, drawColumns, movePosts, type SunData } from './sun-data.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** So long a hand on the keys has to rest before the address is written: WebKit refuses the 101st in ten seconds. */
const REST_MS = 250;
/** What is chosen, by its name in the query of the address, the same in every language. */
const MOMENT = ['dia', 'hora'] as const;
const NAMES = ['estado', ...MOMENT] as const;

/** "viernes, 27 de noviembre". */
const writeDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});

/** Chooses what a query says, as far as it can be chosen. */
type Choose = (query: URLSearchParams) => void;

const timeOf = ({ value }: HTMLInputElement) => readTime(value);
const findChosen = (inputs: readonly HTMLInputElement[]) => inputs.find(({ checked }) => checked);

/** Starts one choice; `publish` is told what a visitor has chosen there, and how long they have to rest before it is written. */
const startChoice = (
  sun: HTMLElement,
  publish: (chosen: URLSearchParams, restMs: number) => void,
): Choose => {
  const find = <E extends Element = HTMLElement>(selector: string, within: Element = sun) => [
    ...within.querySelectorAll<E>(selector),
  ];
  /** Without those of days that are over, which `Clock.astro` hides. */
  const listInputs = (name: string) =>
    find<HTMLInputElement>(`[name^='${name}-']`).filter((input) => !input.closest('[data-until][hidden]'));
  const { days, shadows, request } = JSON.parse(
    sun.querySelector('[type="application/json"]')?.textContent ?? '{"days":[]}',
  ) as SunData;
  const hours = listInputs('hora');
  const blocks = find('.sunlight-day');
  const told = find('.sunlight-words p');
  const links = find<HTMLAnchorElement>('.sunlight-links a');
  const blank = links.map(({ href }) => href);
  const [now] = find('.sunlight-now');
  const [gone] = find('[data-gone]');
  /** What is shown: to begin with what the build has written. */
  let shown = { day: days[0], hour: hours.filter(({ defaultChecked }) => defaultChecked).map(timeOf)[0] };

  /** Whether one may still ask for an hour: that of a day ends with its last hour. */
  const isOpen = ({ hours: all, ends }: Day, hour: TimeOfDay): boolean => {
    const minutes = toMinutes(all.at(-1) ?? hour) - toMinutes(hour);
    return all.includes(hour) && (!ends || minutes * MINUTE_MS < Date.parse(ends) - Date.now());
  };

  const draw = (block: Element, light: LitHour) => {
    if (!shadows) return;
    const { path, project } = light;
    const drawn = {
      'of-today': path,
      'of-project': project?.path ?? path,
      'sunlight-shadow': drawColumns(shadows, light),
    };
    for (const [name, lines] of Object.entries(drawn))
      for (const line of find(`path.${name}`, block)) line.setAttribute('d', lines);
    const transforms = movePosts(shadows, light);
    for (const [index, post] of find('use', block).entries())
      post.setAttribute('transform', transforms[index] ?? '');
  };

  /** What a sentence says, by the class of its parts. */
  const listWords = (day: Day | undefined, hour: TimeOfDay | undefined) => {
    const { words = '', project } = (hour && day?.light[hour]) || {};
    return {
      'sunlight-day-name': `${day?.name ?? ''}: `,
      'of-today': words,
      'of-project': project?.words ?? words,
    };
  };

  /** Tells what is another than what was told last: that may be in another language by now. */
  const tell = (sentence: Element, day: Day, hour: TimeOfDay, last: Day | undefined) => {
    const before = listWords(last, shown.hour);
    for (const [part, text] of Object.entries(listWords(day, hour)))
      if (text !== before[part as keyof typeof before])
        for (const span of find(`.${part}`, sentence)) span.textContent = text;
  };

  const measure = (day: Day) => {
    for (const hour of hours)
      for (const bar of find('path', hour.parentElement ?? sun))
        bar.setAttribute('d', drawBar(days, day, timeOf(hour)));
    const { from = 0, to = 0, sunrise = '', sunset = '' } = day.daylight ?? {};
    for (const line of find('.sunlight-line')) {
      line.toggleAttribute('hidden', !day.daylight);
      for (const [name, ...places] of [
        ['x1', from, from, to],
        ['x2', to, from, to],
      ] as const)
        for (const [index, part] of find('line', line).entries())
          part.setAttribute(name, `${String(places[index])}%`);
    }
    for (const [index, text] of find('.sunlight-line text, .sunlight-sunrise span').entries()) {
      text.textContent = index % 2 ? sunset : sunrise;
      text.setAttribute('x', `${String(index % 2 ? to : from)}%`);
    }
  };

  const ask = (day: Day | undefined, hour: string) => {
    if (!request) return;
    const values = { day: day?.name ?? '', hour, title: request.title };
    const [subject, message] = [fill(request.subject, values), fill(request.message, values)];
    const [form, chat] = links;
    if (form) form.href = day ? requestLink(form.pathname, subject, message) : String(blank[0]);
    if (chat) chat.href = day ? chatLink(chat.pathname, `${subject}\n${message}`) : String(blank[1]);
  };

  /** Shows an hour of a day, unless it is what is shown: nothing is told twice. */
  const showLight = (day: Day, hour: TimeOfDay) => {
    if (day === shown.day && hour === shown.hour) return;
    for (const [index, block] of blocks.entries()) {
      const isOfDays = blocks.length > 1;
      const own = isOfDays ? days[index] : day;
      const light = own?.light[hour];
      if (!own || !light) continue;
      draw(block, light);
      if (told[index]) tell(told[index], own, hour, isOfDays ? own : shown.day);
      for (const one of [block, told[index]]) one?.toggleAttribute('data-chosen', own === day);
    }
    if (day !== shown.day) measure(day);
    shown = { day, hour };
  };

  /** Shows what is chosen, of what can be. */
  const show = () => {
    const dayInputs = listInputs('dia');
    const dayInput = findChosen(dayInputs) ?? dayInputs[0];
    const day = days.find((one) => one.day === dayInput?.value);
    if (dayInput) dayInput.checked = true;
    sun.toggleAttribute('data-over', days.length > 0 && !day);
    if (!day) {
      ask(undefined, '');
      return;
    }
    const hadFocus = hours.includes(document.activeElement as HTMLInputElement);
    for (const hour of hours) {
      hour.disabled = !isOpen(day, timeOf(hour));
      hour.parentElement?.toggleAttribute('data-closed', hour.disabled);
    }
    const open = hours.filter(({ disabled }) => !disabled);
    const wanted = findChosen(hours);
    const measureTime = (hour: HTMLInputElement) =>
      Math.abs(toMinutes(timeOf(hour)) - toMinutes(timeOf(wanted ?? hour)));
    const [hour] = open.sort((one, other) => measureTime(one) - measureTime(other));
    if (!hour) return;
    hour.checked = true;
    if (hadFocus) hour.focus();
    showLight(day, timeOf(hour));
    ask(day, hour.getAttribute('aria-label') ?? '');
  };

  const listChosen = (names: readonly string[]) => {
    const chosen = new URLSearchParams();
    for (const name of names) {
      const input = findChosen(listInputs(name));
      if (input) chosen.set(name, input.value);
    }
    return chosen;
  };

  /** Says that a day, or an hour, can't be asked for any more; an address that asks for it says what is shown. */
  const admit = (wanted: URLSearchParams) => {
    const chosen = listChosen(MOMENT);
    const other = [...chosen].find(([name, value]) => (wanted.get(name) ?? value) !== value)?.[0];
    if (!other) return;
    const date = Date.parse(wanted.get('dia') ?? '');
    const day = Number.isNaN(date) ? '' : writeDay.format(date).replace(',', '');
    if (gone && request)
      gone.textContent = other === 'hora' ? request.hourGone : day && fill(request.dayGone, { day });
    const address = readAddress();
    if (MOMENT.some((name) => address.has(name))) write(chosen);
  };

  const choose: Choose = (query) => {
    // Not by `:target`: a browser may come to the fragment after the script.
    const rooms = find<HTMLAnchorElement>('.sunlight-list a');
    for (const link of rooms) link.ariaCurrent = link.hash === location.hash ? 'true' : null;
    // A room is one of the project.
    const state = rooms.some(({ ariaCurrent }) => ariaCurrent) ? 'proyecto' : null;
    for (const name of NAMES) {
      const wanted = query.get(name) ?? (name === 'estado' ? state : null);
      const input = listInputs(name).find(({ value }) => value === wanted);
      if (input) input.checked = true;
    }
    show();
    admit(query);
  };

  let restMs = 0;
  const keep = () => {
    show();
    if (gone) gone.textContent = '';
    publish(listChosen(NAMES), restMs);
  };

  /** Lets the light follow a finger or a mouse along the hours, once it moves more sideways than up: a finger may scroll. */
  const follow = (track: HTMLElement) => {
    let start: PointerEvent | undefined;
    /** The hour to go back to. */
    let before: HTMLInputElement | undefined;
    const cancel = () => {
      start = undefined;
      if (!before) return;
      before.checked = true;
      before = undefined;
      show();
    };
    track.onpointerdown = (event) => {
      // A second finger ends it.
      cancel();
      if (event.isPrimary && event.button === 0) start = event;
    };
    track.onpointermove = ({ buttons, pointerId, clientX: x, clientY: y }) => {
      if (!buttons || pointerId !== start?.pointerId) return;
      if (!before && Math.abs(x - start.clientX) <= Math.abs(y - start.clientY)) return;
      before ??= findChosen(hours);
      track.setPointerCapture(pointerId);
      const measureDistance = (hour: HTMLInputElement) => {
        const { left, right, top, bottom } = hour.getBoundingClientRect();
        return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
      };
      const open = hours.filter(({ disabled }) => !disabled);
      const [nearest] = open.sort((one, other) => measureDistance(one) - measureDistance(other));
      if (!nearest || nearest.checked) return;
      nearest.checked = true;
      show();
    };
    track.onpointerup = () => {
      const isChosen = before !== undefined;
      start = before = undefined;
      if (isChosen) keep();
    };
    track.onpointercancel = cancel;
  };

  // Swedish dates are ISO 8601: `2026-11-26 16`.
  const { timeZone } = sun.dataset;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const findNow = () => {
    const [day = '', time = ''] = clock.format().split(' ');
    const [today] = listInputs('dia').filter(({ value }) => value === day);
    const passed = (hour: HTMLInputElement) => toMinutes(readTime(time)) - toMinutes(timeOf(hour));
    return [today, today && hours.findLast((hour) => passed(hour) >= 0 && passed(hour) < HOUR_MINUTES)];
  };
  const offer = () => {
    if (now) now.hidden = !findNow()[1];
  };
  if (now)
    now.onclick = () => {
      for (const input of findNow()) if (input) input.checked = true;
      offer();
      keep();
    };

  for (const fieldset of find<HTMLFieldSetElement>('fieldset')) fieldset.disabled = false;
  for (const track of find('.sunlight-track')) follow(track);
  sun.onchange = keep;
  // Arrows that are held choose thirty times a second.
  sun.onkeydown = () => (restMs = REST_MS);
  sun.onpointerdown = () => (restMs = 0);
  let focused: EventTarget | null = null;
  sun.addEventListener('focusin', ({ target }) => (focused = target));
  // Of `Clock.astro`, which has hidden the days that are over.
  addEventListener('clock', () => {
    offer();
    const { day, hour } = shown;
    const wanted = new URLSearchParams({
      ...(day && { dia: day.day }),
      ...(hour && { hora: shortenTime(hour) }),
    });
    show();
    admit(wanted);
    const isOver = focused instanceof Element && focused.closest('[data-until][hidden]');
    // A browser takes the focus from what is hidden with its next frame.
    if (isOver && [focused, document.body].includes(document.activeElement))
      findChosen(listInputs('dia'))?.focus();
  });
  offer();
  return choose;
};

const readAddress = () => new URLSearchParams(location.search);
const chooseAll: Choose = (query) => {
  for (const choose of choices) choose(query);
};

const write = (chosen: URLSearchParams) => {
  const query = readAddress();
  for (const [name, value] of chosen) query.set(name, value);
  try {
    history.replaceState(history.state, '', `?${String(query)}${location.hash}`);
  } catch {
    // Refused, it is written with the next choice.
  }
};
let resting: ReturnType<typeof setTimeout> | undefined;
const publish = (chosen: URLSearchParams, restMs: number) => {
  chooseAll(chosen);
  clearTimeout(resting);
  if (restMs > 0) resting = setTimeout(write, restMs, chosen);
  else write(chosen);
};

const choices = [...document.querySelectorAll<HTMLElement>('.sunlight')].map((sun) =>
  startChoice(sun, publish),
);
const readAll = () => chooseAll(readAddress());
addEventListener('hashchange', readAll);
readAll();

// A room is marked where one is, and the focus stays on its link.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.sunlight-list a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(link.hash);
  link.focus({ preventScroll: true });
});
