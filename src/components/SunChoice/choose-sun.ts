import { chatLink } from '../../contact/chat-link.ts';
import { requestLink } from '../../contact/request-link.ts';
import { fill } from '../../fill.ts';
import type { LitHour } from '../../queries/sun-choice.ts';
import { type Day, drawBar, type SunData } from './sun-data.ts';

const HOUR_MS = 3_600_000;
/** What is chosen, by its name in the query of the address, the same in every language. */
const NAMES = ['estado', 'dia', 'hora'] as const;

const findChosen = (inputs: readonly HTMLInputElement[]) => inputs.find(({ checked }) => checked);

/** Starts one choice. Returns what shows what the address says, or else what is chosen. */
const startChoice = (sun: HTMLElement, showAll: () => void): (() => void) => {
  const find = <E extends Element = HTMLElement>(selector: string, within: Element = sun) => [
    ...within.querySelectorAll<E>(selector),
  ];
  const listInputs = (name: string) => find<HTMLInputElement>(`[name^='${name}-']`);
  const { days, request } = JSON.parse(
    sun.querySelector('[type="application/json"]')?.textContent ?? '{"days":[]}',
  ) as SunData;
  const hours = listInputs('hora');
  const blocks = find('.sunlight-day');
  const told = find('.sunlight-words p');
  const links = find<HTMLAnchorElement>('.sunlight-links a');
  const blank = links.map(({ href }) => href);
  const [now] = find('.sunlight-now');

  /** Whether one may still ask for an hour: that of a day ends with its last hour. */
  const isOpen = ({ hours: all, ends }: Day, hour: number): boolean =>
    all.includes(hour) && (!ends || (Number(all.at(-1)) - hour) * HOUR_MS < Date.parse(ends) - Date.now());

  const draw = (block: Element, { path, project, columns, posts }: LitHour) => {
    const drawn = { 'of-today': path, 'of-project': project?.path ?? path, 'sunlight-shadow': columns };
    for (const [name, lines] of Object.entries(drawn))
      for (const line of find(`path.${name}`, block)) line.setAttribute('d', lines);
    for (const [index, post] of find('use', block).entries())
      post.setAttribute('transform', posts[index] || 'scale(0)');
  };

  const tell = (sentence: Element, { name }: Day, { words, project }: LitHour) => {
    const said = {
      'sunlight-day-name': `${name}: `,
      'of-today': words,
      'of-project': project?.words ?? words,
    };
    // What is the same isn't said again.
    for (const [part, text] of Object.entries(said))
      for (const span of find(`.${part}`, sentence)) if (span.textContent !== text) span.textContent = text;
  };

  const measure = (day: Day) => {
    for (const hour of hours)
      for (const bar of find('path', hour.parentElement ?? sun))
        bar.setAttribute('d', drawBar(days, day, Number(hour.value)));
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
    const values = { day: day?.long ?? '', hour, title: request.title };
    const [subject, message] = [fill(request.subject, values), fill(request.message, values)];
    const [form, chat] = links;
    if (form) form.href = day ? requestLink(form.pathname, subject, message) : String(blank[0]);
    if (chat) chat.href = day ? chatLink(chat.pathname, `${subject}\n${message}`) : String(blank[1]);
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
      hour.disabled = !isOpen(day, Number(hour.value));
      hour.parentElement?.toggleAttribute('data-closed', hour.disabled);
    }
    const open = hours.filter(({ disabled }) => !disabled);
    const wanted = Number(findChosen(hours)?.value);
    const measureTime = ({ value }: HTMLInputElement) => Math.abs(Number(value) - wanted);
    const [hour] = open.sort((one, other) => measureTime(one) - measureTime(other));
    if (!hour) return;
    hour.checked = true;
    if (hadFocus) hour.focus();
    const at = Number(hour.value);
    for (const [index, block] of blocks.entries()) {
      const shown = blocks.length > 1 ? days[index] : day;
      const light = shown?.light[at];
      if (!shown || !light) continue;
      draw(block, light);
      if (told[index]) tell(told[index], shown, light);
      for (const one of [block, told[index]]) one?.toggleAttribute('data-chosen', shown === day);
    }
    measure(day);
    ask(day, hour.getAttribute('aria-label') ?? '');
  };

  /** Chooses what the address says, where there is such a choice; a room is one of the project. */
  const read = () => {
    const query = new URLSearchParams(location.search);
    // Not by `:target`: a browser may come to the fragment after the script.
    const rooms = find<HTMLAnchorElement>('.sunlight-list a');
    const isOpened = rooms.some(({ hash }) => hash === location.hash);
    if (!query.has('estado') && isOpened) query.set('estado', 'proyecto');
    for (const name of NAMES) {
      const input = listInputs(name).find(({ value }) => value === query.get(name));
      if (input) input.checked = true;
    }
    for (const link of rooms) link.ariaCurrent = link.hash === location.hash ? 'true' : null;
    show();
  };

  const write = () => {
    show();
    const query = new URLSearchParams(location.search);
    for (const name of NAMES) {
      const chosen = findChosen(listInputs(name));
      if (chosen) query.set(name, chosen.value);
    }
    history.replaceState(history.state, '', `?${String(query)}${location.hash}`);
    showAll();
  };

  /** Lets the light follow a finger or a mouse along the hours. */
  const follow = (track: HTMLElement) => {
    let pointer: number | undefined;
    // A second finger ends it.
    track.onpointerdown = ({ isPrimary, pointerId }) => (pointer = isPrimary ? pointerId : undefined);
    track.onpointermove = ({ buttons, pointerId, clientX: x, clientY: y }) => {
      if (!buttons || pointerId !== pointer) return;
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
    track.onlostpointercapture = ({ target }) => {
      if (target === track) write();
    };
  };

  // Swedish dates are ISO 8601: `2026-11-26 16`.
  const { timeZone } = sun.dataset;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const findNow = () => {
    const [day = '', time = ''] = clock.format().split(' ');
    const [today] = listInputs('dia').filter(({ value }) => value === day);
    return [today, today && hours.find(({ value }) => Number(value) === Number.parseInt(time))];
  };
  const offer = () => {
    if (now) now.hidden = !findNow()[1];
  };
  if (now)
    now.onclick = () => {
      for (const input of findNow()) if (input) input.checked = true;
      offer();
      write();
    };

  for (const fieldset of find<HTMLFieldSetElement>('fieldset')) fieldset.disabled = false;
  for (const track of find('.sunlight-track')) follow(track);
  sun.onchange = write;
  let focused: EventTarget | null = null;
  sun.addEventListener('focusin', ({ target }) => (focused = target));
  // Of `Clock.astro`, which has removed the days that are over.
  addEventListener('clock', () => {
    offer();
    show();
    const isLost = focused instanceof Element && !focused.isConnected;
    if (isLost && document.activeElement === document.body) findChosen(listInputs('dia'))?.focus();
  });
  offer();
  return read;
};

const readAll = (): void => {
  for (const read of choices) read();
};
const choices = [...document.querySelectorAll<HTMLElement>('.sunlight')].map((sun) =>
  startChoice(sun, readAll),
);
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
